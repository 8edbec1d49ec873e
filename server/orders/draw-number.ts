// Draws the next order number of a store's day, before the order is written and for all waiting
// orders at once. Drawn inside the order's transaction, the counter would stay locked until the
// commit reaches the disk, and a busy store's orders would queue.
import type { Database } from '../database/open.ts';

export type StoreDay = { brandId: number; storeId: number; day: string };
type Waiting = { resolve(number: number): void; reject(error: unknown): void };

const queues = new WeakMap<Database, Map<string, Waiting[]>>();

// The draw need not wait for the disk: the order that uses the number commits later and flushes
// both.
const text = `
insert into order_counters (brand_id, store_id, day, last)
select $1::bigint, $2::bigint, $3::date, $4::int where set_config('synchronous_commit', 'off',
true) = 'off'
on conflict (brand_id, store_id, day) do update set last = order_counters.last + excluded.last
returning last`;

/** An unused number leaves a gap, which is harmless. */
export function drawNumber(db: Database, at: StoreDay): Promise<number> {
  const ofDatabase = queues.get(db) ?? new Map<string, Waiting[]>();
  queues.set(db, ofDatabase);
  return new Promise((resolve, reject) => {
    const key = `${at.brandId} ${at.storeId} ${at.day}`;
    const queue = ofDatabase.get(key);
    if (queue !== undefined) {
      queue.push({ resolve, reject });
      return;
    }
    const begun = [{ resolve, reject }];
    ofDatabase.set(key, begun);
    void serve(db, at, begun, () => ofDatabase.delete(key));
  });
}

async function serve(
  db: Database,
  { brandId, storeId, day }: StoreDay,
  queue: Waiting[],
  done: () => void,
): Promise<void> {
  // The next batch fills while one is being written.
  while (queue.length > 0) {
    const batch = queue.splice(0);
    try {
      const { rows } = await db.$client.query<{ last: number }>({
        name: 'draw-number',
        text,
        values: [brandId, storeId, day, batch.length],
      });
      const last = rows[0]?.last;
      if (last === undefined) throw new Error('no number was drawn');
      batch.forEach(({ resolve }, index) => {
        resolve(last - batch.length + 1 + index);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  // Before any await: a request that joined this queue now would wait forever.
  done();
}
