// Staff change an order: at once if it costs no more or the customer agreed by phone, otherwise as
// a proposal that the customer answers.
import { and, desc, eq } from 'drizzle-orm';
import type { ChangeRequest, ChangeSent } from '#contract/entities/console/order-change.ts';
import type { ChangeWanted } from '#contract/entities/order-change.ts';
import { changeProblem } from '#rules/price/change-order.ts';
import { timesText } from '#rules/price/weight-text.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { orders, orderVersions } from '../database/schema.ts';
import { requireChoices } from '../orders/check-choices.ts';
import { checkWeight } from '../orders/check-weight.ts';
import type { OrderRow } from '../orders/records.ts';
import { ofTheirStore } from '../orders/their-store.ts';
import { Refusal } from '../refusal.ts';
import { unlessDone } from '../repeated.ts';
import { moneyText } from '../words/money-text.ts';
import { applyVersion, type Moment, storeFirstVersion, tellChange, type Version } from './apply.ts';
import { type PricedChange, priceChange } from './price-change.ts';
import { replaceWish } from './wishes.ts';

/** The order of the caller's stores, locked inside a transaction. */
export async function orderOfStaff(
  db: Pick<Transaction, 'select'>,
  id: number,
  staff: StaffSession,
  { brand }: Pick<CallContext, 'brand'>,
  lock = false,
): Promise<OrderRow> {
  const mine = and(eq(orders.brandId, brand.id), eq(orders.id, id), ofTheirStore(staff));
  const found = db.select().from(orders).where(mine);
  const [row] = lock ? await found.for('update') : await found;
  if (row === undefined) throw new Refusal('notFound');
  return row;
}

/** Refuses unless the order may be changed and is as the person saw it. */
export function requireUnchanged(row: OrderRow, seen: number): void {
  if (row.revisaoPedido !== seen) throw new Refusal('changeOverlaps');
  const problem = changeProblem(row);
  if (problem !== null) throw new Refusal(problem);
}

export async function changeOrder(
  request: ChangeSent,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const { db, brand } = context;
  const isDone = () => doneBefore(db, { brandId: brand.id, id: request.id }, request.chave);
  await unlessDone(isDone, () => changeNow(request, staff, context));
}

async function changeNow(
  request: ChangeSent,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const { id, chave, revisaoPedido, motivo } = request;
  const { db, now, language } = context;
  const seen = await orderOfStaff(db, id, staff, context);
  requireUnchanged(seen, revisaoPedido);
  const priced = await priceChange(seen, request, context);
  requireSeenPrice(priced, seen, request, context);
  const asks = priced.difference > 0 && request.consentimento === 'perguntar';
  const at = now();
  await db.transaction(async (tx) => {
    const row = await orderOfStaff(tx, id, staff, context, true);
    // Somebody else was faster: their change stands, and this one was made for another order.
    requireUnchanged(row, revisaoPedido);
    const consent = !asks && priced.difference > 0 ? 'phone' : null;
    const saved = { key: chave, staffId: staff.staffId, motivo, priced, asks, consent } as const;
    const versao = await saveVersion(tx, row, saved, { at, language });
    await replaceWish(tx, row, versao, staff.staffId, at);
    await recordChange(tx, authorOf(context, staff), {
      action: 'changeOrder',
      subject: `order ${id}`,
      before: summary(row.valorTotal, row.itens),
      after: {
        ...summary(priced.totals.valorTotal, priced.content.itens),
        confirmed: !asks,
        motivo,
      },
    });
    await tellChange(tx, row, asks ? 'proposed' : 'changed', at);
  });
}

type Saved = {
  key: string;
  staffId: number;
  motivo: string;
  priced: PricedChange;
  /** It waits for the customer. */
  asks: boolean;
  consent: 'customer' | 'phone' | null;
};

/** `row` is locked. Returns the number of the version. */
export async function saveVersion(
  tx: Transaction,
  row: OrderRow,
  { key, staffId, motivo, priced, asks, consent }: Saved,
  moment: Moment,
): Promise<number> {
  const { at } = moment;
  await storeFirstVersion(tx, row);
  await withdrawProposal(tx, row, at);
  const version: Version = {
    brandId: row.brandId,
    orderId: row.id,
    versao: await nextNumber(tx, row),
    state: asks ? 'proposed' : 'applied',
    requestKey: key,
    staffId,
    motivo,
    content: priced.content,
    diferenca: priced.difference,
    devolver: priced.money.givenBack,
    aCobrar: priced.money.due,
    consent,
    createdAt: at,
    answeredAt: consent === null ? null : at,
  };
  await tx.insert(orderVersions).values(version);
  if (asks) await raiseRevision(tx, row);
  else await applyVersion(tx, row, version, moment);
  return version.versao;
}

export async function withdrawChange(
  id: number,
  seen: number,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const at = context.now();
  await context.db.transaction(async (tx) => {
    const row = await orderOfStaff(tx, id, staff, context, true);
    if (row.revisaoPedido !== seen) throw new Refusal('changeOverlaps');
    if (!(await withdrawProposal(tx, row, at))) throw new Refusal('changeAnswered');
    await raiseRevision(tx, row);
    await recordChange(tx, authorOf(context, staff), {
      action: 'withdrawChange',
      subject: `order ${id}`,
      before: { open: true },
      after: { open: false },
    });
    await tellChange(tx, row, null, at);
  });
}

export const summary = (total: number, itens: OrderRow['itens']) => ({
  total,
  itens: itens.map((item) => `${timesText(item, 'pt-BR')} ${item.nome}`).join(', '),
});

/** Refuses unless the person saw this price, and something changes. */
export function requireSeenPrice(
  { totals, changes, content, money, products }: PricedChange,
  order: OrderRow,
  request: ChangeRequest & { valorTotal: number },
  context: CallContext,
): void {
  for (const { produto } of request.novos) {
    const product = products.get(produto.id);
    if (product === undefined || product.esgotado) continue;
    checkWeight(product, produto, context);
    requireChoices(product, produto);
  }
  const gone = changes.find(
    ({ quantidadeAnterior, quantidadeAtual }) => quantidadeAtual < quantidadeAnterior,
  );
  if (gone !== undefined)
    throw gone.nome === ''
      ? new Refusal('productNotFound')
      : new Refusal('soldOut', { product: gone.nome });
  if (totals.valorTotal !== request.valorTotal)
    throw new Refusal('totalChanged', { total: moneyText(totals.valorTotal, context) });
  if (money.due > 0 && content.formaDiferenca === null) throw new Refusal('changeDueMethod');
  if (changesNothing(request, order)) throw new Refusal('changeNothing');
}

export const changesNothing = (
  { mantidos, novos, ...terms }: ChangeWanted,
  { itens, observacao }: Pick<OrderRow, 'itens' | 'observacao'>,
): boolean =>
  [terms.endereco, terms.formaPagamento, terms.troco, terms.formaDiferenca].every(isAbsent) &&
  (terms.observacao === undefined || terms.observacao === observacao) &&
  novos.length === 0 &&
  mantidos.length === itens.length &&
  mantidos.every(
    ({ linha, quantidade, gramas }) =>
      itens[linha]?.quantidade === quantidade &&
      (gramas === undefined || itens[linha].gramas === gramas),
  );

const isAbsent = (part: unknown): boolean => part === undefined;

async function doneBefore(
  db: Pick<Transaction, '$count'>,
  { brandId, id }: Pick<OrderRow, 'brandId' | 'id'>,
  key: string,
): Promise<boolean> {
  const { brandId: brand, orderId, requestKey } = orderVersions;
  const same = and(eq(brand, brandId), eq(orderId, id), eq(requestKey, key));
  return (await db.$count(orderVersions, same)) > 0;
}

async function nextNumber(tx: Transaction, { brandId, id }: OrderRow): Promise<number> {
  const [last] = await tx
    .select({ versao: orderVersions.versao })
    .from(orderVersions)
    .where(and(eq(orderVersions.brandId, brandId), eq(orderVersions.orderId, id)))
    .orderBy(desc(orderVersions.versao))
    .limit(1);
  return (last?.versao ?? 1) + 1;
}

/** A newer change takes the place of one that still waits. Whether there was one. */
async function withdrawProposal(
  tx: Transaction,
  { brandId, id }: OrderRow,
  at: Date,
): Promise<boolean> {
  const gone = await tx
    .update(orderVersions)
    .set({ state: 'withdrawn', answeredAt: at })
    .where(
      and(
        eq(orderVersions.brandId, brandId),
        eq(orderVersions.orderId, id),
        eq(orderVersions.state, 'proposed'),
      ),
    )
    .returning({ versao: orderVersions.versao });
  return gone.length > 0;
}

export async function raiseRevision(
  tx: Transaction,
  { brandId, id, revisaoPedido }: OrderRow,
): Promise<void> {
  await tx
    .update(orders)
    .set({ revisaoPedido: revisaoPedido + 1 })
    .where(and(eq(orders.brandId, brandId), eq(orders.id, id)));
}
