// Loyalty for the people of the restaurant: the code at the counter, one diner's ledger, and what the brand promises.
import '../i18n/staff-words.ts';
import { useLingui } from '@lingui/react/macro';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import type { Route } from './+types/loyalty.route';
import '../styles/review.css';
import '../styles/loyalty.css';
import '../styles/staff-loyalty.css';
import { LoyaltyCounter } from './loyalty-counter.tsx';
import { LoyaltyPromises } from './loyalty-promises.tsx';
import { LoyaltySearch } from './loyalty-search.tsx';
import { neutralCss } from './neutral.server.ts';
import { loadedOrSignIn } from './staff-loaded.ts';
import { StaffPage } from './staff-page.tsx';

type Loaded = { settings: OutputOf<Endpoints['staffLoyalty']>; css: string };

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  return { settings: loadedOrSignIn(await api.staffLoyalty({})), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StaffLoyalty({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { settings, css } = loaderData;
  return (
    <StaffPage css={css} place="loyalty" title={t`Fidelidade`} detail={projectName}>
      <LoyaltyCounter programs={settings.programas} />
      <LoyaltySearch programs={settings.programas} />
      <LoyaltyPromises settings={settings} />
    </StaffPage>
  );
}
