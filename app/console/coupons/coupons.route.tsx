// Coupons for staff: their own, one of them to edit, and the personal offer of the promotional
// page.
import { consolePages } from '#contract/console-pages.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import '../stores/stores.css';
import './coupons.css';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/coupons.route';
import { CouponForm } from './form.tsx';
import { CouponList } from './list.tsx';
import { CouponOfferCard } from './offer-card.tsx';
import { CouponOfferForm } from './offer-form.tsx';
import type { CouponPage } from './page.ts';

/** `page` is null without permission; `open` is what is being edited. */
type Loaded = {
  page: CouponPage | null;
  open: 'new' | 'offer' | number | null;
  later: boolean;
  css: string;
};

const numberOf = (text: string | null) =>
  Number.isSafeInteger(Number(text)) && Number(text) > 0 ? Number(text) : null;

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const wanted = url.searchParams.get('cupom');
  const open = wanted === 'novo' ? 'new' : wanted === 'oferta' ? 'offer' : numberOf(wanted);
  const before = numberOf(url.searchParams.get('antes'));
  // The edited one is the first before the next id.
  const antesDe = typeof open === 'number' ? open + 1 : (before ?? undefined);
  return {
    page: loadedIfAllowed(await api.consoleCoupons({ antesDe })),
    open,
    later: before !== null,
    css: neutralCss(),
  };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StaffCoupons({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { page, open, later, css } = loaderData;
  const create = (
    <Link className={buttonClass({ size: 'md' })} to="?cupom=novo">
      <Icon of={Plus} size={18} />
      <Trans>Novo cupom</Trans>
    </Link>
  );
  return (
    <StaffPage
      css={css}
      place="coupons"
      title={t`Cupons`}
      detail={projectName}
      actions={page === null || open !== null ? undefined : create}
    >
      {page === null ? (
        <EmptyState
          title={t`Só para quem administra`}
          text={t`Quem cria cupons é o proprietário ou o gerente.`}
        />
      ) : open === null ? (
        <>
          <CouponList page={page} later={later} />
          {page.ofertaCupom === null ? null : <CouponOfferCard offer={page.ofertaCupom} />}
        </>
      ) : (
        <Editing page={page} open={open} />
      )}
    </StaffPage>
  );
}

function Editing({ page, open }: { page: CouponPage; open: NonNullable<Loaded['open']> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const back = async () => {
    await navigate(consolePages.coupons);
  };
  const { ofertaCupom, cupons } = page;
  if (open === 'offer' && ofertaCupom !== null)
    return <CouponOfferForm key={ofertaCupom.revisao} offer={ofertaCupom} onSaved={back} />;
  const coupon = cupons.find(({ id }) => id === open) ?? null;
  if (open !== 'new' && coupon === null) {
    return (
      <EmptyState title={t`Este cupom não existe mais`} text={t`Outra pessoa pode tê-lo excluído.`}>
        <Link className={buttonClass()} to={consolePages.coupons}>
          <Trans>Ver os cupons</Trans>
        </Link>
      </EmptyState>
    );
  }
  return <CouponForm key={coupon?.revisao ?? 'new'} coupon={coupon} page={page} onSaved={back} />;
}
