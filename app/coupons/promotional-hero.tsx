// The header of the promotional page: the brand's newest coupon on its colour, or the brand's name.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Coupon } from '#contract/entities/coupon.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { Button } from '../ui/button.tsx';
import { Rings } from '../ui/cover.tsx';
import { useCouponTerms } from './congratulation.ts';
import { useValidity } from './coupon-ticket.tsx';
import { useThisCoupon } from './use-this-coupon.ts';
import { useWeekHours } from './week-hours.ts';

type PromotionalHeroProps = {
  coupon: Coupon | null;
  picture: string | null;
  menu: string;
  filled: boolean;
  /** The way back, on a phone. */
  children: ReactNode;
};

export function PromotionalHero({ coupon, picture, menu, filled, children }: PromotionalHeroProps) {
  const { projectName } = useBrand();
  return (
    <section className="promo-hero">
      <Rings />
      {picture === null ? null : (
        <img
          className="promo-picture"
          src={picture}
          alt=""
          width={256}
          height={256}
          fetchPriority="high"
        />
      )}
      <div className="promo-top mob-only">{children}</div>
      <div className="promo-copy">
        {coupon === null ? (
          <>
            <p className="t-label">{projectName}</p>
            <h1>
              <Trans>Promoções</Trans>
            </h1>
          </>
        ) : (
          <Best coupon={coupon} menu={menu} filled={filled} />
        )}
      </div>
    </section>
  );
}

function Best({ coupon, menu, filled }: { coupon: Coupon; menu: string; filled: boolean }) {
  const { projectName } = useBrand();
  const take = useThisCoupon(menu, filled);
  const terms = useCouponTerms();
  const until = useValidity()(coupon);
  const hours = useWeekHours()(coupon.horarios);
  return (
    <>
      <p className="t-label">{until === '' ? projectName : until}</p>
      <h1>{coupon.nome}</h1>
      <p>{[terms(coupon), hours].filter((part) => part !== '').join('. ')}.</p>
      <div className="coupon light">
        <span className="grow">
          <small>
            <Trans>Cupom</Trans>
          </small>
          <b className="num">{coupon.codigoCupom}</b>
        </span>
        <Button variant="inverse" size="md" onClick={() => take(coupon.codigoCupom)}>
          <Trans>Usar cupom</Trans>
        </Button>
      </div>
    </>
  );
}
