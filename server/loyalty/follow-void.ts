// The effect of lines that staff take off a table's bill on the loyalty of the order's customer: it
// earns on what stands, and what was used for the other lines comes back.
import { and, asc, eq } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import { follow, type Happening } from '#rules/loyalty/loyalty.ts';
import { shareOut } from '#rules/orders/bill.ts';
import { comesToNothing, isFinal, ORDER_STATUS } from '#rules/orders/order-status.ts';
import { creditUsed } from '#rules/price/change-order.ts';
import { giveCouponBack } from '../coupons/claim.ts';
import type { Transaction } from '../database/open.ts';
import { tabLines } from '../database/schema.ts';
import type { OrderRow } from '../orders/records.ts';
import { takeStamps } from './follow-money.ts';
import { findPrograms, ruleOf } from './programs.ts';
import { append, creditOf, lockPerson } from './records.ts';
import { returnCard } from './stamps.ts';

/** `order` is locked, and the line is off the bill. A cancelled order has its own effect. */
export async function followVoid(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { brandId, customerId, storeId, id: orderId, status, totals } = order;
  if (customerId === null || comesToNothing(status)) return;
  const person = { brandId, customerId };
  if (!(await lockPerson(tx, person))) return;
  const lines = await tx
    .select({ valor: tabLines.valor, voidedAt: tabLines.voidedAt })
    .from(tabLines)
    .where(and(eq(tabLines.brandId, brandId), eq(tabLines.orderId, orderId)))
    .orderBy(asc(tabLines.id));
  const gone = lines.filter(({ voidedAt }) => voidedAt !== null).length;
  /** Of an amount of the whole order, the part of the lines that stand. */
  const standing = (amount: Cents): Cents =>
    shareOut(
      amount,
      lines.map(({ valor }) => valor),
    ).reduce((sum, share, at) => (lines[at]?.voidedAt === null ? sum + share : sum), 0);
  // Orders at a table have no versions, whose numbers begin at 2.
  const key = { storeId, programId: 1 + gone };
  const entries = await creditOf(tx, person);
  const placed = entries.find((entry) => entry.orderId === orderId && entry.tipo === 'pendente');
  const items = lines.reduce((sum, line) => sum + (line.voidedAt === null ? line.valor : 0), 0);
  const enough = items >= ((await ruleOf(tx, brandId, storeId))?.valorMinimoPedido ?? 0);
  const earned = placed === undefined ? null : enough ? standing(placed.amount) : 0;
  const apply = async (happening: Happening) =>
    append(tx, person, follow(await creditOf(tx, person), happening, now) ?? [], now, key);
  const uses = standing(creditUsed(totals));
  await apply({ kind: 'changed', orderId, earns: isFinal(status) ? null : earned, uses });
  if (gone < lines.length) {
    if (status !== ORDER_STATUS.delivered) return;
    if (earned !== null) await apply({ kind: 'earnsLess', orderId, earns: earned });
    await takeStamps(tx, person, orderId, now, await programsAbove(tx, brandId, items));
    return;
  }
  // Nothing is paid for food that was served: only staff who know why do that.
  await apply({ kind: 'moneyBack', orderId });
  await takeStamps(tx, person, orderId, now);
  await returnCard(tx, person, orderId, now);
  await giveCouponBack(tx, brandId, orderId);
}

/** The programmes whose stamp such an order is too small for. */
async function programsAbove(tx: Transaction, brandId: number, items: Cents): Promise<number[]> {
  return (await findPrograms(tx, brandId, false))
    .filter(({ valorMinimoPedido: least }) => least !== null && least > items)
    .map(({ id }) => id);
}
