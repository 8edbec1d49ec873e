// Loyalty for the people of the restaurant: the code at the counter, one diner's ledger, and what the brand promises.
import '../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, redirect } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { pageContext } from '../context.ts';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/loyalty.route';
import '../styles/review.css';
import '../styles/loyalty.css';
import '../styles/staff-loyalty.css';
import { BoardRail } from './board-rail.tsx';
import { LoyaltyCounter } from './loyalty-counter.tsx';
import { LoyaltyPromises } from './loyalty-promises.tsx';
import { LoyaltySearch } from './loyalty-search.tsx';
import { neutralCss } from './neutral.server.ts';
import { StaffFrame } from './staff-frame.tsx';

type Loaded = { settings: OutputOf<Endpoints['staffLoyalty']>; css: string };
const NOT_STAFF = [401, 403];

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const result = await api.staffLoyalty({});
  if (result.ok) return { settings: result.value, css: neutralCss() };
  if (NOT_STAFF.includes(result.status)) throw redirect('/painel/entrar');
  throw new Error(result.mensagem);
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StaffLoyalty({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  if (loaderData === null) return null;
  const { settings, css } = loaderData;
  return (
    <StaffFrame css={css}>
      <div className="staff">
        <title>{t`Fidelidade`}</title>
        <BoardRail current="loyalty" />
        <main className="staff-reviews stack lg">
          <header className="row between">
            <h1 className="t-title">
              <Trans>Fidelidade</Trans>
            </h1>
            <Link className={buttonClass({ variant: 'outline', size: 'sm' }, 'mob-only')} to="/painel">
              <Trans>Pedidos</Trans>
            </Link>
          </header>
          <LoyaltyCounter programs={settings.programas} />
          <LoyaltySearch programs={settings.programas} />
          <LoyaltyPromises settings={settings} />
        </main>
      </div>
    </StaffFrame>
  );
}
