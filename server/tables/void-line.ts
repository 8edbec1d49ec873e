// Removes a line from a bill: the kitchen sees it crossed out, and an order without lines is
// cancelled.
import { and, eq, isNull } from 'drizzle-orm';
import { comesToNothing, isFinal, mayMove, ORDER_STATUS } from '#rules/orders/order-status.ts';
import { announce } from '../changes.ts';
import type { Transaction } from '../database/open.ts';
import { tabLines } from '../database/schema.ts';
import { followVoid } from '../loyalty/follow-void.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { applyMove } from '../orders/move.ts';
import type { OrderRow } from '../orders/records.ts';
import { givePortionsBack, menuNotice, portionsOf } from '../orders/stock.ts';
import { Refusal } from '../refusal.ts';
import type { Told, Work } from './console-tables.ts';
import { linesOf } from './tab.ts';

type Voiding = { id: number; reason: string; now: Date };

export async function voidLine(
  { tx, open, staffId }: Work,
  { id, reason, now }: Voiding,
): Promise<Told | null> {
  const { brandId, id: sittingId } = open();
  const standing = and(
    eq(tabLines.brandId, brandId),
    eq(tabLines.id, id),
    eq(tabLines.sittingId, sittingId),
    isNull(tabLines.voidedAt),
  );
  const [line] = await tx.select().from(tabLines).where(standing);
  if (line === undefined) return null;
  // Nobody would give its money back: that goes with the order, when staff cancel it.
  if (line.quitada) throw new Refusal('malformed', { field: 'idLinha' });
  // Locks the order before its lines, as moves do.
  const order = line.orderId === null ? null : await lockOrder(tx, { brandId, id: line.orderId });
  const gone = await tx
    .update(tabLines)
    .set({ voidedAt: now, motivoEstorno: reason, staffId })
    .where(standing)
    .returning({ id: tabLines.id });
  if (gone.length === 0) return null;
  if (order !== null && !comesToNothing(order.status)) {
    if (!isFinal(order.status)) await givePortions(tx, order, id);
    await tellKitchen(tx, order, { staffId, reason, now });
  }
  const before = { nome: line.nome, quantidade: line.quantidade, valor: line.valor, voided: false };
  return { before, after: { ...before, voided: true, reason } };
}

/** As a cancelled order does: what is not served can be ordered by others. */
async function givePortions(tx: Transaction, order: OrderRow, lineId: number): Promise<void> {
  const lines = await linesOf(tx, order);
  const item = order.itens[lines.findIndex(({ id }) => id === lineId)];
  if (item === undefined) return;
  const visible = await givePortionsBack(tx, order, portionsOf([item]));
  if (visible !== null) await announce(tx, menuNotice(order, visible));
}

type Telling = { staffId: number; reason: string; now: Date };

async function tellKitchen(
  tx: Transaction,
  order: OrderRow,
  { staffId, reason, now }: Telling,
): Promise<void> {
  const { brandId, id: orderId, storeId, status, statusPagamento, tipoPedido } = order;
  const left = await tx.$count(
    tabLines,
    and(eq(tabLines.brandId, brandId), eq(tabLines.orderId, orderId), isNull(tabLines.voidedAt)),
  );
  const to = ORDER_STATUS.cancelledByStore;
  // Food already served stays an order.
  if (left === 0 && mayMove('staff', status, to, tipoPedido))
    return applyMove(tx, order, { to, actor: 'staff', staffId, reason }, now);
  await followVoid(tx, order, now);
  await announce(tx, { kind: 'order', brandId, storeId, orderId, status, statusPagamento });
}
