// Counts attempts in the database, so that all processes share one limit. Subjects are stored only
// as hashes.
import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { attempts } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

type Needs = Pick<Services, 'now'> & { db: Database | Transaction };

const KEPT_MS = 86_400_000;

/**
 * The window in which attempts are counted, and the refusal for too many, which gives the seconds
 * left.
 */
function windowAt(at: Date, seconds: number): { start: Date; refusal: () => Refusal } {
  const time = at.getTime();
  const length = seconds * 1000;
  const start = Math.floor(time / length) * length;
  return {
    start: new Date(start),
    refusal: () =>
      new Refusal('tooMany', { seconds: Math.max(1, Math.ceil((start + length - time) / 1000)) }),
  };
}

/** Counts an attempt; past the window's limit it is refused with the seconds left. */
export async function countAttempt(
  { db, now }: Needs,
  brandId: number,
  kind: string,
  subject: string,
  limit: number,
  windowSeconds: number,
): Promise<void> {
  const { start, refusal } = windowAt(now(), windowSeconds);
  const [row] = await db
    .insert(attempts)
    .values({ brandId, kind, subject: subjectHash(kind, subject), windowStart: start })
    .onConflictDoUpdate({
      target: [attempts.brandId, attempts.kind, attempts.subject, attempts.windowStart],
      set: { count: sql`${attempts.count} + 1` },
    })
    .returning({ count: attempts.count });
  if ((row?.count ?? 0) > limit) throw refusal();
}

/** One of several limits for one action. */
export type Limit = { subject: string; limit: number };
/** The limits of an action, ready for a statement: `subjects` are hashes, each with its limit. */
export type Counting = {
  kind: string;
  subjects: string[];
  limits: number[];
  start: Date;
  refusal: () => Refusal;
};

export function countingOf(
  now: Date,
  kind: string,
  limits: readonly Limit[],
  windowSeconds: number,
): Counting {
  return {
    kind,
    subjects: limits.map(({ subject }) => subjectHash(kind, subject)),
    limits: limits.map(({ limit }) => limit),
    ...windowAt(now, windowSeconds),
  };
}

/** For actions of staff. */
export const UNCOUNTED: Counting = countingOf(new Date(0), 'order', [], 1);

/**
 * Counts an attempt for each subject and returns the new counts. Parameters: brand, kind, subjects,
 * start of the window.
 */
export const countingText = (
  brand: string,
  kind: string,
  subjects: string,
  start: string,
  condition = 'true',
) => `
insert into attempts (brand_id, kind, subject, window_start)
select ${brand}::bigint, ${kind}::text, subject, ${start}::timestamptz from unnest(${subjects}::text[]) as subject where ${condition}
on conflict (brand_id, kind, subject, window_start) do update set count = attempts.count + 1
returning subject, count`;

// Counts need not wait for the disk: a power cut loses only moments of counting.
const together = countingText(
  '$1',
  '$2',
  '$3',
  '$4',
  `set_config('synchronous_commit', 'off', true) = 'off'`,
);

/**
 * Counts one attempt against each limit in a prepared statement, for fast paths. Refuses as
 * countAttempt does.
 */
export async function countTogether(
  { $client }: Database,
  brandId: number,
  { kind, subjects, limits, start, refusal }: Counting,
): Promise<void> {
  const values = [brandId, kind, subjects, start.toISOString()];
  const { rows } = await $client.query<{ subject: string; count: number }>({
    name: 'count-together',
    text: together,
    values,
  });
  if (rows.some(({ subject, count }) => count > (limits[subjects.indexOf(subject)] ?? 0)))
    throw refusal();
}

/**
 * Refuses at the limit without counting, where only failures count and a success must not stand
 * out.
 */
export async function refuseIfSpent(
  { db, now }: Needs,
  brandId: number,
  kind: string,
  subject: string,
  limit: number,
  windowSeconds: number,
): Promise<void> {
  const { start, refusal } = windowAt(now(), windowSeconds);
  const subjectNow = and(
    eq(attempts.subject, subjectHash(kind, subject)),
    eq(attempts.windowStart, start),
  );
  const [row] = await db
    .select({ count: attempts.count })
    .from(attempts)
    .where(and(eq(attempts.brandId, brandId), eq(attempts.kind, kind), subjectNow));
  if ((row?.count ?? 0) >= limit) throw refusal();
}

/** After a success the count starts at zero again. */
export async function forgetAttempts(
  { db }: Needs,
  brandId: number,
  kind: string,
  subject: string,
): Promise<void> {
  await db
    .delete(attempts)
    .where(
      and(
        eq(attempts.brandId, brandId),
        eq(attempts.kind, kind),
        eq(attempts.subject, subjectHash(kind, subject)),
      ),
    );
}

/** No window is longer than a day, so older counts are deleted. */
export async function sweepAttempts({ db, now }: Needs): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowStart, new Date(now().getTime() - KEPT_MS)));
}

function subjectHash(kind: string, subject: string): string {
  return createHash('sha256').update(`${kind}\0${subject}`).digest('base64url');
}
