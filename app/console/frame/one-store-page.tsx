// A page of the console that is about one store: staff of several choose which.
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StaffPage } from './page.tsx';
import { StoreSelect } from './store-select.tsx';

type OneStorePageProps = Pick<ComponentProps<typeof StaffPage>, 'css' | 'place' | 'title'> & {
  /** The stores of this member of staff. */
  storeIds: readonly number[];
  /** Said where there is no store. */
  none?: ReactNode;
  /** Paper takes the content without the console around it. */
  printed?: boolean;
  children: (store: Store) => ReactNode;
};

export function OneStorePage({
  storeIds,
  none,
  printed = false,
  children,
  ...page
}: OneStorePageProps) {
  const { t } = useLingui();
  const { estabelecimentos } = useBrand();
  const [chosen, setChosen] = useState<number | null>(null);
  const stores = estabelecimentos.filter(({ id }) => storeIds.includes(id));
  const store = stores.find(({ id }) => id === chosen) ?? stores[0];
  return (
    <StaffPage
      {...page}
      detail={
        stores.length < 2 || store === undefined ? (
          store?.nome
        ) : (
          <StoreSelect stores={stores} chosen={store.id} onChoose={setChosen} />
        )
      }
      body={classes('console-body', printed && 'printed')}
    >
      {store === undefined ? <EmptyState title={t`Nenhuma loja`} text={none} /> : children(store)}
    </StaffPage>
  );
}
