// Webhooks of providers. Accepted only with a valid signature over the raw bytes, and harmless when
// repeated.
import { and, eq, isNull } from 'drizzle-orm';
import type { Hono, Context as HttpContext } from 'hono';
import { answerChat } from './account/answer-chat.ts';
import type { ApiBindings } from './connection.ts';
import type { Services } from './context.ts';
import { brandsWith } from './database/brands-with.ts';
import { messageAccounts, messages } from './database/schema.ts';
import { openOwn, ownCloudApi } from './integrations/messages/own-account.ts';
import {
  type ChatMessage,
  type DeliveryReport,
  isSigned,
  readChat,
  readDeliveries,
} from './integrations/messages/whatsapp/webhook.ts';
import { verifyWord } from './message-accounts/record.ts';

/** As `server/message-accounts/console.ts` makes it: 24 random bytes in base64url. */
const OWN_KEY = /^[\w-]{32}$/;

export function mountWebhooks(api: Hono<ApiBindings>, services: Services): void {
  const settings = services.env.messages.whatsapp;
  api.get('/webhooks/whatsapp', (http) => {
    const {
      'hub.mode': mode,
      'hub.verify_token': word,
      'hub.challenge': challenge = '',
    } = http.req.query();
    const known =
      mode === 'subscribe' &&
      settings !== null &&
      settings.verifyToken !== null &&
      word === settings.verifyToken;
    return known ? http.text(challenge) : http.body(null, 403);
  });
  api.post('/webhooks/whatsapp', async (http) => {
    const body = new Uint8Array(await http.req.arrayBuffer());
    const secret = settings?.appSecret ?? null;
    if (secret === null || !isSigned(body, http.req.header('x-hub-signature-256'), secret))
      return http.body(null, 403);
    await receive(services, body, { numberId: settings?.numberId ?? '', brandId: null });
    return http.body(null, 200);
  });
  api.get('/webhooks/whatsapp/:key', async (http) => {
    const {
      'hub.mode': mode,
      'hub.verify_token': word,
      'hub.challenge': text = '',
    } = http.req.query();
    const own = await ownNumber(services, http);
    const known = own !== null && mode === 'subscribe' && word === own.verifyWord;
    return known ? http.text(text) : http.body(null, 403);
  });
  api.post('/webhooks/whatsapp/:key', async (http) => {
    const body = new Uint8Array(await http.req.arrayBuffer());
    const own = await ownNumber(services, http);
    const secret = own?.appSecret ?? null;
    if (own === null || secret === null) return http.body(null, 403);
    if (!isSigned(body, http.req.header('x-hub-signature-256'), secret))
      return http.body(null, 403);
    await receive(services, body, own);
    return http.body(null, 200);
  });
}

/** The brand's own number to which the address belongs; null: the address is nobody's. */
async function ownNumber(services: Services, http: HttpContext<ApiBindings>) {
  const { brands, db, secret, env } = services;
  const webhookKey = http.req.param('key') ?? '';
  // Anything else, a NUL for one, never reaches the database.
  if (!OWN_KEY.test(webhookKey)) return null;
  const brand = await brands.byHost(new URL(http.req.url).hostname);
  if (brand === null) return null;
  const key = { brandId: brand.id, canal: 'whatsapp' as const };
  const [row] = await db
    .select({ settings: messageAccounts.settings })
    .from(messageAccounts)
    .where(and(eq(messageAccounts.brandId, brand.id), eq(messageAccounts.webhookKey, webhookKey)));
  const settings = row?.settings == null ? null : openOwn(secret, key, row.settings);
  if (settings === null) return null;
  const { numberId, appSecret } = ownCloudApi(settings, env.messages.whatsappUrl);
  return { brandId: brand.id, numberId, appSecret, verifyWord: verifyWord(services, webhookKey) };
}

/** `brandId`: notices of a brand's own number are about its messages alone. */
type Source = { numberId: string; brandId: number | null };

async function receive(
  services: Services,
  bytes: Uint8Array,
  { numberId, brandId }: Source,
): Promise<void> {
  let reports: DeliveryReport[] = [];
  let written: ChatMessage[] = [];
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    reports = readDeliveries(body);
    written = readChat(body, numberId);
  } catch {
    services.log.warn('webhookUnread');
  }
  await noteDeliveries(services, reports, brandId);
  for (const message of written) await answerChat(services, message, brandId);
}

async function noteDeliveries(
  { db, now }: Services,
  reports: readonly DeliveryReport[],
  only: number | null,
): Promise<void> {
  for (const { providerId, arrived, error } of reports) {
    const ours = and(
      eq(messages.canal, 'whatsapp'),
      eq(messages.providerId, providerId),
      isNull(messages.deliveredAt),
    );
    // Delivered stays delivered, whatever older notice arrives later.
    for (const brandId of only === null ? await brandsWith(db, messages, ours) : [only])
      await db
        .update(messages)
        .set(
          arrived
            ? { state: 'sent', motivoFalha: null, deliveredAt: now() }
            : { state: 'failed', motivoFalha: error },
        )
        .where(and(eq(messages.brandId, brandId), ours));
  }
}
