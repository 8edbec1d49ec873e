// The prize of the wheel as a ticket: what it is, its code and its last day, and the button that
// puts it into the cart at once.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Coupon } from '#contract/entities/coupon.ts';
import { useCouponTerms } from '../coupons/congratulation.ts';
import { useValidity } from '../coupons/coupon-ticket.tsx';
import { useThisCoupon } from '../coupons/use-this-coupon.ts';
import { Button } from '../ui/button.tsx';

type WinTicketProps = { coupon: Coupon; prize: string; menu: string; filled: boolean };

const PIECES = Array.from({ length: 14 }, (_, index) => index);

export function WinTicket({ coupon, prize, menu, filled }: WinTicketProps) {
  const { t } = useLingui();
  const take = useThisCoupon(menu, filled);
  const terms = useCouponTerms();
  const until = useValidity()(coupon);
  const { codigoCupom } = coupon;
  return (
    <>
      <div className="confetti" aria-hidden="true">
        {PIECES.map((piece) => (
          <i key={piece} />
        ))}
      </div>
      <article className="win-ticket" aria-label={t`Cupom ${codigoCupom}`}>
        <div className="win-worth">
          <strong>{prize}</strong>
          <small>{terms(coupon)}</small>
        </div>
        <div className="win-code">
          <span>
            <small>
              <Trans>Código</Trans>
            </small>
            <code>{codigoCupom}</code>
          </span>
          {until === '' ? null : <small>{until}</small>}
        </div>
      </article>
      <Button block onClick={() => take(codigoCupom)}>
        <Trans>Usar agora</Trans>
      </Button>
    </>
  );
}
