// Counts attempts in the database, so that all processes share one limit. Subjects are stored only
// as hashes.
import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { deleteByBrand } from '../database/brands-with.ts';
import type { Database, Transaction } from '../database/open.ts';
import { attempts } from '../database/schema.ts';
import type { Env } from '../env.ts';
import { Refusal } from '../refusal.ts';
import { keptSince } from '../retention/periods.ts';
import { type Limit, type LimitName, limits } from './limits.ts';

type Needs = Pick<Services, 'now' | 'env'> & { db: Database | Transaction };

/** The numbers of the table are for this ORDER_LIMIT. */
const USUAL_ORDERS = limits.orderDevice.most;

/** How many the limit allows in this deployment. */
export const mostOf = (name: LimitName, { orderLimit }: Pick<Env, 'orderLimit'>): number =>
  limits[name].grows
    ? Math.ceil((limits[name].most * orderLimit) / USUAL_ORDERS)
    : limits[name].most;

/**
 * The window in which attempts are counted, and the refusal for too many, which gives the seconds
 * left.
 */
function windowAt(at: Date, { seconds, says }: Limit): { start: Date; refusal: () => Refusal } {
  const time = at.getTime();
  const length = seconds * 1000;
  const start = Math.floor(time / length) * length;
  return {
    start: new Date(start),
    refusal: () =>
      new Refusal(says, { seconds: Math.max(1, Math.ceil((start + length - time) / 1000)) }),
  };
}

/** Counts an attempt; past the limit it is refused with the seconds left in the window. */
export async function countAttempt(
  { db, now, env }: Needs,
  brandId: number,
  name: LimitName,
  subject: string,
): Promise<void> {
  const { start, refusal } = windowAt(now(), limits[name]);
  const [row] = await db
    .insert(attempts)
    .values({ brandId, kind: name, subject: subjectHash(name, subject), windowStart: start })
    .onConflictDoUpdate({
      target: [attempts.brandId, attempts.kind, attempts.subject, attempts.windowStart],
      set: { count: sql`${attempts.count} + 1` },
    })
    .returning({ count: attempts.count });
  if ((row?.count ?? 0) > mostOf(name, env)) throw refusal();
}

/** Rows of the table for one action, in their order. */
export type Counted = { name: LimitName; subject: string };
/** The limits of an action, ready for a statement. */
export type Counting = {
  kinds: string[];
  subjects: string[];
  starts: string[];
  most: number[];
  /** For the place, from 1, of the limit that was passed. */
  refusal: (place: number) => Refusal;
};

export function countingOf({ now, env }: Omit<Needs, 'db'>, counted: readonly Counted[]): Counting {
  const windows = counted.map(({ name }) => windowAt(now(), limits[name]));
  return {
    kinds: counted.map(({ name }) => name),
    subjects: counted.map(({ name, subject }) => subjectHash(name, subject)),
    starts: windows.map(({ start }) => start.toISOString()),
    most: counted.map(({ name }) => mostOf(name, env)),
    refusal: (place) => windows[place - 1]?.refusal() ?? new Refusal('tooMany', { seconds: 1 }),
  };
}

/** For orders that staff take at tables; those at the counter count. */
export const UNCOUNTED: Counting = {
  kinds: [],
  subjects: [],
  starts: [],
  most: [],
  refusal: () => new Refusal('tooMany', { seconds: 1 }),
};

/** As many limits as one statement counts. */
const PLACES = [1, 2, 3, 4] as const;

/**
 * Parts of a `with` that end in `spent (place)`: which limit was passed, or null. Each limit counts
 * only what those before it let through: what a device sends past its own limit must not use up
 * that of its network, nor a network that of a store. `from` gives the parameters brand, kinds,
 * subjects, starts and limits.
 */
export function countingText(
  from: readonly [string, string, string, string, string],
  condition = 'true',
) {
  const [brand, kinds, subjects, starts, most] = from;
  const letThrough = (place: number) => `
    and exists (select from counted_${place} before join allowed on place = ${place}
    where before.count <= most)`;
  const count = (place: number) => `counted_${place} as (
  insert into attempts (brand_id, kind, subject, window_start)
  select ${brand}::bigint, kind, subject, start from allowed where place = ${place}${
    place === 1 ? '' : letThrough(place - 1)
  }
  on conflict (brand_id, kind, subject, window_start) do update set count = attempts.count + 1
  returning count
)`;
  const counts = PLACES.map((place) => `select ${place} as place, count from counted_${place}`);
  return `allowed as (
  select * from unnest(${kinds}::text[], ${subjects}::text[], ${starts}::timestamptz[],
  ${most}::int[])
    with ordinality as given(kind, subject, start, most, place) where ${condition}
), ${PLACES.map(count).join(', ')}, spent as (
  select min(place)::int as place from
  (${counts.join(' union all ')}) as counts
  join allowed using (place) where counts.count > most
)`;
}

export const valuesOf = ({ kinds, subjects, starts, most }: Counting) => [
  kinds,
  subjects,
  starts,
  most,
];

// Counts need not wait for the disk: a power cut loses only moments of counting.
const together = `with ${countingText(
  ['$1', '$2', '$3', '$4', '$5'],
  `set_config('synchronous_commit', 'off', true) = 'off'`,
)} select place from spent`;

/**
 * Counts one attempt against each limit in a prepared statement, for fast paths. Refuses as
 * countAttempt does.
 */
export async function countTogether(
  { $client }: Database,
  brandId: number,
  counting: Counting,
): Promise<void> {
  const values = [brandId, ...valuesOf(counting)];
  const { rows } = await $client.query<{ place: number | null }>({
    name: 'count-together',
    text: together,
    values,
  });
  const place = rows[0]?.place ?? null;
  if (place !== null) throw counting.refusal(place);
}

/**
 * Refuses at the limit without counting, where only failures count and a success must not stand
 * out.
 */
export async function refuseIfSpent(
  { db, now, env }: Needs,
  brandId: number,
  name: LimitName,
  subject: string,
): Promise<void> {
  const { start, refusal } = windowAt(now(), limits[name]);
  const subjectNow = and(
    eq(attempts.subject, subjectHash(name, subject)),
    eq(attempts.windowStart, start),
  );
  const [row] = await db
    .select({ count: attempts.count })
    .from(attempts)
    .where(and(eq(attempts.brandId, brandId), eq(attempts.kind, name), subjectNow));
  if ((row?.count ?? 0) >= mostOf(name, env)) throw refusal();
}

/** After a success the count starts at zero again. */
export async function forgetAttempts(
  { db }: Needs,
  brandId: number,
  name: LimitName,
  subject: string,
): Promise<void> {
  await db
    .delete(attempts)
    .where(
      and(
        eq(attempts.brandId, brandId),
        eq(attempts.kind, name),
        eq(attempts.subject, subjectHash(name, subject)),
      ),
    );
}

/** No window is longer than a day, so older counts are deleted. */
export async function sweepAttempts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteByBrand(db, attempts, lt(attempts.windowStart, keptSince('attempts', now())));
}

function subjectHash(kind: string, subject: string): string {
  return createHash('sha256').update(`${kind}\0${subject}`).digest('base64url');
}
