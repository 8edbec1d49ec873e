// Counts the attempts of all orders that wait, in one statement. One after the other they would
// queue for the row of their store, and each would cost a round trip.
import pg from 'pg';
import type { Database } from '../database/open.ts';
import { together } from '../database/together.ts';
import { Refusal } from '../refusal.ts';
import { type Counting, countTogether } from './attempts.ts';

type Asked = { brandId: number; counting: Counting };

/**
 * All or nothing: a limit that is passed ends the statement by a division by zero. The rows are
 * taken in the order of the limits, as a single order takes them, so that two statements never wait
 * for each other. Nothing waits for the disk, as in `countTogether`.
 */
const text = `with given as (
  select kind, subject, start, min(most) as most, count(*)::int as times, min(place) as place
  from unnest($2::text[], $3::text[], $4::timestamptz[], $5::int[], $6::int[])
    as given(kind, subject, start, most, place)
  where set_config('synchronous_commit', 'off', true) = 'off'
  group by kind, subject, start
), added as (
  insert into attempts (brand_id, kind, subject, window_start, count)
  select $1::bigint, kind, subject, start, times from given order by place, kind, subject, start
  on conflict (brand_id, kind, subject, window_start)
    do update set count = attempts.count + excluded.count
  returning kind, subject, window_start, count
)
select 1 / case when count(*) = 0 then 1 else 0 end as within
from added join given on added.kind = given.kind and added.subject = given.subject
  and added.window_start = given.start
where added.count > given.most`;

const DIVISION_BY_ZERO = '22012';

/** The refusal of each; null: it is within its limits. */
const countAll = together<Asked, Refusal | null>(async (db, batch) => {
  if (batch.length > 1 && (await areWithin(db, batch))) return batch.map(() => null);
  // One after the other: an order past one limit does not count against the limits after it.
  const refusals: (Refusal | null)[] = [];
  for (const { brandId, counting } of batch)
    refusals.push(
      await countTogether(db, brandId, counting).then(
        () => null,
        (error: unknown) => {
          if (error instanceof Refusal) return error;
          throw error;
        },
      ),
    );
  return refusals;
});

/** False: one of them is too many, and nothing was counted. */
async function areWithin(
  { $client }: Database,
  batch: readonly [Asked, ...Asked[]],
): Promise<boolean> {
  const all = batch.map(({ counting }) => counting);
  const values = [
    batch[0].brandId,
    all.flatMap(({ kinds }) => kinds),
    all.flatMap(({ subjects }) => subjects),
    all.flatMap(({ starts }) => starts),
    all.flatMap(({ most }) => most),
    // From the last: not every order has a phone that counts.
    all.flatMap(({ kinds }) => kinds.map((_, at) => at - kinds.length)),
  ];
  try {
    await $client.query({ name: 'count-all', text, values });
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === DIVISION_BY_ZERO) return false;
    throw error;
  }
}

/** Counts the same as `countTogether`, and refuses as it does. */
export async function countWithOthers(
  db: Database,
  brandId: number,
  counting: Counting,
): Promise<void> {
  const refusal = await countAll(db, String(brandId), { brandId, counting });
  if (refusal !== null) throw refusal;
}
