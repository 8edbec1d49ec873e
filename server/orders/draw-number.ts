// The next spoken number of a store's day, drawn before the order is written and for all that wait
// at once. Drawn inside the order's own transaction,
// it would hold the counter until that one is on the disk, and the orders of a busy store would
// queue for the disk one by one.
import type { Database } from '../database/open.ts';

export type StoreDay = { brandId: number; storeId: number; day: string };
type Waiting = { resolve(number: number): void; reject(error: unknown): void };

const queues = new WeakMap<Database, Map<string, Waiting[]>>();

// The draw itself need not wait for the disk: the order that carries the number is written later
// and takes everything before it along.
const text = `
insert into order_counters (brand_id, store_id, day, last)
select $1::bigint, $2::bigint, $3::date, $4::int where set_config('synchronous_commit', 'off', true) = 'off'
on conflict (brand_id, store_id, day) do update set last = order_counters.last + excluded.last
returning last`;

/** A number that is drawn and then not used leaves a gap, which nobody minds. */
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
  // While one batch is on its way the next one gathers.
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
  } // At once: whoever came between the last look and a later moment would wait for ever.
  done();
}
