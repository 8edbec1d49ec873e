// The cash register of a store: opening, moves, closing, and the report of a day.
import '../../i18n/staff-words.ts';
import { useLingui } from '@lingui/react/macro';
import { pageContext } from '../../context.ts';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { OneStorePage } from '../frame/one-store-page.tsx';
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
  if (loaderData === null) return null;
  const { manages, ...page } = loaderData;
  return (
    <OneStorePage {...page} place="register" title={t`Caixa`} printed>
      {(store) => <RegisterScreen key={store.id} store={store} manages={manages} />}
    </OneStorePage>
  );
}
