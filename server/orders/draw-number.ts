// Draws the next order number of a store's day, before the order is written and for all waiting
// orders at once. Drawn inside the order's transaction, the counter would stay locked until the
// commit reaches the disk, and a busy store's orders would queue.
import type { Database } from '../database/open.ts';
import { together } from '../database/together.ts';

export type StoreDay = { brandId: number; storeId: number; day: string };

// The draw need not wait for the disk: the order that uses the number commits later and flushes
// both.
const text = `
insert into order_counters (brand_id, store_id, day, last)
select $1::bigint, $2::bigint, $3::date, $4::int where set_config('synchronous_commit', 'off',
true) = 'off'
on conflict (brand_id, store_id, day) do update set last = order_counters.last + excluded.last
returning last`;

const draw = together<StoreDay, number>(async ({ $client }, batch) => {
  const [{ brandId, storeId, day }] = batch;
  const values = [brandId, storeId, day, batch.length];
  const { rows } = await $client.query<{ last: number }>({ name: 'draw-number', text, values });
  const last = rows[0]?.last;
  if (last === undefined) throw new Error('no number was drawn');
  return batch.map((_, at) => last - batch.length + 1 + at);
});

/** An unused number leaves a gap, which is harmless. */
export const drawNumber = (db: Database, at: StoreDay): Promise<number> =>
  draw(db, `${at.brandId} ${at.storeId} ${at.day}`, at);
