// Staff answer a wish, a change that the customer asked for: accepted it is a version of the order,
// declined it has a reason.
import type { WishAnswer } from '#contract/entities/console/order-change.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import type { OrderRow } from '../orders/records.ts';
import { Refusal } from '../refusal.ts';
import { unlessDone } from '../repeated.ts';
import { tellChange } from './apply.ts';
import {
  changesNothing,
  orderOfStaff,
  raiseRevision,
  requireSeenPrice,
  requireUnchanged,
  saveVersion,
  summary,
} from './change.ts';
import { priceChange } from './price-change.ts';
import { closeWish, type WishRow, wishesOf } from './wishes.ts';

export async function answerWish(
  request: WishAnswer,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const motivo = request.motivo.trim();
  if (!request.aceita && motivo === '') throw new Refusal('malformed', { field: 'motivo' });
  const { db, brand } = context;
  const isDone = async () => {
    // The wish first: the order is then at least as new.
    const [wish] = await wishesOf(db, { brandId: brand.id, id: request.id });
    const row = await orderOfStaff(db, request.id, staff, context);
    return wish !== undefined && isAnsweredSo(wish, row, request);
  };
  await unlessDone(isDone, () => answerOpen({ ...request, motivo }, staff, context));
}

async function answerOpen(
  request: WishAnswer,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const { id, aceita, motivo, revisaoPedido } = request;
  const seen = await orderOfStaff(context.db, id, staff, context);
  const [wish] = await wishesOf(context.db, seen);
  if (wish === undefined) throw new Refusal('wishAnswered');
  requireOpen(wish, seen, revisaoPedido);
  const wanted = { id, revisaoPedido, ...wish.content.wanted };
  // A message alone, or a wish that changes nothing any more, makes no version.
  const makes = aceita && !changesNothing(wanted, seen);
  const priced = makes ? await priceChange(seen, wanted, context) : null;
  if (priced !== null)
    requireSeenPrice(priced, seen, { ...wanted, valorTotal: request.valorTotal }, context);
  // The customer agreed to the price that they saw, and to none above it.
  const agreed = (priced?.totals.valorTotal ?? 0) <= wish.content.totals.valorTotal;
  const asks = priced !== null && priced.difference > 0 && !agreed;
  const at = context.now();
  await context.db.transaction(async (tx) => {
    const row = await orderOfStaff(tx, id, staff, context, true);
    const [now] = await wishesOf(tx, row);
    if (now === undefined) throw new Refusal('wishAnswered');
    requireOpen(now, row, revisaoPedido);
    const versao =
      priced === null
        ? await keepAsIs(tx, row)
        : await saveVersion(
            tx,
            row,
            {
              key: `wish ${now.number}`,
              staffId: staff.staffId,
              motivo: now.recado.slice(0, 200),
              priced,
              asks,
              consent: !asks && priced.difference > 0 ? 'customer' : null,
            },
            { at, language: context.language },
          );
    const state = aceita ? 'accepted' : 'declined';
    await closeWish(tx, row, { state, motivo, versao, staffId: staff.staffId, answeredAt: at });
    await recordChange(tx, authorOf(context, staff), {
      action: 'answerWish',
      subject: `order ${id}`,
      before: summary(row.valorTotal, row.itens),
      after: {
        ...summary(priced?.totals.valorTotal ?? row.valorTotal, priced?.content.itens ?? row.itens),
        confirmed: aceita,
        motivo,
      },
    });
    const event = asks ? 'proposed' : priced === null ? 'wishAgreed' : 'changed';
    await tellChange(tx, row, aceita ? event : 'wishDeclined', at);
  });
}

/** A second press of the same answer finds it given. */
const isAnsweredSo = ({ state }: WishRow, { revisaoPedido }: OrderRow, request: WishAnswer) =>
  state === (request.aceita ? 'accepted' : 'declined') &&
  revisaoPedido === request.revisaoPedido + 1;

function requireOpen({ state }: WishRow, row: OrderRow, seen: number): void {
  if (state !== 'open') throw new Refusal('wishAnswered');
  requireUnchanged(row, seen);
}

async function keepAsIs(tx: Transaction, row: OrderRow): Promise<null> {
  await raiseRevision(tx, row);
  return null;
}
