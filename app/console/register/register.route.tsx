// The cash register of a store: opening, moves, closing, and the report of a day.
import '../../i18n/staff-words.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/register.route';
import './register.css';
import { RegisterScreen } from './register-screen.tsx';

type Loaded = { storeIds: number[]; manages: boolean; css: string };

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const { estabelecimentos } = loadedOrSignIn(await api.counterStores({}));
  const { papel } = loadedOrSignIn(await api.staffSelf({}));
  return { storeIds: estabelecimentos, manages: papel !== 'atendente', css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { estabelecimentos } = useBrand();
  const [chosen, setChosen] = useState<number | null>(null);
  if (loaderData === null) return null;
  const stores = estabelecimentos.filter(({ id }) => loaderData.storeIds.includes(id));
  const store = stores.find(({ id }) => id === chosen) ?? stores[0];
  return (
    <StaffPage
      css={loaderData.css}
      place="register"
      title={t`Caixa`}
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
        <EmptyState title={t`Nenhuma loja`} />
      ) : (
        <RegisterScreen key={store.id} store={store} manages={loaderData.manages} />
      )}
    </StaffPage>
  );
}
