// Coupons: what one takes off, and whether it may be used here and now. Data from the database
// comes in as numbers.
import type { OpeningSpan } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { ORDER_TYPE } from '../orders/order-type.ts';
import { addDays, localDate, localMinutes, weekday } from '../time/zoned-time.ts';
import type { Discount } from './discounts.ts';
import { sumLines } from './lines.ts';
import { isDeliveryFree, type PricingInput, priceOrder } from './pricing.ts';

/** Normalised for comparing and storing: people type lower case and spaces. */
export function couponCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

/** The conditions of a coupon. */
export type CouponTerms = Discount & {
  ativo: boolean;
  /** Minimum items before discounts; 0 for none. */
  valorMinimoPedido: Cents;
  /** null: every store of the brand. */
  storeId: number | null;
  validoDe: Date | null;
  validoAte: Date | null;
  /** Weekdays and hours on the store's clock; none: always. */
  horarios: readonly OpeningSpan[];
  primeiroPedido: boolean;
  /** Uses per person, and in total; null: unlimited. */
  usosPorCliente: number | null;
  limiteUsos: number | null;
};

export type CouponSituation = {
  now: Date;
  timeZone: string;
  storeId: number;
  /** The pricing input, without the coupon. */
  cart: PricingInput;
  /** This person's valid orders, and uses of this coupon by this person and by all. */
  ordersBefore: number;
  usedByCustomer: number;
  usedByAll: number;
};

export type CouponProblem =
  | {
      code:
        | 'couponUnknown'
        | 'couponNotYet'
        | 'couponExpired'
        | 'couponUsedUp'
        | 'couponFirstOrderOnly'
        | 'couponAlreadyUsed'
        | 'couponOtherStore'
        | 'couponNotNow'
        | 'couponPickup'
        | 'couponTable'
        | 'couponNothingToDiscount'
        | 'couponNoBetter';
    }
  | { code: 'couponMinimum'; minimum: Cents; missing: Cents };

/** Permanent problems first, then those that the customer can fix, in the order of fixing them. */
export function couponProblem(
  terms: CouponTerms,
  situation: CouponSituation,
): CouponProblem | null {
  return (
    lostProblem(terms, situation) ??
    placeProblem(terms, situation) ??
    couponCartProblem(terms, situation.cart)
  );
}

/** A coupon that nobody can use any more; null: somebody still can. */
export function deadCoupon(
  terms: CouponTerms,
  { now, usedByAll }: Pick<CouponSituation, 'now' | 'usedByAll'>,
): CouponProblem | null {
  return lostProblem(terms, { now, usedByAll, ordersBefore: 0, usedByCustomer: 0 });
}

function lostProblem(
  terms: CouponTerms,
  {
    now,
    ordersBefore,
    usedByCustomer,
    usedByAll,
  }: Pick<CouponSituation, 'now' | 'ordersBefore' | 'usedByCustomer' | 'usedByAll'>,
): CouponProblem | null {
  if (!terms.ativo) return { code: 'couponUnknown' };
  if (terms.validoAte !== null && now >= terms.validoAte) return { code: 'couponExpired' };
  if (terms.limiteUsos !== null && usedByAll >= terms.limiteUsos) return { code: 'couponUsedUp' };
  if (terms.primeiroPedido && ordersBefore > 0) return { code: 'couponFirstOrderOnly' };
  if (terms.usosPorCliente !== null && usedByCustomer >= terms.usosPorCliente)
    return { code: 'couponAlreadyUsed' };
  return null;
}

function placeProblem(
  terms: CouponTerms,
  { now, timeZone, storeId }: CouponSituation,
): CouponProblem | null {
  if (terms.validoDe !== null && now < terms.validoDe) return { code: 'couponNotYet' };
  if (terms.storeId !== null && terms.storeId !== storeId) return { code: 'couponOtherStore' };
  return terms.horarios.length > 0 && !isWithin(terms.horarios, now, timeZone)
    ? { code: 'couponNotNow' }
    : null;
}

/** Problems of the cart itself, which the browser can find too. */
export function couponCartProblem(
  coupon: Discount & Pick<CouponTerms, 'valorMinimoPedido'>,
  cart: PricingInput,
): CouponProblem | null {
  const {
    valorDesconto,
    valorDescontoPercentual,
    freteGratis,
    valorMinimoPedido: minimum,
  } = coupon;
  const takesOff = valorDesconto > 0 || valorDescontoPercentual > 0;
  const isDelivery = cart.orderType === ORDER_TYPE.delivery;
  if (!takesOff && !isDelivery)
    return { code: cart.orderType === ORDER_TYPE.table ? 'couponTable' : 'couponPickup' };
  const items = sumLines(cart.items);
  if (items < minimum) return { code: 'couponMinimum', minimum, missing: minimum - items };
  if (freteGratis && isDelivery && !isDeliveryFree(cart)) return null;
  const percentOnly = valorDescontoPercentual > 0 && valorDesconto === 0;
  const nothingToDiscount = sumLines(cart.items.filter((line) => !line.promotional)) === 0;
  if (percentOnly && nothingToDiscount) return { code: 'couponNothingToDiscount' };
  return customerPays({ ...cart, coupon }) < customerPays(cart) ? null : { code: 'couponNoBetter' };
}

/** Money and credit: a coupon that saves credit is worth something even if the total stays. */
function customerPays(cart: PricingInput): Cents {
  const { valorTotal, composicao } = priceOrder(cart);
  const credit = composicao.find(({ chave }) => chave === 'cashback')?.valor ?? 0;
  return valorTotal - credit;
}

export type CouponState = 'valendo' | 'agendado' | 'encerrado' | 'esgotado' | 'desligado';

/** Its state for staff at a moment, for any customer and store. */
export function couponState(
  {
    ativo,
    validoDe,
    validoAte,
    limiteUsos,
  }: Pick<CouponTerms, 'ativo' | 'validoDe' | 'validoAte' | 'limiteUsos'>,
  used: number,
  now: Date,
): CouponState {
  if (!ativo) return 'desligado';
  if (validoAte !== null && now >= validoAte) return 'encerrado';
  if (limiteUsos !== null && used >= limiteUsos) return 'esgotado';
  return validoDe !== null && now < validoDe ? 'agendado' : 'valendo';
}

const DAY_MINUTES = 1440;

/**
 * Whether a local time is within one of the spans; one that passes midnight belongs to the day on
 * which it began.
 */
export function isWithin(spans: readonly OpeningSpan[], now: Date, timeZone: string): boolean {
  const today = localDate(now, timeZone);
  const minutes = localMinutes(now, timeZone);
  const holds = (date: string, at: number) =>
    spans.some(
      ({ diaSemana, abre, fecha }) =>
        diaSemana === weekday(date) &&
        at >= abre &&
        at < (fecha > abre ? fecha : fecha + DAY_MINUTES),
    );
  return holds(today, minutes) || holds(addDays(today, -1), minutes + DAY_MINUTES);
}

/**
 * Letters that are not confused when a code is read aloud: no 0, O, 1 or I. 32 of them, so each
 * carries five bits.
 */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
