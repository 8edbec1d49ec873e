// A coupon as a notched ticket: its value, its conditions, and the button that takes it.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Coupon } from '#contract/entities/coupon.ts';
import { formatPercent } from '#rules/price/currency.ts';
import { useBrandDate } from '../orders/brand-date.ts';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { useCouponTerms } from './congratulation.ts';
import { useThisCoupon } from './use-this-coupon.ts';
import { useWeekHours } from './week-hours.ts';

type CouponTicketProps = { coupon: Coupon; menu: string; filled: boolean };

export function CouponTicket({ coupon, menu, filled }: CouponTicketProps) {
  const { t } = useLingui();
  const take = useThisCoupon(menu, filled);
  const terms = useCouponTerms();
  const until = useValidity();
  const weekHours = useWeekHours();
  const { codigoCupom, nome, primeiroPedido, horarios } = coupon;
  const conditions = [
    terms(coupon),
    primeiroPedido ? t`Só no primeiro pedido` : '',
    weekHours(horarios),
    until(coupon),
  ]
    .filter((part) => part !== '')
    .join('. ');
  return (
    <article className="coupon">
      <Worth coupon={coupon} />
      <span className="grow">
        <b className="num">{codigoCupom}</b>
        <small>{nome}</small>
        <small>{conditions}.</small>
      </span>
      <Button
        variant="outline"
        size="sm"
        aria-label={t`Usar cupom ${codigoCupom}`}
        onClick={() => take(codigoCupom)}
      >
        <Trans>Usar</Trans>
      </Button>
    </article>
  );
}

function Worth({
  coupon: { valorDesconto, valorDescontoPercentual, freteGratis },
}: {
  coupon: Coupon;
}) {
  const money = useMoney();
  const { i18n } = useLingui();
  const much =
    valorDescontoPercentual > 0
      ? formatPercent(valorDescontoPercentual, i18n.locale)
      : valorDesconto > 0
        ? money(valorDesconto).replace(/[.,]00$/, '')
        : '';
  return (
    <span className="coupon-value">
      {much}
      {freteGratis ? (
        <small>{much === '' ? <Trans>Frete grátis</Trans> : <Trans>+ frete grátis</Trans>}</small>
      ) : null}
    </span>
  );
}

/** The last valid day; empty without one. */
export function useValidity(): (coupon: Pick<Coupon, 'validoAte'>) => string {
  const { t } = useLingui();
  const date = useBrandDate();
  return ({ validoAte }) => {
    if (validoAte === null) return '';
    const day = date(validoAte, { day: 'numeric', month: 'long' });
    return t`Vale até ${day}`;
  };
}
