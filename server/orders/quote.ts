// The price of a cart from the server's own data; amounts sent by the browser are never trusted.
import * as z from 'zod/mini';
import type { OutputOf } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';
import type { Address } from '#contract/entities/address.ts';
import type { CartRequest } from '#contract/entities/order.ts';
import type { CartChange, OrderItem, OrderTotals } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import type { PaymentMethod } from '#contract/entities/store.ts';
import { type Cents, LARGEST_PRICE } from '#contract/money.ts';
import { PICKUP_ADDRESS_ID } from '#contract/pickup-address.ts';
import { healItems } from '#rules/cart/cart-healing.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { paymentAt } from '#rules/orders/payment.ts';
import type { DeliveryTarget } from '#rules/places/delivery.ts';
import { basisFrom, type PricingBasis } from '#rules/price/change-order.ts';
import { pricedLine } from '#rules/price/lines.ts';
import { priceOrder } from '#rules/price/pricing.ts';
import { pricingInput } from '#rules/price/pricing-input.ts';
import { allSoldAs } from '#rules/price/sold-as.ts';
import { itemCount } from '#rules/price/weight.ts';
import { areaFor, locate, notServedRefusal, type ServedArea } from '../addresses/delivery.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext } from '../context.ts';
import { askForCoupon, type CouponInCart, judgeCoupon, shownCoupon } from '../coupons/in-cart.ts';
import { isPersonal, termsOf } from '../coupons/records.ts';
import type { Claim } from '../database/claims.ts';
import {
  askForLoyalty,
  judgeLoyalty,
  type LoyaltyInCart,
  loyaltyClaims,
  refuseForNothing,
  shownCard,
  shownCashback,
} from '../loyalty/in-cart.ts';
import type { CachedMenu } from '../menu/menu-cache.ts';
import { Refusal } from '../refusal.ts';
import { atTablePrice, pricesAtTables } from '../tables/prices.ts';
import { findSeat, type SeatRecord } from '../tables/seats.ts';
import { freshPortions } from './stock.ts';

/** More portions than this are a party order, which a person should take. */
const MOST_PORTIONS = 500;

export type PricedOrder = {
  store: StoreRecord;
  menu: CachedMenu['menu'];
  /** The cart's products as they are now; products missing from the menu are left out. */
  products: Map<number, Product>;
  /** The available items, each at its current price. */
  items: OrderItem[];
  payment: z.output<typeof PaymentMethod> | null;
  /** Null unless it is a delivery. */
  address: Address | null;
  target: DeliveryTarget | null;
  area: ServedArea | null;
  totals: OrderTotals;
  /** What the totals were computed from, apart from the lines. */
  pricing: PricingBasis;
  /** What the order takes besides portions. */
  claims: Claim[];
  coupon: CouponInCart | null;
  loyalty: LoyaltyInCart;
  changes: CartChange[];
  /** Where this device sits, for an order at a table. */
  seat: SeatRecord | null;
};

/** `served`: the seat that staff order for; the session has the customer's own. */
export async function priceCart(
  request: CartRequest,
  context: CallContext,
  served: Served | null = null,
): Promise<PricedOrder> {
  const { cupomDesconto, pedido } = request;
  const store = context.brand.stores.find((candidate) => candidate.id === pedido.idEstabelecimento);
  if (store === undefined) throw new Refusal('storeNotFound');
  if (pedido.itens.reduce((sum, { produto }) => sum + itemCount(produto), 0) > MOST_PORTIONS)
    throw new Refusal('quantityTooLarge');

  const cached = await context.menus.get(context.brand, store);
  const [fresh, asked, askedLoyalty, { seat, prices, servicePercent }] = await Promise.all([
    freshPortions(
      context,
      { brandId: context.brand.id, storeId: store.id },
      productsOf(cached, pedido.itens),
    ),
    askForCoupon(cupomDesconto, context),
    askForLoyalty(request, context),
    pedido.tipoPedido === ORDER_TYPE.table ? tableTerms(store, context, served) : elsewhere,
  ]);
  const sold =
    pedido.tipoPedido === ORDER_TYPE.table
      ? [...fresh.values()].flatMap((product) => atTablePrice(product, prices) ?? [])
      : allSoldAs(fresh.values(), pedido.tipoPedido);
  const products = new Map(sold.map((product) => [product.id, product]));
  const address = addressOf(pedido);
  const target = address === null ? null : await locate(context, context.brand, address);
  const area = target === null ? null : areaFor(store, target);
  const chosen =
    store.paymentMethods.find((method) => method.id === pedido.formaPagamento?.id) ?? null;
  const payment = paymentAt(pedido.tipoPedido, chosen);
  const { items, changes } = healItems(pedido.itens, [...products.values()]);
  const lines = items.map((item) => {
    const { promocional = false, camada } = products.get(item.produto.id) ?? {};
    return pricedLine(item, promocional, camada);
  });
  const judged = judgeLoyalty(
    askedLoyalty,
    lines,
    (productId) => cached.products.get(productId)?.nome ?? '',
    context.now(),
  );
  const cart = pricingInput({
    lines,
    orderType: pedido.tipoPedido,
    terms: cached.menu,
    area,
    payment,
    coupon: null,
    stampCardDiscount: judged.stampCardDiscount,
    cashback: judged.cashback,
    additionalFee: context.brand.settings.PUBLIC_TAXA_ADICIONAL,
    servicePercent,
  });
  const coupon =
    asked === null
      ? null
      : judgeCoupon(asked, { storeId: store.id, timeZone: store.fusoHorario, cart }, context);
  const counted = coupon?.found && coupon.refusal === null ? termsOf(coupon.found.row) : null;
  const totals = priceOrder({ ...cart, coupon: counted });
  if (Math.max(totals.valorItens, totals.valorTotal) > LARGEST_PRICE)
    throw new Refusal('quantityTooLarge');
  const loyalty = refuseForNothing(judged, totals);
  const claims = [
    ...(coupon?.claim ? [coupon.claim] : []),
    ...loyaltyClaims(loyalty, totals, context.now),
  ];
  return {
    store,
    menu: cached.menu,
    products,
    items,
    payment,
    address,
    target,
    area,
    totals,
    pricing: basisFrom({ ...cart, coupon: counted }, totals, loyalty.asked.rule),
    claims,
    coupon,
    loyalty,
    changes,
    seat,
  };
}

function addressOf({ tipoPedido, endereco }: CartRequest['pedido']): Address | null {
  if (tipoPedido !== ORDER_TYPE.delivery || endereco === null) return null;
  return endereco.id === PICKUP_ADDRESS_ID || !('logradouro' in endereco) ? null : endereco;
}

/** A total without delivery is not a price: an address that is not served has none. */
export function refuseUnserved({ store, target, area }: PricedOrder, { brand }: CallContext): void {
  if (target === null || area !== null) return;
  if (!store.permiteEntrega) throw new Refusal('deliveryUnavailable');
  throw notServedRefusal(brand, store, target);
}

const elsewhere = { seat: null, prices: new Map<number, Cents>(), servicePercent: 0 };

type Declining = { recusaServico: boolean };
export type Served = { sitting: Declining & { modo: 'cada' | 'conta' }; person: Declining | null };

async function tableTerms(store: StoreRecord, context: CallContext, served: Served | null) {
  const { session } = context;
  const [seat, prices] = await Promise.all([
    session === null || served !== null ? null : findSeat(context, session.id),
    pricesAtTables(context, store.id),
  ]);
  const place = served ?? seat;
  const declines =
    place !== null &&
    (place.sitting.modo === 'conta' ? place.sitting : (place.person ?? place.sitting))
      .recusaServico;
  return { seat, prices, servicePercent: declines ? 0 : store.percentualServico };
}

/**
 * Totals and changes for the wire: the `detalhes` of a refusal that the customer can fix in the
 * cart.
 */
export function quoteDetails(priced: PricedOrder, context: CallContext): unknown {
  return z.encode(endpoints.quoteOrder.output, toQuote(priced, context));
}

export function toQuote(
  { totals, changes, coupon, loyalty }: PricedOrder,
  context: CallContext,
): OutputOf<Endpoints['quoteOrder']> {
  return {
    ...totals,
    alteracoes: changes,
    cupom: coupon && shownCoupon(coupon, context),
    cupomCliente:
      coupon !== null &&
      coupon.refusal === null &&
      coupon.found !== null &&
      isPersonal(coupon.found.row)
        ? coupon.code
        : null,
    percentualDescontoValor:
      0 - (totals.composicao.find(({ chave }) => chave === 'descontoPercentual')?.valor ?? 0),
    cartela: shownCard(loyalty, context),
    cashback: shownCashback(loyalty, totals.valorItens),
  };
}

function productsOf({ products }: CachedMenu, items: readonly OrderItem[]): Map<number, Product> {
  return new Map(
    items.flatMap(({ produto: { id } }) => {
      const product = products.get(id);
      return product === undefined ? [] : [[id, product] as const];
    }),
  );
}
