// The payment created with its order, in the same transaction, so that neither exists alone.
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  goesThroughProvider,
  needsSignIn,
  type PaymentKind,
  paysFirst,
} from '#rules/orders/payment.ts';
import { staticPixCode } from '#rules/orders/pix.ts';
import type { CallContext, DeviceSession } from '../context.ts';
import type { Claim } from '../database/claims.ts';
import type { Transaction } from '../database/open.ts';
import { orders, type PaymentDetails, payments } from '../database/schema.ts';
import type { PricedOrder } from '../orders/quote.ts';
import { Refusal } from '../refusal.ts';
import { NO_PROVIDER, staticPixOf } from './static-pix.ts';

const MINUTE = 60_000;
/** How long the provider accepts money for one attempt. */
const ATTEMPT_MINUTES = 10;
/**
 * How long an order waits in total, including another attempt. Stores that check their bank by hand
 * need longer.
 */
const WAIT_MINUTES = { provider: 30, hand: 60 };

export type FirstAttempt = { payBy: Date; claim: Claim };

const kindOf = (tipo: string): PaymentKind => (tipo === 'cartaoOnline' ? 'card' : 'pix');

/** 32 letters and digits: a Pix txid, or the idempotency key of other providers. */
const newPaymentKey = () => randomBytes(16).toString('hex');

/** Null: the order is paid on handover, or costs nothing. */
export async function attemptFor(
  { store, payment, seat, totals: { valorTotal: amount } }: PricedOrder,
  session: DeviceSession,
  context: CallContext,
  details: PaymentDetails = {},
  byStaff = false,
): Promise<FirstAttempt | null> {
  if (payment === null || !paysFirst(payment.tipo) || amount === 0) return null;
  const online = goesThroughProvider(payment.tipo);
  // Staff show the code, or send it: as at a table, the payer needs no account.
  if (needsSignIn(payment.tipo, seat !== null || byStaff) && session.customerId === null)
    throw new Refusal('onlineNeedsSignIn');
  const owner = { brandId: context.brand.id, storeId: store.id };
  const now = context.now();
  const row = online
    ? await providerAttempt(context, owner, payment.tipo, details, now)
    : await staticAttempt(context, owner, amount);
  return {
    payBy: new Date(now.getTime() + (online ? WAIT_MINUTES.provider : WAIT_MINUTES.hand) * MINUTE),
    claim: async (tx, { id: orderId }) => {
      await tx
        .insert(payments)
        .values({ ...owner, ...row, orderId, valor: amount, createdAt: now });
      if (row.sandbox) await markSandbox(tx, owner.brandId, orderId, true);
    },
  };
}

type Owner = { brandId: number; storeId: number };

/** Everybody who sees the order is told that no real money moves. */
export async function markSandbox(
  tx: Transaction,
  brandId: number,
  orderId: number,
  sandbox: boolean,
): Promise<void> {
  const own = and(eq(orders.brandId, brandId), eq(orders.id, orderId));
  await tx.update(orders).set({ sandbox }).where(own);
}

export async function providerAttempt(
  { payments: providers }: Pick<CallContext, 'payments'>,
  owner: Owner,
  tipo: string,
  details: PaymentDetails,
  now: Date,
) {
  const kind = kindOf(tipo);
  const { name: provider, sandbox } = await providers.choose(owner, kind);
  const expiresAt = new Date(now.getTime() + ATTEMPT_MINUTES * MINUTE);
  return {
    kind,
    provider,
    sandbox,
    state: 'starting',
    idempotencyKey: newPaymentKey(),
    details,
    nextAttemptAt: now,
    expiresAt,
  } as const;
}

export async function staticAttempt({ db }: Pick<CallContext, 'db'>, owner: Owner, amount: number) {
  const account = await staticPixOf(db, owner);
  if (account === null) throw new Refusal('paymentMissing');
  const idempotencyKey = newPaymentKey();
  // The description on the customer's and the store's bank statements.
  const pixCode = staticPixCode({
    ...account,
    amount,
    txid: idempotencyKey.slice(0, 25).toUpperCase(),
  });
  return {
    kind: 'pix',
    provider: NO_PROVIDER,
    sandbox: false,
    state: 'pending',
    idempotencyKey,
    details: { pixCode },
    nextAttemptAt: null,
    expiresAt: null,
  } as const;
}
