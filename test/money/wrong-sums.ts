// What does not add up about an order of which nothing is on its way any more.
import { and, eq } from 'drizzle-orm';
import { comesToNothing, isFinal, PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import {
  loyaltyLedger,
  orders,
  partialRefunds,
  payments,
  refunds,
} from '#server/database/schema.ts';
import { TAKEN_BACK } from '#server/payments/records.ts';
import type { PayingWorld } from '../paying.ts';
import { atProvider } from './at-provider.ts';
import type { Life } from './random-life.ts';

const P = PAYMENT_STATUS;
const sumOf = (list: number[]) => list.reduce((sum, one) => sum + one, 0);

export async function wrongSums(paying: PayingWorld, life: Life): Promise<string[]> {
  const { db } = paying.world.services;
  const [order] = await db.select().from(orders).where(eq(orders.id, life.id));
  if (order === undefined) return ['the order is gone'];
  const { status, statusPagamento, valorTotal, aCobrar } = order;
  const attempts = await db.select().from(payments).where(eq(payments.orderId, life.id));
  const whole = await db.select().from(refunds).where(eq(refunds.orderId, life.id));
  const parts = await db.select().from(partialRefunds).where(eq(partialRefunds.orderId, life.id));
  const records = await Promise.all(
    attempts.map(async ({ idempotencyKey, amountReceived, state }) => ({
      state,
      known: amountReceived ?? 0,
      ...(await atProvider(db, idempotencyKey)),
    })),
  );
  const is = (state: string) => records.filter((one) => one.state === state);
  const received = sumOf(records.map((one) => one.received));
  const back = sumOf(records.map((one) => one.back)) + life.byHand;
  const done = sumOf(
    [...whole, ...parts].filter(({ state }) => state === 'done').map(({ amount }) => amount),
  );
  const due = [...whole, ...parts].filter(
    ({ state, error }) => !['done', 'replaced'].includes(state) && error !== TAKEN_BACK,
  );
  const byVersions = parts.filter(({ state, versao }) => state !== 'replaced' && versao !== null);
  const favours = parts.some(({ versao }) => versao === null);
  const nothing = comesToNothing(status);
  const disputed = is('chargeback').length > 0;
  const earned = async (account: 'cashback' | 'pending') => {
    const mine = and(eq(loyaltyLedger.orderId, life.id), eq(loyaltyLedger.account, account));
    return sumOf((await db.select().from(loyaltyLedger).where(mine)).map(({ amount }) => amount));
  };
  const unpaid = [P.refunded, P.chargeback, P.refused].some((one) => one === statusPagamento);
  const wrong: Record<string, boolean> = {
    'money that arrived is not known': records.some((one) => one.known !== one.received),
    'more went back than was paid': records.some((one) => one.back > one.received),
    'more went back in all than was paid': back > received,
    [`a refund is still due: ${JSON.stringify(due)}`]: due.length > 0,
    // The answer to a refund that a dispute paused may have been lost.
    [`${done} is written down, ${back} went back`]: disputed ? done > back : done !== back,
    'two payments are kept': is('approved').length > 1,
    'an order that came to nothing keeps money': nothing && is('approved').length > 0,
    [`of ${received} only ${back} went back`]: nothing && !disputed && back !== received,
    'paid without a payment': statusPagamento === P.paid && is('approved').length === 0,
    'a payment without an order that is paid':
      statusPagamento !== P.paid && is('approved').length > 0,
    'refunded, but not all of it': statusPagamento === P.refunded && !disputed && back < received,
    'a refund without end': statusPagamento === P.refundPending,
    'a dispute without a payment': statusPagamento === P.chargeback && !disputed,
    'waits for money for ever': statusPagamento === P.pending && isFinal(status),
    [`${valorTotal} with ${aCobrar} due is not what was kept`]:
      statusPagamento === P.paid &&
      !favours &&
      valorTotal - aCobrar !==
        sumOf(is('approved').map((one) => one.received)) -
          sumOf(byVersions.map(({ amount }) => amount)),
    'credit of an order that nobody paid': (nothing || unpaid) && (await earned('cashback')) !== 0,
    'credit that waits for ever': isFinal(status) && (await earned('pending')) !== 0,
  };
  return Object.keys(wrong).filter((what) => wrong[what] === true);
}
