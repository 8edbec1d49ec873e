// Loyalty for the people of the restaurant: the counter, and what the brand promises, a tab for each.
import '../i18n/staff-words.ts';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import { classes } from '../ui/classes.ts';
import type { Route } from './+types/loyalty.route';
import '../styles/amounts.css';
import '../styles/staff-setup.css';
import '../styles/staff-loyalty.css';
import { LoyaltyCards } from './loyalty-cards.tsx';
import { LoyaltyCashback } from './loyalty-cashback.tsx';
import { LoyaltyCounter } from './loyalty-counter.tsx';
import { LoyaltySearch } from './loyalty-search.tsx';
import { neutralCss } from './neutral.server.ts';
import { loadedOrSignIn } from './staff-loaded.ts';
import { StaffPage } from './staff-page.tsx';

const SECTIONS = ['balcao', 'cartoes', 'cashback'] as const;
type Section = (typeof SECTIONS)[number];
type Loaded = { settings: OutputOf<Endpoints['staffLoyalty']>; section: Section; css: string };

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const section = SECTIONS.find((name) => name === url.searchParams.get('aba')) ?? 'balcao';
  return { settings: loadedOrSignIn(await api.staffLoyalty({})), section, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StaffLoyalty({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { settings, section, css } = loaderData;
  return (
    <StaffPage css={css} place="loyalty" title={t`Fidelidade`} detail={projectName}>
      <SectionTabs section={section} />
      {section === 'balcao' ? (
        <>
          <LoyaltyCounter settings={settings} />
          <LoyaltySearch settings={settings} />
        </>
      ) : null}
      {section === 'cartoes' ? <LoyaltyCards settings={settings} /> : null}
      {section === 'cashback' ? <LoyaltyCashback settings={settings} /> : null}
    </StaffPage>
  );
}

function SectionTabs({ section }: { section: Section }) {
  const { t } = useLingui();
  const names: Record<Section, string> = { balcao: t`Balcão`, cartoes: t`Cartões`, cashback: t`Cashback` };
  return (
    <nav className="chipwrap" aria-label={t`Partes da fidelidade`}>
      {SECTIONS.map((name) => (
        <Link key={name} className={classes('chip', name === section && 'on')} to={`?aba=${name}`} aria-current={name === section ? 'page' : undefined}>
          {names[name]}
        </Link>
      ))}
    </nav>
  );
}
