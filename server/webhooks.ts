// Webhooks of providers. Accepted only with a valid signature over the raw bytes, and harmless when
// repeated.
import { and, eq, isNull } from 'drizzle-orm';
import type { Hono } from 'hono';
import { answerChat } from './account/answer-chat.ts';
import type { ApiBindings } from './connection.ts';
import type { Services } from './context.ts';
import { brandsWith } from './database/brands-with.ts';
import { messages } from './database/schema.ts';
import {
  type ChatMessage,
  type DeliveryNews,
  isSigned,
  readChat,
  readNews,
} from './integrations/messages/whatsapp/news.ts';

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
    await hear(services, body, settings?.numberId ?? '');
    return http.body(null, 200);
  });
}

async function hear(services: Services, bytes: Uint8Array, numberId: string): Promise<void> {
  let news: DeliveryNews[] = [];
  let written: ChatMessage[] = [];
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    news = readNews(body);
    written = readChat(body, numberId);
  } catch {
    services.log.warn('webhookUnread');
  }
  await noteDeliveries(services, news);
  for (const message of written) await answerChat(services, message);
}

async function noteDeliveries({ db, now }: Services, news: readonly DeliveryNews[]): Promise<void> {
  for (const { providerId, arrived, error } of news) {
    const ours = and(
      eq(messages.canal, 'whatsapp'),
      eq(messages.providerId, providerId),
      isNull(messages.deliveredAt),
    );
    // Delivered stays delivered, whatever older notice arrives later.
    for (const brandId of await brandsWith(db, messages, ours))
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
