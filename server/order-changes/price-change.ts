// What a change makes of an order: its new lines, price, address and payment, from the server's own
// data.
import { and, eq } from 'drizzle-orm';
import type { ChangeRequest } from '#contract/entities/console/order-change.ts';
import type { CartChange, OrderTotals } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { LARGEST_PRICE } from '#contract/money.ts';
import { healItems } from '#rules/cart/cart-healing.ts';
import { rewardWorth } from '#rules/loyalty/stamp-cards.ts';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { paysFirst } from '#rules/orders/payment.ts';
import { freeDeliveryMinimumAt } from '#rules/places/delivery-minimum.ts';
import {
  basisOf,
  changedOrder,
  keptItems,
  type MoneyAfter,
  moneyAfter,
  type PricingBasis,
  storedLine,
} from '#rules/price/change-order.ts';
import { allSoldAs } from '#rules/price/sold-as.ts';
import { storedItem } from '#rules/price/stored-item.ts';
import { areaFor, locate, notServedRefusal } from '../addresses/delivery.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext } from '../context.ts';
import type { VersionContent } from '../database/schema.ts';
import { loyaltyLedger, stampCards } from '../database/schema.ts';
import { rewardOf } from '../loyalty/records.ts';
import type { OrderRow } from '../orders/records.ts';
import { freshPortions } from '../orders/stock.ts';
import { paidOnline } from '../payments/part-refunds.ts';
import { Refusal } from '../refusal.ts';
import { moneyText } from '../words/money-text.ts';

export type PricedChange = {
  content: VersionContent;
  totals: OrderTotals;
  money: MoneyAfter;
  /** Signed: the new total less the one that the customer knows. */
  difference: number;
  lostCoupon: string | null;
  /** What has changed of the new lines since staff saw them. */
  changes: CartChange[];
  /** Products of the new lines, as they are sold now. */
  products: Map<number, Product>;
};

export async function priceChange(
  order: OrderRow,
  request: ChangeRequest,
  context: CallContext,
): Promise<PricedChange> {
  const store = context.brand.stores.find(({ id }) => id === order.storeId);
  if (store === undefined) throw new Refusal('storeNotFound');
  const kept = keptItems(order.itens, request.mantidos);
  if (kept === null || request.mantidos.length + request.novos.length === 0)
    throw new Refusal('malformed', { field: 'mantidos' });
  const cached = await context.menus.get(context.brand, store);
  const fresh = await freshPortions(
    context,
    { brandId: context.brand.id, storeId: store.id },
    new Map(
      request.novos.flatMap(({ produto: { id } }) => {
        const product = cached.products.get(id);
        return product === undefined ? [] : [[id, product] as const];
      }),
    ),
  );
  const sold = allSoldAs(fresh.values(), order.tipoPedido);
  const products = new Map(sold.map((product) => [product.id, product]));
  const { items, changes } = healItems(request.novos, sold);
  const itens = [
    ...kept,
    ...items.map((item) => storedItem(item, productOf(products, item.produto.id))),
  ];
  const before = order.pricing ?? basisOf(order.totals);
  const { endereco, basis: at } = await withAddress(before, order, request, store, context);
  const { formaPagamento, basis: paidSo } = withMethod(at, order, request, store);
  const stampCardDiscount = await stampCardWorth(order, itens.map(storedLine), context);
  const { totals, basis, lostCoupon } = changedOrder(itens, order.tipoPedido, {
    ...paidSo,
    stampCardDiscount: stampCardDiscount ?? paidSo.stampCardDiscount,
  });
  if (Math.max(totals.valorItens, totals.valorTotal) > LARGEST_PRICE)
    throw new Refusal('quantityTooLarge');
  requireCollectable(order, formaPagamento, totals);
  const online = order.statusPagamento === PAYMENT_STATUS.paid;
  const paid = online ? await paidOnline(context.db, order) : null;
  // Staff confirmed the money themselves, and no payment says how much: it was the total.
  const money = online
    ? moneyAfter(totals.valorTotal, paid ?? { kept: order.valorTotal, left: 0 })
    : { givenBack: 0, due: 0 };
  return {
    content: {
      itens,
      totals,
      endereco,
      formaPagamento,
      troco: changeFor(order, formaPagamento, totals, request, context),
      observacao: request.observacao ?? order.observacao,
      formaDiferenca: money.due > 0 ? dueMethodOf(order, request, store) : null,
      pricing: basis,
    },
    totals,
    money,
    difference: totals.valorTotal - order.valorTotal,
    lostCoupon,
    changes,
    products,
  };
}

function productOf(products: Map<number, Product>, id: number): Product {
  const product = products.get(id);
  if (product === undefined) throw new Refusal('productNotFound');
  return product;
}

async function withAddress(
  basis: PricingBasis,
  order: OrderRow,
  { endereco }: ChangeRequest,
  store: StoreRecord,
  context: CallContext,
): Promise<{ endereco: OrderRow['endereco']; basis: PricingBasis }> {
  if (endereco === undefined) return { endereco: order.endereco, basis };
  if (order.tipoPedido !== ORDER_TYPE.delivery) throw new Refusal('addressIsPickup');
  const target = await locate(context, context.brand, endereco);
  const area = areaFor(store, target);
  if (area === null) throw notServedRefusal(context.brand, store, target);
  const { menu } = await context.menus.get(context.brand, store);
  return {
    endereco,
    basis: {
      ...basis,
      deliveryFee: area.taxaEntrega,
      terms: {
        ...basis.terms,
        minimoEntregaGratis: freeDeliveryMinimumAt(area, menu.minimoEntregaGratis),
      },
    },
  };
}

const methodNamed = (store: StoreRecord, id: number) => {
  const method = store.paymentMethods.find((one) => one.id === id);
  if (method === undefined || paysFirst(method.tipo)) throw new Refusal('paymentMissing');
  return method;
};

function withMethod(
  basis: PricingBasis,
  order: OrderRow,
  { formaPagamento }: ChangeRequest,
  store: StoreRecord,
): { formaPagamento: OrderRow['formaPagamento']; basis: PricingBasis } {
  if (formaPagamento === undefined || formaPagamento.id === order.formaPagamento.id)
    return { formaPagamento: order.formaPagamento, basis };
  if (order.statusPagamento !== PAYMENT_STATUS.onDelivery) throw new Refusal('changePaymentFixed');
  const { id, nome, tipo, desconto } = methodNamed(store, formaPagamento.id);
  return { formaPagamento: { id, nome, tipo }, basis: { ...basis, paymentPercent: desconto } };
}

/**
 * An order that cost nothing may name a method of online payment, although nothing was paid. Once
 * it costs something, that is paid on handover, so it needs a method that the store collects.
 */
function requireCollectable(
  { statusPagamento }: OrderRow,
  { tipo }: OrderRow['formaPagamento'],
  { valorTotal }: OrderTotals,
): void {
  const onHandover = statusPagamento === PAYMENT_STATUS.onDelivery;
  if (onHandover && valorTotal > 0 && paysFirst(tipo)) throw new Refusal('changeDueMethod');
}

function dueMethodOf(
  order: OrderRow,
  { formaDiferenca }: ChangeRequest,
  store: StoreRecord,
): VersionContent['formaDiferenca'] {
  if (formaDiferenca === undefined) return order.formaDiferenca;
  const { id, nome, tipo } = methodNamed(store, formaDiferenca.id);
  return { id, nome, tipo };
}

/** Notes that leave no change are forgotten, unless staff say new ones; as at the checkout. */
function changeFor(
  order: OrderRow,
  { tipo }: OrderRow['formaPagamento'],
  { valorTotal }: OrderTotals,
  { troco }: ChangeRequest,
  context: CallContext,
): number | null {
  if (tipo !== 'dinheiro') return null;
  if (troco == null) {
    const stays = troco === undefined && order.troco !== null && order.troco > valorTotal;
    return stays ? order.troco : null;
  }
  if (troco <= valorTotal)
    throw new Refusal('changeTooLow', { total: moneyText(valorTotal, context) });
  return troco;
}

/** What the redeemed stamp card is worth on the new lines; null: the order redeems none. */
async function stampCardWorth(
  order: OrderRow,
  lines: ReturnType<typeof storedLine>[],
  { db, menus, brand }: CallContext,
): Promise<number | null> {
  if (order.totals.composicao.every(({ chave }) => chave !== 'cartela')) return null;
  const [card] = await db
    .select({ card: stampCards })
    .from(loyaltyLedger)
    .innerJoin(
      stampCards,
      and(eq(stampCards.brandId, loyaltyLedger.brandId), eq(stampCards.id, loyaltyLedger.cardId)),
    )
    .where(
      and(
        eq(loyaltyLedger.brandId, order.brandId),
        eq(loyaltyLedger.orderId, order.id),
        eq(loyaltyLedger.tipo, 'cartelaResgatada'),
      ),
    );
  if (card === undefined) return null;
  const worth = rewardWorth(rewardOf(card.card), lines);
  if (worth !== null) return worth;
  const store = brand.stores.find(({ id }) => id === order.storeId);
  const cached = store === undefined ? null : await menus.get(brand, store);
  const product = cached?.products.get(card.card.rewardProductId ?? 0)?.nome ?? '';
  throw new Refusal('stampCardProductMissing', { product });
}
