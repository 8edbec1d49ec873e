// The state of a brand's own account while messages are sent: read for each batch, paused when the
// provider refuses it or is away, and without a problem again after a message was sent.
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { CustomerChannel } from '#contract/entities/brand.ts';
import type { Services } from '../context.ts';
import { messageAccounts } from '../database/schema.ts';
import { createOwn, openOwn } from '../integrations/messages/own-account.ts';
import type { DeliveryError, Messenger } from '../integrations/messages/port.ts';

type Row = typeof messageAccounts.$inferSelect;
type Needs = Pick<Services, 'db' | 'now' | 'env' | 'secret'>;

/** `messenger` null: its secrets cannot be read with this server's key. */
export type OwnAccount = { row: Row; messenger: Messenger | null };

const MINUTE_MS = 60_000;
const REFUSED_PAUSE_MS = 5 * MINUTE_MS;
const AWAY_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;
/** A provider may fail once or twice. */
const AWAY_AFTER = 3;

/** The account is wrong, and stays so until its owner changes it. */
const refusals = new Set([
  'internalAddress',
  'badCertificate',
  'noTls',
  'unknownHost',
  'unreadable',
  'http 401',
  'http 403',
  'smtp 530',
  'smtp 534',
  'smtp 535',
  'smtp 538',
  'whatsapp 0',
  'whatsapp 10',
  'whatsapp 190',
  'zenvia AUTHENTICATION_ERROR',
  'zenvia UNAUTHORIZED',
]);
const isRefusal = (reason: string) => refusals.has(reason) || /^whatsapp 2\d\d$/.test(reason);

const isAway = ({ outcome, reason }: Pick<DeliveryError, 'outcome' | 'reason'>) =>
  reason === 'unreachable' ||
  reason === 'noAnswer' ||
  (outcome !== 'refused' && /^http 5\d\d$/.test(reason));

/** `refused`: whatever the message. `away`: the provider does not answer. Null: the message. */
export const faultOf = (
  error: Pick<DeliveryError, 'outcome' | 'reason'>,
): 'refused' | 'away' | null =>
  isRefusal(error.reason) ? 'refused' : isAway(error) ? 'away' : null;

export const isRefused = ({ trouble }: Pick<Row, 'trouble'>): boolean =>
  trouble !== null && isRefusal(trouble);

/** Null: the brand has none on this channel. */
export async function ownAccount(
  { db, secret, env }: Needs,
  brandId: number,
  canal: CustomerChannel,
): Promise<OwnAccount | null> {
  const [row] = await db
    .select()
    .from(messageAccounts)
    .where(and(eq(messageAccounts.brandId, brandId), eq(messageAccounts.canal, canal)));
  if (row === undefined || row.settings === null) return null;
  const settings = openOwn(secret, row, row.settings);
  return { row, messenger: settings === null ? null : createOwn(canal, settings, env.messages) };
}

/** Until when it is not tried; null: now. */
export function pauseOf({ row, messenger }: OwnAccount, now: Date): Date | null {
  if (messenger === null) return new Date(now.getTime() + REFUSED_PAUSE_MS);
  return row.pausedUntil !== null && row.pausedUntil > now ? row.pausedUntil : null;
}

/** Only what was tried: an account that was saved meanwhile is another one. */
const same = ({ brandId, canal, setAt }: Row) =>
  and(
    eq(messageAccounts.brandId, brandId),
    eq(messageAccounts.canal, canal),
    isNotNull(messageAccounts.settings),
    setAt === null ? undefined : eq(messageAccounts.setAt, setAt),
  );

export async function noteSuccess({ db }: Pick<Needs, 'db'>, { row }: OwnAccount): Promise<void> {
  if (row.failures === 0 && row.trouble === null) return;
  await db
    .update(messageAccounts)
    .set({ failures: 0, trouble: null, troubleAt: null, pausedUntil: null, toldAt: null })
    .where(same(row));
}

/** Returns until when the account is paused; null: it is tried again with the next message. */
export async function noteFault(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  { row }: OwnAccount,
  fault: 'refused' | 'away',
  reason: string,
): Promise<Date | null> {
  const at = now();
  const [counted] = await db
    .update(messageAccounts)
    .set({
      failures: sql`${messageAccounts.failures} + 1`,
      trouble: reason,
      troubleAt: sql`coalesce(${messageAccounts.troubleAt}, ${at})`,
    })
    .where(same(row))
    .returning({ failures: messageAccounts.failures });
  const failures = counted?.failures ?? 0;
  if (fault === 'away' && failures < AWAY_AFTER) return null;
  const pause =
    fault === 'refused'
      ? REFUSED_PAUSE_MS
      : Math.min(LONGEST_PAUSE_MS, AWAY_PAUSE_MS * 2 ** (failures - AWAY_AFTER));
  const pausedUntil = new Date(at.getTime() + pause);
  await db.update(messageAccounts).set({ pausedUntil }).where(same(row));
  return pausedUntil;
}
