// The effect of an order's move on the customer's credit and cards, in the transaction of the move.
import { and, eq, isNull } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import { follow, type Happening } from '#rules/loyalty/loyalty.ts';
import { comesToNothing, ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { Transaction } from '../database/open.ts';
import { tabLines } from '../database/schema.ts';
import type { Effect } from '../orders/move-effect.ts';
import type { OrderRow } from '../orders/records.ts';
import { isMoneyGone } from './follow-money.ts';
import { ruleOf } from './programs.ts';
import { append, creditOf, lockPerson, turnOf } from './records.ts';
import { returnCard, stampOrder } from './stamps.ts';

export const followOrder: Effect = async (tx, row, to, now) => {
  const { brandId, customerId, storeId } = row;
  const delivered = to === ORDER_STATUS.delivered;
  if (customerId === null || !(delivered || comesToNothing(to) || to === ORDER_STATUS.notDelivered))
    return;
  const person = { brandId, customerId };
  if (!(await lockPerson(tx, person))) return;
  const entries = await creditOf(tx, person);
  if (entries.some(({ orderId }) => orderId === row.id)) {
    const rule = delivered ? await ruleOf(tx, brandId, storeId) : null;
    const rest = delivered
      ? { percentual: rule?.percentual ?? null }
      : { programId: turnOf(entries, row.id) };
    await append(
      tx,
      person,
      follow(entries, happeningOf(row, to, rule?.diasValidade ?? null), now) ?? [],
      now,
      { storeId, ...rest },
    );
  }
  if (delivered && !isMoneyGone(row.statusPagamento))
    await stampOrder(tx, person, { ...row, items: await itemsOf(tx, row) }, now);
  if (comesToNothing(to)) await returnCard(tx, person, row.id, now);
};

/** What was ordered; at a table, less what staff have taken off the bill. */
async function itemsOf(tx: Transaction, row: OrderRow): Promise<Cents> {
  if (row.tipoPedido !== ORDER_TYPE.table) return row.totals.valorItens;
  const { brandId, orderId, voidedAt, valor } = tabLines;
  const standing = and(eq(brandId, row.brandId), eq(orderId, row.id), isNull(voidedAt));
  const lines = await tx.select({ valor }).from(tabLines).where(standing);
  return lines.reduce((sum, line) => sum + line.valor, 0);
}

function happeningOf({ id: orderId }: OrderRow, to: number, days: number | null): Happening {
  if (to === ORDER_STATUS.delivered) return { kind: 'delivered', orderId, days };
  return comesToNothing(to) ? { kind: 'nothing', orderId } : { kind: 'notDelivered', orderId };
}
