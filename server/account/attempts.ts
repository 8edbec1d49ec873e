// Counts attempts in the database, so that several processes share one limit. Who or what is counted is stored as a hash only.
import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { attempts } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

type Needs = Pick<Services, 'now'> & { db: Database | Transaction };

const KEPT_MS = 86_400_000;

/** Counts one more; past the limit of this window it is refused with the seconds that are left of it. */
export async function countAttempt({ db, now }: Needs, brandId: number, kind: string, subject: string, limit: number, windowSeconds: number): Promise<void> {
  const time = now().getTime();
  const length = windowSeconds * 1000;
  const start = Math.floor(time / length) * length;
  const [row] = await db
    .insert(attempts)
    .values({ brandId, kind, subject: subjectHash(kind, subject), windowStart: new Date(start) })
    .onConflictDoUpdate({ target: [attempts.brandId, attempts.kind, attempts.subject, attempts.windowStart], set: { count: sql`${attempts.count} + 1` } })
    .returning({ count: attempts.count });
  if ((row?.count ?? 0) > limit) throw new Refusal('tooMany', { seconds: Math.max(1, Math.ceil((start + length - time) / 1000)) });
}

/** One of several limits that one act counts against. */
export type Limit = { subject: string; limit: number };

// The counts need not wait for the disk: what a power cut forgets is a moment of counting.
const together = `
insert into attempts (brand_id, kind, subject, window_start)
select $1::int, $2::text, subject, $4::timestamptz from unnest($3::text[]) as subject where set_config('synchronous_commit', 'off', true) = 'off'
on conflict (brand_id, kind, subject, window_start) do update set count = attempts.count + 1
returning subject, count`;

/** Counts one more against each limit, in one prepared statement of its own: for what must be quick. Refuses as countAttempt does. */
export async function countTogether(
  { db, now }: { db: Database; now: Services['now'] },
  brandId: number,
  kind: string,
  limits: readonly Limit[],
  windowSeconds: number,
): Promise<void> {
  const time = now().getTime();
  const length = windowSeconds * 1000;
  const start = Math.floor(time / length) * length;
  const allowed = new Map(limits.map(({ subject, limit }) => [subjectHash(kind, subject), limit]));
  const values = [brandId, kind, [...allowed.keys()], new Date(start).toISOString()];
  const { rows } = await db.$client.query<{ subject: string; count: number }>({ name: 'count-together', text: together, values });
  if (rows.some(({ subject, count }) => count > (allowed.get(subject) ?? 0)))
    throw new Refusal('tooMany', { seconds: Math.max(1, Math.ceil((start + length - time) / 1000)) });
}

/** Counts nothing: refuses whoever has reached the limit, where only failures are counted and a success must not stand out. */
export async function refuseIfSpent({ db, now }: Needs, brandId: number, kind: string, subject: string, limit: number, windowSeconds: number): Promise<void> {
  const time = now().getTime();
  const length = windowSeconds * 1000;
  const start = Math.floor(time / length) * length;
  const subjectNow = and(eq(attempts.subject, subjectHash(kind, subject)), eq(attempts.windowStart, new Date(start)));
  const [row] = await db
    .select({ count: attempts.count })
    .from(attempts)
    .where(and(eq(attempts.brandId, brandId), eq(attempts.kind, kind), subjectNow));
  if ((row?.count ?? 0) >= limit) throw new Refusal('tooMany', { seconds: Math.max(1, Math.ceil((start + length - time) / 1000)) });
}

/** After a success: whoever proved who they are starts at nothing again. */
export async function forgetAttempts({ db }: Needs, brandId: number, kind: string, subject: string): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.brandId, brandId), eq(attempts.kind, kind), eq(attempts.subject, subjectHash(kind, subject))));
}

/** No window is longer than a day; what is older counts for nothing. */
export async function sweepAttempts({ db, now }: Needs): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowStart, new Date(now().getTime() - KEPT_MS)));
}

function subjectHash(kind: string, subject: string): string {
  return createHash('sha256').update(`${kind}\0${subject}`).digest('base64url');
}
