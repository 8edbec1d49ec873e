// Webhook of Pix providers for payments and ended refunds; the key in the address identifies the
// account.
import { and, eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { CallContext } from '../context.ts';
import { paymentAccounts } from '../database/schema.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { sameSecret } from '../same-secret.ts';
import type { PaymentServices } from './next-look.ts';
import { processEventsSoon, recordEvent } from './provider-webhooks.ts';

type Message = InputOf<Endpoints['pixWebhook']>;

export async function receivePixWebhook(
  { chave, pix }: Message,
  context: CallContext,
): Promise<void> {
  const { db, brand } = context;
  const [account] = await db
    .select()
    .from(paymentAccounts)
    .where(
      and(
        eq(paymentAccounts.brandId, brand.id),
        eq(paymentAccounts.webhookKey, chave),
        eq(paymentAccounts.kind, 'pix'),
      ),
    );
  if (account === undefined || !provesItself(account.settings.webhookProof, context)) {
    await countAttempt(context, brand.id, 'webhookKey', context.callerHash);
    throw new Refusal('notFound');
  }
  await recordPixEvents(context, { brandId: brand.id, provider: account.provider }, pix);
}

/** Each payment and each refund step is a notice of its own. */
export async function recordPixEvents(
  services: PaymentServices,
  source: { brandId: number; provider: string },
  pix: Message['pix'],
): Promise<void> {
  let fresh = false;
  for (const { endToEndId, txid, devolucoes = [] } of pix) {
    if (txid === undefined) continue;
    const ids = [
      endToEndId,
      ...devolucoes.map(({ id, status }) => `${endToEndId} ${id} ${status}`),
    ];
    for (const eventId of ids)
      fresh = (await recordEvent(services, { ...source, eventId, subject: txid })) || fresh;
  }
  if (fresh) processEventsSoon(services);
}

/**
 * If a proxy checks the provider's client certificate (mutual TLS), it says so in a header whose
 * name and value the account stores. Otherwise the unguessable address and our own query are the
 * proof.
 */
function provesItself(proof: unknown, { header }: CallContext): boolean {
  if (proof === undefined || proof === null) return true;
  const { header: name, value } = proof as { header?: unknown; value?: unknown };
  if (typeof name !== 'string' || typeof value !== 'string') return false;
  return sameSecret(header(name) ?? '', value);
}
