// Loyalty for staff: the counter, and the brand's programmes, a tab each.
import '../../i18n/staff-words.ts';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Gifts } from '#contract/entities/gifts.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { classes } from '../../ui/classes.ts';
import type { Route } from './+types/loyalty.route';
import '../../styles/amounts.css';
import '../stores/stores.css';
import './loyalty.css';
import { loadedIfAllowed, loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import { LoyaltyCards } from './cards.tsx';
import { LoyaltyCashback } from './cashback.tsx';
import { LoyaltyCounter } from './counter.tsx';
import { LoyaltyReferral } from './referral.tsx';
import { LoyaltySearch } from './search.tsx';
import { LoyaltyWheel } from './wheel.tsx';

const SECTIONS = ['balcao', 'cartoes', 'cashback', 'indicacao', 'roleta'] as const;
type Section = (typeof SECTIONS)[number];
/** `gifts` is null without permission, and where no orders could use a coupon. */
type Loaded = {
  settings: OutputOf<Endpoints['staffLoyalty']>;
  gifts: Gifts | null;
  section: Section;
  css: string;
};

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const section = SECTIONS.find((name) => name === url.searchParams.get('aba')) ?? 'balcao';
  const [settings, gifts] = await Promise.all([
    api.staffLoyalty({}),
    brand.possuiDelivery ? api.consoleGifts({}) : null,
  ]);
  return {
    settings: loadedOrSignIn(settings),
    gifts: gifts === null ? null : loadedIfAllowed(gifts),
    section,
    css: neutralCss(),
  };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StaffLoyalty({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { settings, gifts, css } = loaderData;
  const section = gifts === null && isGift(loaderData.section) ? 'balcao' : loaderData.section;
  return (
    <StaffPage css={css} place="loyalty" title={t`Fidelidade`} detail={projectName}>
      <SectionTabs section={section} gifts={gifts !== null} />
      {section === 'balcao' ? (
        <>
          <LoyaltyCounter settings={settings} />
          <LoyaltySearch settings={settings} />
        </>
      ) : null}
      {section === 'cartoes' ? <LoyaltyCards settings={settings} /> : null}
      {section === 'cashback' ? <LoyaltyCashback settings={settings} /> : null}
      {section === 'indicacao' && gifts !== null ? (
        <LoyaltyReferral key={gifts.indicacao.revisao} referral={gifts.indicacao} />
      ) : null}
      {section === 'roleta' && gifts !== null ? (
        <LoyaltyWheel key={gifts.roleta.revisao} wheel={gifts.roleta} />
      ) : null}
    </StaffPage>
  );
}

const isGift = (section: Section) => section === 'indicacao' || section === 'roleta';

function SectionTabs({ section, gifts }: { section: Section; gifts: boolean }) {
  const { t } = useLingui();
  const names: Record<Section, string> = {
    balcao: t`Balcão`,
    cartoes: t`Cartões`,
    cashback: t`Cashback`,
    indicacao: t`Indicação`,
    roleta: t`Roleta`,
  };
  return (
    <nav className="chipwrap" aria-label={t`Partes da fidelidade`}>
      {SECTIONS.filter((name) => gifts || !isGift(name)).map((name) => (
        <Link
          key={name}
          className={classes('chip', name === section && 'on')}
          to={`?aba=${name}`}
          aria-current={name === section ? 'page' : undefined}
        >
          {names[name]}
        </Link>
      ))}
    </nav>
  );
}
