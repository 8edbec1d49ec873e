// The customer's coupons, the wheel, and the referral link.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Share2, Sparkles, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import type { OwnReferral } from '#contract/entities/gifts.ts';
import { pages } from '#contract/pages.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { OwnWords } from '../brand/own-words.tsx';
import { useCart } from '../cart/cart-store.ts';
import { useCouponTerms } from '../coupons/congratulation.ts';
import { CouponTicket } from '../coupons/coupon-ticket.tsx';
import { storeSuffix } from '../stores/store-choice.ts';
import '../coupons/coupon.css';
import { useBrandDate } from '../orders/brand-date.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useShare } from '../ui/use-share.ts';
import type { LoyaltyData } from './load-loyalty.ts';

export function OwnGifts({ data }: { data: LoyaltyData }) {
  const { cupons, roleta, indicacao, storeId } = data;
  return (
    <>
      {roleta === null ? null : <WheelLink next={roleta.proximoGiro} />}
      {cupons.length === 0 ? null : <OwnCoupons coupons={cupons} storeId={storeId} />}
      {indicacao === null ? null : <Referral referral={indicacao} />}
    </>
  );
}

/** Where a coupon is used: the store's menu, or a filled cart. */
export function useMenuOf(storeId: number | null): { menu: string; filled: boolean } {
  const brand = useBrand();
  const store = brand.estabelecimentos.find(({ id }) => id === storeId);
  const { count } = useCart(storeId ?? 0);
  return {
    menu: store === undefined ? pages.menu : `${pages.menu}${storeSuffix(brand, store)}`,
    filled: store !== undefined && count > 0,
  };
}

function WheelLink({ next }: { next: string | null }) {
  const date = useBrandDate();
  return (
    <Link className="card row gift-link" to={pages.wheel}>
      <span className={next === null ? 'icon-tile brand' : 'icon-tile'}>
        <Icon of={Sparkles} />
      </span>
      <span className="grow">
        <b className="t-item">
          <Trans>Roleta de prêmios</Trans>
        </b>
        <span className="t-cap own-line">
          {next === null ? (
            <Trans>Você tem 1 giro</Trans>
          ) : (
            <Trans>
              Próximo giro em{' '}
              {date(next, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })}
            </Trans>
          )}
        </span>
      </span>
      <Icon of={ChevronRight} />
    </Link>
  );
}

function OwnCoupons({
  coupons,
  storeId,
}: {
  coupons: LoyaltyData['cupons'];
  storeId: number | null;
}) {
  const { menu, filled } = useMenuOf(storeId);
  return (
    <section className="own-coupons">
      <h2 className="t-head">
        <Trans>Seus cupons</Trans>
      </h2>
      <ul>
        {coupons.map((coupon) => (
          <li key={coupon.codigoCupom}>
            <CouponTicket coupon={coupon} menu={menu} filled={filled} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Referral({ referral: { codigo, oferta, indicados } }: { referral: OwnReferral }) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const terms = useCouponTerms();
  const share = useShare();
  return (
    <section className="card stack md">
      <div className="row top">
        <span className="icon-tile brand">
          <Icon of={UserPlus} />
        </span>
        <div className="grow">
          <h2 className="t-item">
            <OwnWords>{oferta.nome}</OwnWords>
          </h2>
          <p className="t-sub">
            <Trans>
              Quem entra pelo seu link e você ganham um cupom quando o primeiro pedido da pessoa for
              entregue: {terms(oferta)}.
            </Trans>
          </p>
        </div>
      </div>
      {indicados === 0 ? null : (
        <p className="t-cap">
          <Plural
            value={indicados}
            one="# pessoa já pediu pelo seu link."
            other="# pessoas já pediram pelo seu link."
          />
        </p>
      )}
      <Button
        variant="tonal"
        block
        onClick={() =>
          void share(t`Peça em ${projectName}`, `${location.origin}/?indicacao=${codigo}`)
        }
      >
        <Icon of={Share2} />
        <Trans>Compartilhar meu link</Trans>
      </Button>
    </section>
  );
}
