// Products that staff look up, wherever and whether they are sold.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#server/database/schema.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld();
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
});
afterAll(() => world.close());

const find = async (busca: string) =>
  readOutput('findProducts', (await staff.call('findProducts', { busca })).body).produtos;

test('staff find a hidden product, with its category, after those that are sold', async () => {
  const [pudding, ...others] = await find('PUDÍM leite');
  expect(pudding).toMatchObject({ nome: 'Pudim de leite', visivel: true });
  expect(others).toEqual([]);
  const sold = await find('pizza');
  expect(sold.length).toBeLessThanOrEqual(5);
  const [first] = sold;
  const { db } = world.services;
  const hide = (visivel: boolean) =>
    db
      .update(products)
      .set({ visivel })
      .where(eq(products.id, first?.id ?? 0));
  await hide(false);
  const all = await find(first?.nome ?? '');
  expect(all.at(-1)).toEqual({ ...first, visivel: false });
  await hide(true);
});

test('nobody finds products of another brand or removed ones', async () => {
  expect(await find('açaí')).toEqual([]);
  const [pudding] = await find('pudim');
  await world.services.db
    .update(products)
    .set({ archivedAt: world.now() })
    .where(eq(products.id, pudding?.id ?? 0));
  expect(await find('pudim')).toEqual([]);
  expect((await world.visitor('pizzaria').call('findProducts', { busca: 'a' })).status).toBe(401);
});
