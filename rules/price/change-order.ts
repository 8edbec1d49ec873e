// What becomes of an order that is changed: lines that stay keep their price, and the terms are
// those under which it was ordered.
import type { OrderType } from '#contract/entities/order.ts';
import type { OrderTotals, StoredItem } from '#contract/entities/order-item.ts';
import type { Cents } from '#contract/money.ts';
import { isFinal, PAYMENT_STATUS as P, ORDER_STATUS as S } from '../orders/order-status.ts';
import { ORDER_TYPE } from '../orders/order-type.ts';
import { pick } from '../pick.ts';
import { type CouponTerms, couponCartProblem } from './coupons.ts';
import { type CashbackLimit, cashbackUsable } from './credit-limit.ts';
import type { Discount } from './discounts.ts';
import { lineTotal, type PricedLine, sumLines } from './lines.ts';
import { type PricingInput, priceOrder } from './pricing.ts';
import { countedBy } from './weight.ts';

/** Everything but the lines that an order's price was computed from; stored with the order. */
export type PricingBasis = Omit<PricingInput, 'items' | 'orderType' | 'coupon'> & {
  coupon: (Discount & Pick<CouponTerms, 'valorMinimoPedido'>) | null;
  /** The most that credit may pay of the items; absent: an order without credit, or an old one. */
  cashbackLimit?: CashbackLimit;
};

const stepOf = (totals: OrderTotals, wanted: string): Cents =>
  totals.composicao.find(({ chave }) => chave === wanted)?.valor ?? 0;

/** The credit that an order uses. */
export const creditUsed = (totals: OrderTotals): Cents => 0 - stepOf(totals, 'cashback');

/** Whether a stamp card takes something off. */
export const redeemsCard = (totals: OrderTotals): boolean => stepOf(totals, 'cartela') !== 0;

type Priced = Omit<PricingInput, 'coupon'> & { coupon: PricingBasis['coupon'] };

/** What is stored with an order, with the credit that it really uses. */
export function basisFrom(
  { items: _items, orderType: _type, terms, coupon, ...rest }: Priced,
  totals: OrderTotals,
  limit: CashbackLimit | null = null,
): PricingBasis {
  const cashback = creditUsed(totals);
  return {
    ...rest,
    terms: pick(terms, TERMS),
    coupon: coupon === null ? null : pick(coupon, COUPON),
    cashback,
    ...(cashback === 0 || limit === null ? {} : { cashbackLimit: pick(limit, LIMIT) }),
  };
}

const TERMS = [
  'percentualDesconto',
  'valorDesconto',
  'maximoDesconto',
  'maximoPedidoComDesconto',
  'minimoEntregaGratis',
  'valorMinimoPedido',
  'valorMinimoRetiradaNoLocal',
] as const;
const COUPON = [
  'codigoCupom',
  'valorDesconto',
  'valorDescontoPercentual',
  'maximoDesconto',
  'freteGratis',
  'valorMinimoPedido',
] as const;
const LIMIT = ['percentualMaximo', 'valorMaximo'] as const;

/** For an order without a stored basis: its discounts and fees stay as amounts. */
export function basisOf(totals: OrderTotals): PricingBasis {
  const cashback = creditUsed(totals);
  const stampCardDiscount = 0 - stepOf(totals, 'cartela');
  return {
    terms: {
      percentualDesconto: 0,
      valorDesconto:
        totals.valorDesconto + totals.descontoFormaPagamento - cashback - stampCardDiscount,
      maximoDesconto: 0,
      maximoPedidoComDesconto: 0,
      minimoEntregaGratis: null,
      valorMinimoPedido: 0,
      valorMinimoRetiradaNoLocal: 0,
    },
    coupon: null,
    stampCardDiscount,
    cashback,
    paymentPercent: 0,
    deliveryFee: totals.valorEntrega,
    additionalFee: totals.taxaAdicional,
    servicePercent: 0,
  };
}

export const storedLine = (item: StoredItem): PricedLine => ({
  productId: item.idProduto,
  unit: item.valorUnitario,
  quantity: item.quantidade,
  grams: item.gramas,
  promotional: item.promocional ?? false,
  ...(item.camada === undefined ? {} : { layer: item.camada }),
});

/**
 * A line that stays, by its position, with at most the quantity that was ordered. `gramas`: what it
 * was weighed as, more or less than ordered.
 */
export type KeptLine = { linha: number; quantidade: number; gramas?: number | undefined };

/** Null: such a line was not ordered. */
export function keptItems(
  before: readonly StoredItem[],
  kept: readonly KeptLine[],
): StoredItem[] | null {
  const items = kept.flatMap(({ linha, quantidade, gramas }) => {
    const item = before[linha];
    if (item === undefined || quantidade > item.quantidade) return [];
    if (gramas !== undefined && (item.gramas === undefined || quantidade !== 1)) return [];
    const changed = { ...item, quantidade, ...countedBy(gramas ?? item.gramas) };
    return [{ ...changed, valorTotal: lineTotal(storedLine(changed)) }];
  });
  const once = new Set(kept.map(({ linha }) => linha)).size === kept.length;
  return once && items.length === kept.length ? items : null;
}

export type ChangedOrder = {
  totals: OrderTotals;
  basis: PricingBasis;
  /** The coupon that no longer counts; null: there was none, or it still does. */
  lostCoupon: string | null;
};

/** The price of the changed lines, by the rule of the checkout. */
export function changedOrder(
  items: readonly StoredItem[],
  orderType: OrderType,
  { coupon: before, ...basis }: PricingBasis,
): ChangedOrder {
  const lines = items.map(storedLine);
  const { cashbackLimit: limit, cashback: used } = basis;
  const cashback = limit === undefined ? used : cashbackUsable(used, sumLines(lines), limit);
  const cart = { ...basis, orderType, items: lines, coupon: null, cashback };
  const coupon = before !== null && couponCartProblem(before, cart) === null ? before : null;
  const totals = priceOrder({ ...cart, coupon });
  return {
    totals,
    // What goes back, credit or a stamp card, is not used again by a later version, nor is a lost
    // coupon.
    basis: {
      ...basis,
      coupon,
      cashback: creditUsed(totals),
      stampCardDiscount: redeemsCard(totals) ? basis.stampCardDiscount : 0,
    },
    lostCoupon: before !== null && coupon === null ? before.codigoCupom : null,
  };
}

/** After a payment online: what goes back, and what is still due on handover. */
export type MoneyAfter = { givenBack: Cents; due: Cents };

/** `kept`: paid, less what earlier versions gave back. `left`: what can still be given back. */
export function moneyAfter(total: Cents, { kept, left }: { kept: Cents; left: Cents }): MoneyAfter {
  return {
    givenBack: Math.max(0, Math.min(kept - total, left)),
    due: Math.max(0, total - kept),
  };
}

type State = { status: number; statusPagamento: number; tipoPedido: OrderType };
export type ChangeProblem = 'changeAtTable' | 'changeTooLate' | 'changeNotPaid';

/** Why an order cannot be changed now; null: it can. */
export function changeProblem({
  status,
  statusPagamento,
  tipoPedido,
}: State): ChangeProblem | null {
  if (tipoPedido === ORDER_TYPE.table) return 'changeAtTable';
  if (isFinal(status)) return 'changeTooLate';
  const waits: readonly number[] = [S.unidentified, S.sent, S.paymentPending, S.paid];
  if (waits.includes(status)) return 'changeNotPaid';
  return statusPagamento === P.onDelivery || statusPagamento === P.paid ? null : 'changeTooLate';
}

export type WishProblem = ChangeProblem | 'wishTooLate';

/** Why a customer cannot ask for a change now: once the kitchen has begun, they call the store. */
export function wishProblem(order: State): WishProblem | null {
  const problem = changeProblem(order);
  if (problem !== null) return problem;
  const before: readonly number[] = [S.awaitingAcceptance, S.accepted];
  return before.includes(order.status) ? null : 'wishTooLate';
}
