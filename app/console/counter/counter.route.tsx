// Orders by phone and at the counter, taken by keyboard alone.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/counter.route';
import './counter.css';
import { CounterScreen } from './counter-screen.tsx';

type Loaded = { storeIds: number[]; css: string };

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const { estabelecimentos } = loadedOrSignIn(await api.counterStores({}));
  return { storeIds: estabelecimentos, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function Counter({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { estabelecimentos } = useBrand();
  const [chosen, setChosen] = useState<number | null>(null);
  if (loaderData === null) return null;
  const stores = estabelecimentos.filter(({ id }) => loaderData.storeIds.includes(id));
  const store = stores.find(({ id }) => id === chosen) ?? stores[0];
  return (
    <StaffPage
      css={loaderData.css}
      place="counter"
      title={t`Balcão`}
      detail={store?.nome}
      body="console-body"
      actions={
        stores.length < 2 || store === undefined ? null : (
          <SelectField
            label={t`Loja`}
            value={String(store.id)}
            options={stores.map(({ id, nome }) => ({ value: String(id), label: nome }))}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
        )
      }
    >
      {store === undefined ? (
        <EmptyState
          title={t`Nenhuma loja`}
          text={<Trans>Aqui se anotam pedidos quando a loja aparece no site.</Trans>}
        />
      ) : (
        <CounterScreen key={store.id} store={store} />
      )}
    </StaffPage>
  );
}
