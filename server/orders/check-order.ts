// The server's checks before an order is accepted; each problem that the rules find becomes a
// refusal.
import type { CartRequest } from '#contract/entities/order.ts';
import type { OrderItem } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import {
  type CheckoutProblem,
  type CheckoutProblemCode,
  checkCheckout,
} from '#rules/cart/checkout.ts';
import { checkoutInput } from '#rules/cart/checkout-input.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { portionsTaken } from '#rules/price/weight.ts';
import { notServedRefusal } from '../addresses/delivery.ts';
import { stateAt } from '../brand/store-records.ts';
import type { CallContext } from '../context.ts';
import { promisedUntil } from '../coupons/promise.ts';
import { Refusal } from '../refusal.ts';
import { stockText } from '../words/amount-text.ts';
import { moneyText as money } from '../words/money-text.ts';
import { requireChoices } from './check-choices.ts';
import { checkWeight } from './check-weight.ts';
import { type PricedOrder, quoteDetails } from './quote.ts';

export type Contact = { nome: string; telefone: string };

/** Problems to fix before the total is checked; the rest concerns the person and the payment. */
const beforeTotal: readonly CheckoutProblemCode[] = [
  'emptyCart',
  'noWayOffered',
  'storeClosed',
  'storePaused',
  'deliveryNotOffered',
  'pickupNotOffered',
  'deliveryMinimum',
  'pickupMinimum',
  'addressMissing',
  'notServed',
  'paymentMissing',
];

export async function requireCompleteOrder(
  { pedido }: CartRequest,
  priced: PricedOrder,
  contact: Contact,
  context: CallContext,
  byStaff = false,
): Promise<void> {
  const { store, area, payment, totals, address } = priced;
  const isPickup = pedido.tipoPedido === ORDER_TYPE.pickup;
  const { estado } = stateAt(store, context.now());
  const held = estado === 'fechado' && (await promisedUntil(context, store.id)) !== null;
  const problems = checkCheckout(
    checkoutInput({
      store,
      // Staff decide for themselves what they take outside opening hours, or below a minimum.
      minimums: byStaff ? { valorMinimoPedido: 0, valorMinimoRetiradaNoLocal: 0 } : store,
      area: byStaff ? null : area,
      totals,
      // At the counter a name to call is enough.
      contact: byStaff && contact.telefone === '' && isPickup ? null : contact,
      payment,
      estado: held || byStaff ? 'aberto' : estado,
      immediate: pedido.entregaImediata,
      slotChosen: pedido.dataAgendamento != null,
      orderType: pedido.tipoPedido,
      itemCount: pedido.itens.length,
      address,
      deliveryFee: area?.taxaEntrega ?? null,
      signedIn: byStaff || (context.session?.customerId ?? null) !== null,
      change: pedido.troco ?? 'notNeeded',
      cpfNota: pedido.cpfNota,
    }),
  );
  const early = problems.find(({ code }) => beforeTotal.includes(code));
  const closed = early?.code === 'storeClosed' || early?.code === 'storePaused';
  // A closed store comes first, and a changed cart before whatever was computed from it.
  if (early && closed) throw refusalOf(early, priced, context);
  checkItems(pedido.itens, priced, context);
  if (early) throw refusalOf(early, priced, context);
  // A coupon is never dropped silently: the customer learns why it does not count, and the total
  // without it.
  if (priced.coupon?.refusal)
    throw new Refusal(
      priced.coupon.refusal.key,
      priced.coupon.refusal.values,
      quoteDetails(priced, context),
    );
  if (priced.loyalty.refusal)
    throw new Refusal(
      priced.loyalty.refusal.key,
      priced.loyalty.refusal.values,
      quoteDetails(priced, context),
    );
  if (totals.valorTotal !== pedido.valorTotal)
    throw new Refusal(
      'totalChanged',
      { total: money(totals.valorTotal, context) },
      quoteDetails(priced, context),
    );
  const late = problems[0];
  if (late) throw refusalOf(late, priced, context);
}

/** That each item exists, is complete and meets its minimums. */
export function checkItems(
  items: readonly OrderItem[],
  priced: PricedOrder,
  context: CallContext,
): void {
  const left = new Map<number, number>();
  for (const { produto } of items) {
    const product = priced.products.get(produto.id);
    if (product === undefined)
      throw new Refusal('productNotFound', {}, quoteDetails(priced, context));
    checkProduct(product, produto, priced, context);
    if (product.quantidade === null) continue;
    const portions = (left.get(product.id) ?? product.quantidade) - portionsTaken(produto);
    if (portions < 0)
      throw new Refusal(
        'notEnough',
        { left: stockText(product.quantidade, product, context), product: product.nome },
        quoteDetails(priced, context),
      );
    left.set(product.id, portions);
  }
}

function checkProduct(
  product: Product,
  chosen: OrderItem['produto'],
  priced: PricedOrder,
  context: CallContext,
): void {
  if (product.esgotado)
    throw new Refusal('soldOut', { product: product.nome }, quoteDetails(priced, context));
  checkWeight(product, chosen, context, () => quoteDetails(priced, context));
  requireChoices(product, chosen, () => quoteDetails(priced, context));
}

function refusalOf(problem: CheckoutProblem, priced: PricedOrder, context: CallContext): Refusal {
  switch (problem.code) {
    case 'deliveryMinimum':
    case 'pickupMinimum':
      return new Refusal(
        problem.code,
        { minimum: money(problem.minimum, context), missing: money(problem.missing, context) },
        quoteDetails(priced, context),
      );
    case 'storeClosed':
    case 'storePaused':
      return new Refusal(problem.code, {}, stateAt(priced.store, context.now()));
    case 'notServed':
      return priced.target === null
        ? new Refusal('addressMissing')
        : notServedRefusal(context.brand, priced.store, priced.target);
    case 'changeTooLow':
    case 'changeMissing':
      return new Refusal('changeTooLow', { total: money(priced.totals.valorTotal, context) });
    case 'slotMissing':
      return new Refusal('slotGone');
    case 'noWayOffered':
      return new Refusal(
        problem.orderType === ORDER_TYPE.pickup ? 'pickupUnavailable' : 'deliveryUnavailable',
      );
    case 'deliveryNotOffered':
      return new Refusal('deliveryUnavailable');
    case 'pickupNotOffered':
      return new Refusal('pickupUnavailable');
    case 'emptyCart':
      return new Refusal('productNotFound');
    default:
      return new Refusal(problem.code);
  }
}
