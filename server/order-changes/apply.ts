// Puts a version of an order into force, in one transaction: portions, coupon, credit, money, the
// order itself and its history.
import { and, eq } from 'drizzle-orm';
import { weightText } from '#rules/price/weight-text.ts';
import { announce } from '../changes.ts';
import type { CallContext } from '../context.ts';
import { giveCouponBack } from '../coupons/claim.ts';
import type { Transaction } from '../database/open.ts';
import { figureMarks, orders, orderVersions, type VersionContent } from '../database/schema.ts';
import { followChange } from '../loyalty/follow-change.ts';
import { type OrderChange, writeToOutbox } from '../orders/outbox.ts';
import type { OrderRow } from '../orders/records.ts';
import { menuNotice, type Portions, portionsOf, takePortions } from '../orders/stock.ts';
import { paidOnline, requestPart } from '../payments/part-refunds.ts';
import { Refusal } from '../refusal.ts';

export type Version = typeof orderVersions.$inferInsert;

/** The order as it was placed becomes version 1, once. */
export async function storeFirstVersion(tx: Transaction, row: OrderRow): Promise<void> {
  if (row.versao > 1) return;
  await tx
    .insert(orderVersions)
    .values({
      brandId: row.brandId,
      orderId: row.id,
      versao: 1,
      state: 'applied',
      content: contentOf(row),
      createdAt: row.createdAt,
    })
    .onConflictDoNothing();
}

const contentOf = (row: OrderRow): VersionContent => ({
  itens: row.itens,
  totals: row.totals,
  endereco: row.endereco,
  formaPagamento: row.formaPagamento,
  troco: row.troco,
  observacao: row.observacao,
  formaDiferenca: row.formaDiferenca,
  pricing: row.pricing,
});

/** `language`: of the person whose call it is, for the refusal. */
export type Moment = Pick<CallContext, 'language'> & { at: Date };

/**
 * `row` is locked. The version's own row is written by the caller. Refused if portions or money are
 * no longer there.
 */
export async function applyVersion(
  tx: Transaction,
  row: OrderRow,
  version: Version,
  { at: now, language }: Moment,
): Promise<void> {
  const { brandId, id: orderId } = row;
  const { content, versao, devolver = 0, aCobrar = 0, staffId = null, motivo = '' } = version;
  const { itens, totals, endereco, formaPagamento, troco, formaDiferenca, pricing } = content;
  const { observacao = row.observacao } = content;
  const more = morePortions(row.itens, itens);
  const { shortage, visible } = await takePortions(tx, row, more, weighedAgain(row.itens, itens));
  if (shortage !== null) {
    const short = itens.find(({ idProduto }) => idProduto === shortage.productId);
    const product = short?.nome ?? '';
    const left = short?.gramas === undefined ? shortage.left : weightText(shortage.left, language);
    throw shortage.left > 0
      ? new Refusal('notEnough', { left, product })
      : new Refusal('soldOut', { product });
  }
  const hadCoupon = row.totals.composicao.some(({ cupomDesconto }) => cupomDesconto !== undefined);
  if (hadCoupon && pricing !== null && pricing.coupon === null)
    await giveCouponBack(tx, brandId, orderId);
  await followChange(tx, row, { totals, version: versao }, now);
  if (devolver > 0) {
    const paid = await paidOnline(tx, row, 'locked');
    if (paid === null || devolver > paid.left) throw new Refusal('changeOverlaps');
    const part = { amount: devolver, cause: `version ${versao}`, versao, staffId, motivo };
    await requestPart(tx, paid.payment, part, now);
  }
  await tx
    .update(orders)
    .set({
      itens,
      totals,
      valorItens: totals.valorItens,
      valorTotal: totals.valorTotal,
      endereco,
      formaPagamento,
      troco,
      observacao,
      pricing,
      aCobrar,
      formaDiferenca,
      versao,
      revisaoPedido: row.revisaoPedido + 1,
      changedAt: now,
    })
    .where(and(eq(orders.brandId, brandId), eq(orders.id, orderId)));
  // Its day may have been summed up, and its address or method counts as well as its total.
  await tx.insert(figureMarks).values({ brandId, storeId: row.storeId, at: row.createdAt });
  if (visible !== null) await announce(tx, menuNotice(row, visible));
}

/** What the new lines take beyond the old ones; a negative number is given back. */
function morePortions(before: OrderRow['itens'], after: OrderRow['itens']): Portions {
  const [had, wants] = [portionsOf(before), portionsOf(after)];
  const more: Portions = new Map();
  for (const id of new Set([...had.keys(), ...wants.keys()])) {
    const difference = (wants.get(id) ?? 0) - (had.get(id) ?? 0);
    if (difference !== 0) more.set(id, difference);
  }
  return more;
}

/**
 * Products by weight of which no line was added: if they weigh more now, the scale said so, and the
 * order may take it even if the stock's count is too low.
 */
function weighedAgain(before: OrderRow['itens'], after: OrderRow['itens']): Set<number> {
  const linesOf = (items: OrderRow['itens'], id: number) =>
    items.filter(({ idProduto, gramas }) => idProduto === id && gramas !== undefined).length;
  const ids = new Set(after.map(({ idProduto }) => idProduto));
  return new Set(
    [...ids].filter((id) => linesOf(after, id) > 0 && linesOf(after, id) <= linesOf(before, id)),
  );
}

/** Open pages and boards read the order again, and its customer gets a message. */
export async function tellChange(
  tx: Transaction,
  { brandId, storeId, id: orderId, status, statusPagamento }: OrderRow,
  what: OrderChange | null,
  now: Date,
): Promise<void> {
  if (what !== null)
    await writeToOutbox(tx, brandId, { kind: 'orderChanged', payload: { orderId, what } }, now);
  await announce(tx, {
    kind: 'order',
    brandId,
    storeId,
    orderId,
    status,
    statusPagamento,
    payment: true,
  });
}
