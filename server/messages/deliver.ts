// One attempt to send one message, outside any transaction, and what its row says afterwards.
import { and, eq, type SQL } from 'drizzle-orm';
import { wayOn } from '../brand/message-ways.ts';
import type { Services } from '../context.ts';
import { type MessageState, messages, orderSubscriptions } from '../database/schema.ts';
import { DeliveryError, type Messenger, type Parcel } from '../integrations/messages/port.ts';
import type { Row } from './claim.ts';
import { faultOf, noteFault, noteSuccess, type OwnAccount } from './own-accounts.ts';
import { isSecret, withoutText } from './secrets.ts';
import { inAMinute, mayFallBack, type WayOut, wayOut } from './ways-out.ts';

export type SenderNeeds = Pick<
  Services,
  'db' | 'log' | 'now' | 'brands' | 'messengers' | 'env' | 'secret'
>;

const MOST_TRIES = 8;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 600_000;

type Ending = {
  state: MessageState;
  motivoFalha: string | null;
  sentAt?: Date;
  providerId?: string | null;
  nextTryAt?: Date;
  /** Fewer: the attempt does not count. */
  tentativas?: number;
};

/** `account` is the brand's own on this channel. */
export async function sendOne(
  services: SenderNeeds,
  row: Row,
  account: OwnAccount | null,
): Promise<void> {
  const { db, log, now } = services;
  const way = await wayOf(services, row, account);
  const outcome =
    way.by === 'nobody'
      ? waiting(row, way.reason, way.until)
      : await deliver(services, row, way, account);
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
      ...(ended && isSecret(row.kind) && way.by !== 'nobody' ? withoutText(way.messenger) : {}),
    })
    .where(mine)
    .catch(() => log.error('messageNotMarked', { brand: row.brandId, message: row.id }));
  const { state, motivoFalha } = outcome;
  log[state === 'sent' ? 'debug' : 'warn']('messageTried', {
    brand: row.brandId,
    message: row.id,
    channel: row.canal,
    kind: row.kind,
    by: way.by,
    state,
    error: motivoFalha,
    at: now().toISOString(),
  });
}

async function wayOf(
  { brands, messengers, now }: SenderNeeds,
  row: Row,
  account: OwnAccount | null,
): Promise<WayOut> {
  const { brandId, canal } = row;
  const deployment = messengers[canal];
  if (canal === 'push') return { by: 'deployment', messenger: deployment };
  const brand = await brands.byId(brandId);
  const { usesDeployment } = account?.row ?? wayOn(brand?.messageWays ?? [], canal);
  return wayOut(row, { account, usesDeployment, deployment, now: now() });
}

/** It was not tried, so it does not count; a later choice of the owner may send it at once. */
const waiting = ({ tentativas, expiresAt }: Row, reason: string, until: Date): Ending => ({
  state: 'waiting',
  motivoFalha: reason,
  nextTryAt: until < expiresAt ? until : expiresAt,
  tentativas: tentativas - 1,
});

async function deliver(
  services: SenderNeeds,
  row: Row,
  way: Exclude<WayOut, { by: 'nobody' }>,
  account: OwnAccount | null,
): Promise<Ending> {
  const { now, log } = services;
  const { messenger } = way;
  try {
    const pretended = await pretends(services, row, messenger);
    if (pretended !== null) return pretended;
    const { providerId } = await messenger.send(await parcelOf(services, row));
    if (way.by === 'own') await noteSuccess(services, way.account).catch(() => undefined);
    return { state: 'sent', motivoFalha: null, sentAt: now(), providerId };
  } catch (error) {
    if (error instanceof DeliveryError) {
      if (error.outcome === 'gone') await dropSubscription(services, row);
      const paused = way.by === 'own' ? await afterFault(services, row, error, way.account) : null;
      return paused ?? afterFailure(error, row, messenger, now());
    }
    // A bug of ours: the message may or may not have been sent.
    log.error('messageFailed', {
      brand: row.brandId,
      message: row.id,
      own: account !== null,
      error: error instanceof Error ? error.name : 'unknown',
    });
    return { state: 'unsure', motivoFalha: 'unexpected' };
  }
}

/** The account failed, not the message: it goes by the other way, or waits with the account. */
async function afterFault(
  services: SenderNeeds,
  row: Row,
  error: DeliveryError,
  account: OwnAccount,
): Promise<Ending | null> {
  const { messengers, now } = services;
  const fault = faultOf(error);
  if (fault === null) return null;
  const until = await noteFault(services, account, fault, error.reason);
  if (until === null || error.outcome === 'unsure') return null;
  const { usesDeployment } = account.row;
  const fallback = mayFallBack(row, { usesDeployment, deployment: messengers[row.canal] });
  return waiting(row, error.reason, fallback ? now() : until);
}

/**
 * A sandbox of a real brand: nobody would read the message. It waits where the owner has removed an
 * account and may enter another.
 */
async function pretends(
  { brands, now }: SenderNeeds,
  row: Row,
  { sandbox }: Messenger,
): Promise<Ending | null> {
  const { brandId, canal } = row;
  if (!sandbox || canal === 'push') return null;
  const brand = await brands.byId(brandId);
  if (brand === null || brand.channels.includes(canal)) return null;
  return wayOn(brand.messageWays, canal).usesDeployment === false
    ? waiting(row, 'noAccount', inAMinute(now()))
    : { state: 'failed', motivoFalha: 'noChannel' };
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
      ...{ brandId, kind, language, subject, text, code, link, to: recipient },
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
