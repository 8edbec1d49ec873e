// Orders that wait together count as they would one after the other.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attempts } from '#server/database/schema.ts';
import { Refusal } from '#server/refusal.ts';
import { openWorld, type World } from '#test/world.ts';
import { type Counted, type Counting, countingOf } from './attempts.ts';
import { countWithOthers } from './count-all.ts';

let world: World;
let brandId = 0;
beforeAll(async () => {
  world = await openWorld();
  brandId = (await world.services.brands.byName('pizzaria'))?.id ?? 0;
});
afterAll(() => world.close());

/** With these limits instead of those of the table. */
function counting(most: number[], device: string, network: string, store: string): Counting {
  const counted: Counted[] = [
    { name: 'orderDevice', subject: device },
    { name: 'orderNetwork', subject: network },
    { name: 'orderStore', subject: store },
  ];
  return { ...countingOf(world.services, counted), most };
}

async function countOf(all: Counting, place: number): Promise<number> {
  const { kinds, subjects } = all;
  const [row] = await world.services.db
    .select({ count: attempts.count })
    .from(attempts)
    .where(
      and(
        eq(attempts.brandId, brandId),
        eq(attempts.kind, kinds[place] ?? ''),
        eq(attempts.subject, subjects[place] ?? ''),
      ),
    );
  return row?.count ?? 0;
}

const atOnce = (all: readonly Counting[]) =>
  Promise.all(
    all.map((one) =>
      countWithOthers(world.services.db, brandId, one).then(
        () => null,
        (error: unknown) => (error instanceof Refusal ? error.key : 'failed'),
      ),
    ),
  );

test('orders within their limits are counted, each of them once', async () => {
  const of = (device: number) => counting([10, 30, 30], `within ${device}`, 'home', 'first');
  const found = await atOnce(Array.from({ length: 20 }, (_, at) => of(at % 4)));
  expect(found).toEqual(Array.from({ length: 20 }, () => null));
  expect([await countOf(of(0), 0), await countOf(of(0), 1), await countOf(of(0), 2)]).toEqual([
    5, 20, 20,
  ]);
});

test('what a device sends past its limit uses up no other limit', async () => {
  const flood = counting([4, 30, 30], 'flood', 'street', 'second');
  const guest = counting([4, 30, 30], 'guest', 'street', 'second');
  const found = await atOnce([...Array.from({ length: 12 }, () => flood), guest]);
  expect(found.filter((refusal) => refusal === null)).toHaveLength(5);
  expect(found.filter((refusal) => refusal === 'tooManyOrders')).toHaveLength(8);
  expect(found.at(-1), 'a guest beside it orders').toBeNull();
  expect([await countOf(flood, 0), await countOf(flood, 1), await countOf(flood, 2)]).toEqual([
    12, 5, 5,
  ]);
});

test('a limit that is reached exactly lets all of them through', async () => {
  const full = counting([30, 30, 8], 'exact', 'exact', 'third');
  expect(await atOnce(Array.from({ length: 8 }, () => full))).not.toContain('storeFlooded');
  expect(await atOnce([full, full])).toEqual(['storeFlooded', 'storeFlooded']);
  expect([await countOf(full, 0), await countOf(full, 2)]).toEqual([10, 10]);
});
