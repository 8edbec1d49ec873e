// Turns order events into messages to customers: by push if a browser subscribed, by other channels
// if the brand uses them and the customer allows them.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { orderPath } from '#contract/order-path.ts';
import { noticeOfMove, noticeOfType, type OrderNotice } from '#rules/orders/order-notice.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { tellsCustomers } from '../brand/message-ways.ts';
import type { Services } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import type { Transaction } from '../database/open.ts';
import {
  customers,
  messageSettings,
  messages,
  orderSubscriptions,
  orders,
  outbox,
} from '../database/schema.ts';
import { mainOrigin } from '../front/origin.ts';
import { errorText } from '../log.ts';
import { type OrderHappening, readFromOutbox } from '../orders/outbox.ts';
import { unwantedNotices } from './consents.ts';
import { messageRow, type NewMessage } from './enqueue.ts';
import { orderMessage } from './order-message.ts';

export type NoticeServices = Pick<Services, 'db' | 'brands' | 'env' | 'log' | 'now'>;
type OutboxRow = typeof outbox.$inferSelect;

/** For one brand in a round; its other events wait for the next. */
export const MOST_AT_ONCE = 100;

type NoticesWritten = { events: number; messages: number };

/** One round over the brands with events: how many were processed, and what that made. */
export async function writeOrderNotices(services: NoticeServices): Promise<NoticesWritten> {
  const written = { events: 0, messages: 0 };
  for (const brandId of await brandsWith(services.db, outbox, isNull(outbox.sentAt)))
    try {
      const { events, messages: made } = await writeNoticesOf(services, brandId);
      written.events += events;
      written.messages += made;
    } catch (error) {
      // Whatever is wrong with a brand must not block the others.
      services.log.error('orderNoticesFailed', { brand: brandId, error: errorText(error) });
    }
  return written;
}

/** Messages and mark are written in one transaction, so that no event is lost or sent twice. */
async function writeNoticesOf(services: NoticeServices, brandId: number): Promise<NoticesWritten> {
  return services.db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.brandId, brandId), isNull(outbox.sentAt)))
      .orderBy(asc(outbox.id))
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true });
    if (waiting.length === 0) return { events: 0, messages: 0 };
    const written = await messagesOf(tx, services, brandId, waiting);
    if (written.length > 0)
      await tx.insert(messages).values(written.map(messageRow)).onConflictDoNothing();
    const ids = waiting.map(({ id }) => id);
    await tx
      .update(outbox)
      .set({ sentAt: services.now() })
      .where(and(eq(outbox.brandId, brandId), inArray(outbox.id, ids)));
    return { events: waiting.length, messages: written.length };
  });
}

async function messagesOf(
  tx: Transaction,
  { brands, env, log }: NoticeServices,
  brandId: number,
  rows: OutboxRow[],
): Promise<NewMessage[]> {
  const brand = await brands.byId(brandId);
  if (brand === null) return [];
  const notices = rows.flatMap((row) => {
    const happening = readFromOutbox(row);
    if (happening === null) log.error('outboxUnread', { brand: brandId, row: row.id });
    const notice = happening === null ? null : noticeOf(happening);
    return happening === null || notice === null
      ? []
      : [{ row, orderId: happening.payload.orderId, notice }];
  });
  if (notices.length === 0) return [];
  const ids = notices.map(({ orderId }) => orderId);
  const [wanted] = await tx
    .select()
    .from(messageSettings)
    .where(eq(messageSettings.brandId, brandId));
  const listeners = await tx
    .select()
    .from(orderSubscriptions)
    .where(and(eq(orderSubscriptions.brandId, brandId), inArray(orderSubscriptions.orderId, ids)));
  const anyWay = wanted !== undefined && (wanted.whatsapp || wanted.sms || wanted.email);
  if (!anyWay && listeners.length === 0) return [];
  const found = await tx
    .select({ order: orders, email: customers.email })
    .from(orders)
    .leftJoin(
      customers,
      and(eq(customers.brandId, orders.brandId), eq(customers.id, orders.customerId)),
    )
    .where(and(eq(orders.brandId, brandId), inArray(orders.id, ids)));
  const unwanted = await unwantedNotices(
    tx,
    brandId,
    found.flatMap(({ order }) => order.customerId ?? []),
  );
  const byId = new Map(found.map((one) => [one.order.id, one]));
  return notices.flatMap(({ row, orderId, notice: happened }) => {
    const one = byId.get(orderId);
    if (one === undefined) return [];
    const { order, email } = one;
    const notice = noticeOfType(happened, order.tipoPedido);
    const path = `${orderPath(order)}?chave=${order.chaveAcompanhamento}`;
    const facts = {
      brand: brand.settings.projectName,
      number: order.numero,
      window: windowOf(order, brand),
      reason: order.motivoCancelamento,
    };
    const own = {
      brandId,
      orderId,
      kind: notice === 'placed' ? 'orderPlaced' : 'orderMoved',
      language: order.language,
      key: `outbox ${row.id}`,
      now: row.createdAt,
    } as const;
    const withLink = orderMessage(notice, order.language, facts, mainOrigin(brand, env) + path);
    // One number serves many brands, and a text has no subject: it starts with the brand.
    const signed = { text: `${facts.brand}: ${withLink.text}` };
    const to = { whatsapp: order.telefoneCliente, sms: order.telefoneCliente, email: email ?? '' };
    const ways = (['whatsapp', 'sms', 'email'] as const).filter(
      (channel) =>
        wanted?.[channel] === true &&
        tellsCustomers(brand, env, channel) &&
        to[channel] !== '' &&
        !unwanted.has(`${order.customerId} ${channel}`),
    );
    const silent = notice === 'placed' || unwanted.has(`${order.customerId} push`);
    const pushed = silent ? [] : listeners.filter((listener) => listener.orderId === orderId);
    return [
      ...ways.map(
        (channel): NewMessage => ({
          ...own,
          channel,
          to: to[channel],
          ...(channel === 'email' ? withLink : signed),
        }),
      ),
      ...pushed.map(
        ({ id, language }): NewMessage => ({
          ...own,
          language,
          channel: 'push',
          to: String(id),
          link: path,
          ...orderMessage(notice, language, facts, null),
        }),
      ),
    ];
  });
}

function noticeOf({ kind, payload }: OrderHappening): OrderNotice | null {
  if (kind === 'orderPlaced') return 'placed';
  if (kind === 'orderChanged') return payload.what === 'proposed' ? 'changeProposed' : payload.what;
  return kind === 'orderMoved' ? noticeOfMove(payload.status, payload.actor) : null;
}

function windowOf(
  { previsaoMinima, previsaoMaxima, storeId }: typeof orders.$inferSelect,
  brand: KnownBrand,
) {
  if (previsaoMinima === null || previsaoMaxima === null) return null;
  const timeZone =
    brand.stores.find(({ id }) => id === storeId)?.fusoHorario ?? 'America/Sao_Paulo';
  const clock = dateFormat('pt-BR', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return { from: clock.format(previsaoMinima), to: clock.format(previsaoMaxima) };
}
