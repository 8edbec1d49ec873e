// Orders by phone and at the counter, taken by keyboard alone.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageContext } from '../../context.ts';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { OneStorePage } from '../frame/one-store-page.tsx';
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
  if (loaderData === null) return null;
  return (
    <OneStorePage
      {...loaderData}
      place="counter"
      title={t`Balcão`}
      none={<Trans>Aqui se anotam pedidos quando a loja aparece no site.</Trans>}
    >
      {(store) => <CounterScreen key={store.id} store={store} />}
    </OneStorePage>
  );
}
