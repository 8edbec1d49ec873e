// Sends waiting messages. A row is claimed in one statement and sent outside any transaction;
// several processes may run this, each claiming different rows.
import { and, asc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import {
  type MessageChannel,
  type MessageKind,
  type MessageState,
  messages,
  orderSubscriptions,
} from '../database/schema.ts';
import { DeliveryError, type Messenger, type Parcel } from '../integrations/messages/port.ts';

type Row = typeof messages.$inferSelect;
export type SenderNeeds = Pick<Services, 'db' | 'log' | 'now' | 'brands' | 'messengers'>;

const AT_ONCE = 10;
const MOST_TRIES = 8;
/** Longer than any provider takes: a claim older than this belongs to a dead process. */
const LEASE_MS = 60_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 600_000;

/** Confidential text is deleted once it was sent. */
const secret: readonly MessageKind[] = [
  'loginCode',
  'phoneCode',
  'recovery',
  'loginLink',
  'staffLink',
];
export const isSecret = (kind: MessageKind) => secret.includes(kind);

export const channels: readonly MessageChannel[] = ['whatsapp', 'sms', 'email', 'push'];

/** Sends the due messages of a channel until none is left. Returns how many attempts were made. */
export async function sendDue(services: SenderNeeds, channel: MessageChannel): Promise<number> {
  await sortOutStuck(services, channel);
  let tries = 0;
  for (;;) {
    const due = await brandsWith(services.db, messages, isDue(channel, services.now()));
    if (due.length === 0) return tries;
    const before = tries;
    for await (const rows of inTurns(services, channel, due)) {
      tries += rows.length;
      await Promise.all(rows.map((row) => sendOne(services, row)));
    }
    // Other processes have taken all of them.
    if (tries === before) return tries;
  }
}

/** Batches in which each of the brands has its share, so that none waits for another's many. */
async function* inTurns(
  services: SenderNeeds,
  channel: MessageChannel,
  brandIds: readonly number[],
): AsyncGenerator<Row[]> {
  const share = Math.ceil(AT_ONCE / brandIds.length);
  let batch: Row[] = [];
  for (const brandId of brandIds) {
    const most = Math.min(share, AT_ONCE - batch.length);
    batch.push(...(await claim(services, channel, brandId, most)));
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Handles expired messages and those of a dead process, which are sent again only where a duplicate
 * does no harm.
 */
async function sortOutStuck(
  { db, now, messengers, log }: SenderNeeds,
  channel: MessageChannel,
): Promise<void> {
  const at = now();
  const late = {
    state: 'givenUp',
    motivoFalha: 'expired',
    ...withoutSecrets(messengers[channel]),
  } as const;
  const expired = and(
    eq(messages.canal, channel),
    eq(messages.state, 'waiting'),
    lte(messages.expiresAt, at),
  );
  for (const brandId of await brandsWith(db, messages, expired))
    await db
      .update(messages)
      .set(late)
      .where(and(eq(messages.brandId, brandId), expired));
  const dead = and(
    eq(messages.canal, channel),
    eq(messages.state, 'sending'),
    lt(messages.leaseUntil, at),
  );
  const next = messengers[channel].repeatable
    ? ({ state: 'waiting' } as const)
    : ({
        state: 'unsure',
        motivoFalha: 'interrupted',
        ...withoutSecrets(messengers[channel]),
      } as const);
  let count = 0;
  for (const brandId of await brandsWith(db, messages, dead)) {
    const { rowCount } = await db
      .update(messages)
      .set({ ...next, leaseUntil: null })
      .where(and(eq(messages.brandId, brandId), dead));
    count += rowCount ?? 0;
  }
  if (count > 0) log.warn('messagesInterrupted', { channel, count });
}

const isDue = (channel: MessageChannel, at: Date): SQL | undefined =>
  and(eq(messages.canal, channel), eq(messages.state, 'waiting'), lte(messages.nextTryAt, at));

async function claim(
  { db, now }: SenderNeeds,
  channel: MessageChannel,
  brandId: number,
  most: number,
): Promise<Row[]> {
  const at = now();
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.brandId, brandId), isDue(channel, at)))
    .orderBy(asc(messages.nextTryAt))
    .limit(most)
    .for('update', { skipLocked: true });
  // An array is read once; PostgreSQL may read a subquery of `in` again for each row.
  return db
    .update(messages)
    .set({
      state: 'sending',
      tentativas: sql`${messages.tentativas} + 1`,
      leaseUntil: new Date(at.getTime() + LEASE_MS),
    })
    .where(and(eq(messages.brandId, brandId), sql`${messages.id} = any(array(${due}))`))
    .returning();
}

async function sendOne(services: SenderNeeds, row: Row): Promise<void> {
  const { db, log, now, messengers } = services;
  const messenger = messengers[row.canal];
  const outcome = await deliver(services, row, messenger);
  const ended = outcome.state !== 'waiting';
  const mine = and(
    eq(messages.brandId, row.brandId),
    eq(messages.id, row.id),
    eq(messages.state, 'sending'),
    eq(messages.tentativas, row.tentativas),
  );
  await db
    .update(messages)
    .set({
      ...outcome,
      leaseUntil: null,
      ...(ended && isSecret(row.kind) ? withoutText(messenger) : {}),
    })
    .where(mine)
    .catch(() => log.error('messageNotMarked', { brand: row.brandId, message: row.id }));
  const { state, motivoFalha } = outcome;
  log[state === 'sent' ? 'debug' : 'warn']('messageTried', {
    brand: row.brandId,
    message: row.id,
    channel: row.canal,
    kind: row.kind,
    state,
    error: motivoFalha,
    at: now().toISOString(),
  });
}

type Ending = {
  state: MessageState;
  motivoFalha: string | null;
  sentAt?: Date;
  providerId?: string | null;
  nextTryAt?: Date;
};

async function deliver(services: SenderNeeds, row: Row, messenger: Messenger): Promise<Ending> {
  const { now, log } = services;
  try {
    if (await pretends(services, row, messenger))
      return { state: 'failed', motivoFalha: 'noChannel' };
    const { providerId } = await messenger.send(await parcelOf(services, row));
    return { state: 'sent', motivoFalha: null, sentAt: now(), providerId };
  } catch (error) {
    if (error instanceof DeliveryError) {
      if (error.outcome === 'gone') await dropSubscription(services, row);
      return afterFailure(error, row, messenger, now());
    }
    // A bug of ours: the message may or may not have been sent.
    log.error('messageFailed', {
      brand: row.brandId,
      message: row.id,
      error: error instanceof Error ? error.name : 'unknown',
    });
    return { state: 'unsure', motivoFalha: 'unexpected' };
  }
}

/** A sandbox of a real brand: nobody would read the message. */
async function pretends(
  { brands }: SenderNeeds,
  { brandId, canal }: Row,
  { sandbox }: Messenger,
): Promise<boolean> {
  if (!sandbox || canal === 'push') return false;
  const brand = await brands.byId(brandId);
  return brand !== null && !brand.channels.includes(canal);
}

async function parcelOf(services: SenderNeeds, row: Row): Promise<Parcel> {
  const {
    brandId,
    id,
    kind,
    recipient,
    language,
    assunto: subject,
    texto: text,
    code,
    orderId,
    link,
    expiresAt,
  } = row;
  try {
    const brand = await services.brands.byId(brandId);
    return {
      ...{ kind, language, subject, text, code, link, to: recipient },
      name: `quitute-${brandId}-${id}`,
      from: brand?.settings.projectName ?? '',
      host: brand?.hosts[0] ?? '',
      topic: orderId === null ? null : `order-${brandId}-${orderId}`,
      secondsOfLife: Math.max(
        60,
        Math.round((expiresAt.getTime() - services.now().getTime()) / 1000),
      ),
      push: row.canal === 'push' ? await subscriptionOf(services, row) : null,
    };
  } catch {
    // The database was briefly unavailable, and nothing was sent yet.
    throw new DeliveryError('retry', 'unprepared');
  }
}

function afterFailure(
  { outcome, reason, waitSeconds }: DeliveryError,
  row: Row,
  messenger: Messenger,
  now: Date,
): Ending {
  if (outcome === 'unsure' && !messenger.repeatable)
    return { state: 'unsure', motivoFalha: reason };
  if (outcome === 'refused' || outcome === 'gone') return { state: 'failed', motivoFalha: reason };
  const wait = Math.min(
    LONGEST_WAIT_MS,
    Math.max(waitSeconds * 1000, FIRST_WAIT_MS * 2 ** (row.tentativas - 1)),
  );
  const nextTryAt = new Date(now.getTime() + wait);
  if (row.tentativas >= MOST_TRIES || nextTryAt >= row.expiresAt)
    return { state: 'givenUp', motivoFalha: reason };
  return { state: 'waiting', motivoFalha: reason, nextTryAt };
}

const subscriptionId = (row: Row) => (/^\d+$/.test(row.recipient) ? Number(row.recipient) : 0);
const subscriptionIs = (row: Row): SQL | undefined =>
  and(eq(orderSubscriptions.brandId, row.brandId), eq(orderSubscriptions.id, subscriptionId(row)));

async function subscriptionOf({ db }: SenderNeeds, row: Row) {
  const [found] = await db.select().from(orderSubscriptions).where(subscriptionIs(row));
  return found ?? null;
}

/** The browser unsubscribed, or no longer exists. */
async function dropSubscription({ db }: SenderNeeds, row: Row): Promise<void> {
  if (row.canal === 'push') await db.delete(orderSubscriptions).where(subscriptionIs(row));
}

/** In a sandbox the table is the message, and staff read it there. */
const withoutText = ({ sandbox }: Messenger) => (sandbox ? {} : { texto: '', code: null });

const withoutSecrets = ({ sandbox }: Messenger) => {
  if (sandbox) return {};
  const isOne = inArray(messages.kind, [...secret]);
  return {
    texto: sql`case when ${isOne} then '' else ${messages.texto} end`,
    code: sql`case when ${isOne} then null else ${messages.code} end`,
  };
};
