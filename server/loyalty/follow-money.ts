// Adjusts a customer's credit and cards when an order's payment is refunded or charged back, or
// when that is reversed.
import { and, eq } from 'drizzle-orm';
import { cashbackEarned, follow } from '#rules/loyalty/loyalty.ts';
import { isFinal, PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import type { Transaction } from '../database/open.ts';
import { loyaltyLedger } from '../database/schema.ts';
import type { OrderRow } from '../orders/records.ts';
import { ruleOf } from './programs.ts';
import {
  append,
  cardsOf,
  creditOf,
  findCards,
  lockPerson,
  type Person,
  turnOf,
} from './records.ts';

/** A refunded order earns nothing. */
export const isMoneyGone = (statusPagamento: number) =>
  statusPagamento === PAYMENT_STATUS.chargeback || statusPagamento === PAYMENT_STATUS.refunded;

/** `before`: the earlier payment status; the order has the current one. */
export async function followMoney(
  tx: Transaction,
  order: OrderRow,
  before: number,
  now: Date,
): Promise<void> {
  const { brandId, customerId, storeId, id: orderId, statusPagamento } = order;
  const [was, is] = [isMoneyGone(before), isMoneyGone(statusPagamento)];
  if (customerId === null || was === is) return;
  const person = { brandId, customerId };
  if (!(await lockPerson(tx, person))) return;
  const entries = await creditOf(tx, person);
  const added = is
    ? follow(entries, { kind: 'moneyBack', orderId }, now)
    : follow(entries, { kind: 'moneyStays', orderId, earns: await stillEarns(tx, order) }, now);
  await append(tx, person, added ?? [], now, { storeId, programId: turnOf(entries, orderId) });
  await (is ? takeStamps : giveStampsAgain)(tx, person, orderId, now);
}

/** What an order that is not over will earn. */
async function stillEarns(
  tx: Transaction,
  { brandId, storeId, status, totals }: OrderRow,
): Promise<number> {
  const rule = isFinal(status) ? null : await ruleOf(tx, brandId, storeId);
  return rule?.ativo ? cashbackEarned(totals, rule) : 0;
}

const ofOrder = ({ brandId }: Person, orderId: number) =>
  and(eq(loyaltyLedger.brandId, brandId), eq(loyaltyLedger.orderId, orderId));

/**
 * Removed from cards that are still open; a redeemed prize stays redeemed. `programs`: of these
 * alone.
 */
export async function takeStamps(
  tx: Transaction,
  person: Person,
  orderId: number,
  now: Date,
  programs?: readonly number[],
): Promise<void> {
  const given = await tx
    .select()
    .from(loyaltyLedger)
    .where(and(ofOrder(person, orderId), eq(loyaltyLedger.tipo, 'selo')));
  const cards = await findCards(tx, cardsOf(person));
  for (const { storeId, programId, cardId } of given) {
    if (programs !== undefined && !programs.includes(programId)) continue;
    const card = cards.find(({ id }) => id === cardId);
    if (card === undefined || card.redeemed || card.has < 1 || card.expiresAt <= now) continue;
    const line = {
      ...person,
      account: 'stamps',
      tipo: 'seloRetirado',
      amount: -1,
      storeId,
      programId,
      cardId,
      orderId,
      at: now,
    } as const;
    await tx.insert(loyaltyLedger).values(line).onConflictDoNothing();
  }
}

async function giveStampsAgain(
  tx: Transaction,
  person: Person,
  orderId: number,
  now: Date,
): Promise<void> {
  const taken = await tx
    .select()
    .from(loyaltyLedger)
    .where(and(ofOrder(person, orderId), eq(loyaltyLedger.tipo, 'seloRetirado')));
  for (const { storeId, programId, cardId } of taken) {
    const line = {
      ...person,
      account: 'stamps',
      tipo: 'seloCreditado',
      amount: 1,
      storeId,
      programId,
      cardId,
      orderId,
      at: now,
    } as const;
    await tx.insert(loyaltyLedger).values(line).onConflictDoNothing();
  }
}
