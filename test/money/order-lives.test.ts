// Whatever happens to orders that are paid online, the sums hold once nothing is on its way: never
// more goes back than was paid, and nothing that is owed is forgotten.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comesToNothing } from '#rules/orders/order-status.ts';
import { orders, products } from '#server/database/schema.ts';
import { chanceOf } from '../hostile/chance.ts';
import { signInStaff } from '../ordering.ts';
import { createPayingWorld, type PayingWorld } from '../paying.ts';
import { seedsOf } from '../set-up/seeds.ts';
import type { Visitor } from '../world.ts';
import { type Life, liveOne, PORTIONED } from './random-life.ts';
import { wrongSums } from './wrong-sums.ts';

const STEPS = 14;
const PORTIONS = 10_000;
const HOUR = 3_600_000;

let paying: PayingWorld;
let staff: Visitor;
/** Portions in orders that came to something. */
let standing = 0;
beforeAll(async () => {
  paying = await createPayingWorld();
  staff = paying.world.visitor('pizzaria');
  const { services } = paying.world;
  await services.db
    .update(products)
    .set({ quantidade: PORTIONS })
    .where(eq(products.nome, PORTIONED));
  services.menus.forget(null);
});
afterAll(() => paying.world.close());

test.each(seedsOf(12))(
  'the money of the order that seed %i draws adds up, whatever happens to it',
  async (seed) => {
    const { db } = paying.world.services;
    await signInStaff(staff);
    const life = await liveOne(paying, staff, chanceOf(seed), STEPS);
    await comeToRest(life);
    expect(await wrongSums(paying, life), life.story.join('\n')).toEqual([]);
    const [order] = await db.select().from(orders).where(eq(orders.id, life.id));
    if (order !== undefined && !comesToNothing(order.status))
      standing += order.itens
        .filter(({ nome }) => nome === PORTIONED)
        .reduce((sum, { quantidade }) => sum + quantidade, 0);
    const [dish] = await db.select().from(products).where(eq(products.nome, PORTIONED));
    expect(dish?.quantidade, life.story.join('\n')).toBe(PORTIONS - standing);
    paying.later(HOUR);
  },
);

/** Time passes without faults, and staff retry what a provider has refused. */
async function comeToRest({ id }: Life): Promise<void> {
  for (let round = 0; round < 8; round++) {
    paying.later(HOUR);
    await signInStaff(staff);
    await staff.call('retryRefund', { id });
    await paying.work();
  }
}
