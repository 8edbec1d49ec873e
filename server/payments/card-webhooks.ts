// Webhooks of card providers: settled, refunded or disputed payments. Getnet calls with everything
// in the query and no signature, so the account's unguessable key admits a message and only the
// provider's reply to our own query counts.
import { and, eq, inArray, like, lte, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { CallContext } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import { paymentAccounts, payments, sandboxRecords } from '../database/schema.ts';
import { dataOf } from '../database/versioned.ts';
import { openSettings } from '../integrations/payments/account-settings.ts';
import { isCardProvider } from '../integrations/payments/card-port.ts';
import { isMercadoPagoSignature } from '../integrations/payments/mercado-pago-http.ts';
import { CHARGEBACK_MS } from '../integrations/payments/sandbox-card-payments.ts';
import { countAttempt } from '../limits/attempts.ts';
import { errorText } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { PaymentServices } from './next-look.ts';
import { processEventsSoon, recordEvent } from './provider-webhooks.ts';

const SANDBOX = 'sandbox-card';

export async function receiveGetnetWebhook(
  { chave, payment_id, order_id, seller_id, status }: InputOf<Endpoints['getnetWebhook']>,
  context: CallContext,
): Promise<void> {
  const { db, brand } = context;
  const mine = and(
    eq(paymentAccounts.brandId, brand.id),
    eq(paymentAccounts.webhookKey, chave),
    eq(paymentAccounts.provider, 'getnet'),
  );
  const [account] = await db.select().from(paymentAccounts).where(mine);
  if (
    account === undefined ||
    (seller_id !== undefined && seller_id !== account.settings.sellerId)
  ) {
    await countAttempt(context, brand.id, 'webhookKey', context.callerHash);
    throw new Refusal('notFound');
  }
  const [subject = ''] = order_id.split('-');
  const fresh = await recordEvent(context, {
    brandId: brand.id,
    provider: account.provider,
    eventId: `${payment_id} ${status}`,
    subject,
  });
  if (fresh) processEventsSoon(context);
}

/**
 * Mercado Pago sends only its own id. If the reply that names the id was lost, the payment is found
 * by asking for it: nothing else would tell of the money.
 */
export async function receiveMercadoPagoWebhook(
  { chave, type, data }: InputOf<Endpoints['mercadoPagoWebhook']>,
  context: CallContext,
): Promise<void> {
  const { db, brand, header, secret: own } = context;
  const mine = and(
    eq(paymentAccounts.brandId, brand.id),
    eq(paymentAccounts.webhookKey, chave),
    eq(paymentAccounts.provider, 'mercado-pago'),
  );
  const [account] = await db.select().from(paymentAccounts).where(mine);
  const settings = account === undefined ? null : openSettings(own, account);
  const secret = settings?.webhookSecret;
  const requestId = header('x-request-id');
  const signed =
    typeof secret !== 'string' ||
    isMercadoPagoSignature(secret, {
      dataId: data.id,
      requestId,
      signature: header('x-signature'),
    });
  if (account === undefined || settings === null || !signed) {
    await countAttempt(context, brand.id, 'webhookKey', context.callerHash);
    throw new Refusal('notFound');
  }
  if (type !== 'payment') return;
  const subject = await subjectOf(account, data.id, context);
  if (subject === null) return;
  const eventId = `${data.id} ${requestId ?? context.requestId}`;
  const { provider } = account;
  if (await recordEvent(context, { brandId: brand.id, provider, eventId, subject }))
    processEventsSoon(context);
}

/** Our key of the payment; null: the store sold that elsewhere. */
async function subjectOf(
  { brandId, storeId, provider: name }: typeof paymentAccounts.$inferSelect,
  reference: string,
  { db, log, payments: providers }: CallContext,
): Promise<string | null> {
  const find = async (same: SQL): Promise<string | null> => {
    const [payment] = await db
      .select({ key: payments.idempotencyKey })
      .from(payments)
      .where(and(eq(payments.brandId, brandId), eq(payments.provider, name), same));
    return payment?.key ?? null;
  };
  const known = await find(eq(payments.providerReference, reference));
  if (known !== null) return known;
  const provider = await providers.named({ brandId, storeId }, name);
  if (provider === null || !isCardProvider(provider)) return null;
  try {
    const key = (await provider.keyOf?.(reference)) ?? null;
    return key === null ? null : await find(eq(payments.idempotencyKey, key));
  } catch (error) {
    log.warn('webhookUnread', { brand: brandId, error: errorText(error) });
    // It is sent again.
    throw new Refusal('unavailable');
  }
}

/** The sandbox sends no webhooks, so a job checks which holders have disputed a payment. */
export async function recordSandboxDisputes(services: PaymentServices): Promise<void> {
  const { db, now } = services;
  const due = lte(
    sql`(${dataOf(sandboxRecords.data)} ->> 'createdAt')::bigint`,
    now().getTime() - CHARGEBACK_MS,
  );
  const disputed = await db
    .select({ reference: sql<string>`${dataOf(sandboxRecords.data)} ->> 'paymentId'` })
    .from(sandboxRecords)
    .where(
      and(
        eq(sandboxRecords.provider, SANDBOX),
        like(sandboxRecords.key, 'payment/%'),
        sql`${dataOf(sandboxRecords.data)} ->> 'outcome' = 'chargeback'`,
        sql`${dataOf(sandboxRecords.data)} ->> 'status' = 'CONFIRMED'`,
        due,
      ),
    );
  if (disputed.length === 0) return;
  const isDisputed = and(
    eq(payments.provider, SANDBOX),
    inArray(
      payments.providerReference,
      disputed.map(({ reference }) => reference),
    ),
  );
  for (const brandId of await brandsWith(db, payments, isDisputed)) {
    const rows = await db
      .select({ subject: payments.idempotencyKey, reference: payments.providerReference })
      .from(payments)
      .where(and(eq(payments.brandId, brandId), isDisputed));
    for (const { subject, reference } of rows)
      await recordEvent(services, {
        brandId,
        provider: SANDBOX,
        eventId: `${reference} CHARGEBACK`,
        subject,
      });
  }
}
