// A wish: a customer asks for a change of their order until the kitchen begins; the store answers.

import { and, eq } from 'drizzle-orm';
import type {
  ChangeQuote,
  ChangeRequest,
  WishSent,
} from '#contract/entities/console/order-change.ts';
import { wishProblem } from '#rules/price/change-order.ts';
import { leastKept } from '#rules/price/weight.ts';
import { weightText } from '#rules/price/weight-text.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { orderVersions, orderWishes, type WishContent } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { countHere } from '../limits/count-here.ts';
import { ownOrder } from '../orders/access.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { toOrder } from '../orders/order-shown.ts';
import type { OrderRecord, OrderRow } from '../orders/records.ts';
import { Refusal } from '../refusal.ts';
import { unlessDone } from '../repeated.ts';
import { tellChange } from './apply.ts';
import { changesNothing, raiseRevision, requireSeenPrice } from './change.ts';
import { type PricedChange, priceChange } from './price-change.ts';
import { closeWish, wishesOf } from './wishes.ts';

export const orderWishHandlers = {
  quoteWish: async (request, context) => {
    countHere(context, 'quote', context.callerHash);
    const order = await ownOrder(request.id, context);
    requireOpenToWishes(order, request.revisaoPedido);
    await requireWeights(order, request, context);
    return toChangeQuote(await priceChange(order, request, context));
  },
  sendWish: async (request, context) => {
    const order = await ownOrder(request.id, context);
    await countAttempt(context, context.brand.id, 'wish', String(order.id));
    await sendWish(order, request, context);
    return toOrder(await ownOrder(order.id, context), context.brand, 'owner');
  },
  takeWishBack: async ({ id }, context) => {
    const order = await ownOrder(id, context);
    const at = context.now();
    await context.db.transaction(async (tx) => {
      const row = await lockOrder(tx, order);
      if (await closeWish(tx, row, { state: 'withdrawn', answeredAt: at })) {
        await raiseRevision(tx, row);
        await tellChange(tx, row, null, at);
      } else if ((await wishesOf(tx, row))[0]?.state !== 'withdrawn')
        throw new Refusal('wishAnswered');
    });
    return toOrder(await ownOrder(id, context), context.brand, 'owner');
  },
} satisfies Partial<Handlers>;

/** What the scale says is the store's to write, and nobody is sold less than the least weight. */
async function requireWeights(
  { storeId, itens }: OrderRow,
  { mantidos }: Pick<ChangeRequest, 'mantidos'>,
  { brand, menus, language }: CallContext,
): Promise<void> {
  if (mantidos.some(({ gramas }) => gramas !== undefined))
    throw new Refusal('malformed', { field: 'mantidos' });
  const store = brand.stores.find(({ id }) => id === storeId);
  const cached = store === undefined ? null : await menus.get(brand, store);
  for (const { linha, quantidade } of mantidos) {
    const item = itens[linha];
    if (item?.gramas === undefined) continue;
    const { nome: product, gramas } = item;
    const least = leastKept(item, cached?.products.get(item.idProduto));
    if (quantidade >= least) continue;
    const text = (steps: number) => weightText(steps * gramas, language);
    const most = text(item.quantidade);
    throw new Refusal('weightInvalid', { product, step: text(1), least: text(least), most });
  }
}

export const toChangeQuote = (priced: PricedChange): ChangeQuote => ({
  ...priced.totals,
  itens: priced.content.itens,
  diferenca: priced.difference,
  devolver: priced.money.givenBack,
  aCobrar: priced.money.due,
  precisaConcordar: priced.difference > 0,
  cupomPerdido: priced.lostCoupon,
  alteracoes: priced.changes,
});

/** Refuses unless the kitchen has not begun and the order is as the customer saw it. */
function requireOpenToWishes(order: OrderRow, seen: number): void {
  const problem = wishProblem(order);
  if (problem !== null) throw new Refusal(problem);
  if (order.revisaoPedido !== seen) throw new Refusal('changeOverlaps');
}

async function sendWish(
  order: OrderRecord,
  request: WishSent,
  context: CallContext,
): Promise<void> {
  const isDone = async () => {
    const { brandId, orderId, requestKey } = orderWishes;
    const ofOrder = and(eq(brandId, order.brandId), eq(orderId, order.id));
    const same = and(ofOrder, eq(requestKey, request.chave));
    return (await context.db.$count(orderWishes, same)) > 0;
  };
  await unlessDone(isDone, () => openWish(order, request, context));
}

async function openWish(
  order: OrderRecord,
  request: WishSent,
  context: CallContext,
): Promise<void> {
  const { chave, revisaoPedido, recado } = request;
  const { db, now } = context;
  if (order.wish?.state === 'open') throw new Refusal('wishOpen');
  if (order.proposal !== null) throw new Refusal('wishProposalOpen');
  requireOpenToWishes(order, revisaoPedido);
  await requireWeights(order, request, context);
  const content = await contentOf(order, request, context);
  const at = now();
  await db.transaction(async (tx) => {
    const row = await lockOrder(tx, order);
    const before = await wishesOf(tx, row);
    if (before[0]?.state === 'open') throw new Refusal('wishOpen');
    if (await hasProposal(tx, row)) throw new Refusal('wishProposalOpen');
    requireOpenToWishes(row, revisaoPedido);
    await tx.insert(orderWishes).values({
      brandId: row.brandId,
      orderId: row.id,
      number: (before[0]?.number ?? 0) + 1,
      state: 'open',
      requestKey: chave,
      content,
      recado: recado.trim(),
      createdAt: at,
    });
    await raiseRevision(tx, row);
    await tellChange(tx, row, null, at);
  });
}

/** What the order would become; words alone leave it as it is. */
async function contentOf(
  order: OrderRecord,
  request: WishSent,
  context: CallContext,
): Promise<WishContent> {
  const {
    id: _id,
    revisaoPedido: _seen,
    valorTotal: _total,
    recado,
    chave: _key,
    ...wanted
  } = request;
  const { itens, totals, endereco, formaPagamento, observacao } = order;
  if (changesNothing(wanted, order) && recado.trim() !== '')
    return {
      wanted,
      itens,
      totals,
      endereco,
      formaPagamento,
      observacao,
      diferenca: 0,
      devolver: 0,
      aCobrar: order.aCobrar,
    };
  const priced = await priceChange(order, request, context);
  requireSeenPrice(priced, order, request, context);
  return {
    wanted,
    itens: priced.content.itens,
    totals: priced.totals,
    endereco: priced.content.endereco,
    formaPagamento: priced.content.formaPagamento,
    observacao: wanted.observacao ?? observacao,
    diferenca: priced.difference,
    devolver: priced.money.givenBack,
    aCobrar: priced.money.due,
  };
}

async function hasProposal(tx: Transaction, { brandId, id }: OrderRow): Promise<boolean> {
  const { brandId: brand, orderId, state } = orderVersions;
  const open = and(eq(brand, brandId), eq(orderId, id), eq(state, 'proposed'));
  return (await tx.$count(orderVersions, open)) > 0;
}
