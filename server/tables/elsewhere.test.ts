// Customers of a chain who ordered at a table and then connect to one of another store.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { brands, diningTables, stores } from '#server/database/schema.ts';
import { at, tablesOf } from '#test/at-table.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
let tables: ReturnType<typeof tablesOf>;
let first: { idEstabelecimento: number };
let other: { idEstabelecimento: number };

beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  staff = world.visitor('acai');
  await signInStaff(staff);
  tables = tablesOf(world, staff, 'acai');
  const { db, brands: cached } = world.services;
  const brand = await cached.byHost(staff.host);
  const [one, two] = brand?.stores ?? [];
  if (brand == null || one === undefined || two === undefined) throw new Error('no chain');
  const storeId = two.id;
  first = { idEstabelecimento: one.id };
  other = { idEstabelecimento: storeId };
  await db.update(stores).set({ possuiPedidoMesa: true }).where(eq(stores.id, storeId));
  await db
    .insert(diningTables)
    .values({ brandId: brand.id, storeId, tipo: 'mesa', numero: 77, secret: 'test' });
  cached.forget(null);
});
afterAll(() => world.close());

/** Somebody who has ordered at a table of the first store. */
async function guestOf(table: string) {
  const { visitor } = await tables.sit(table, first);
  const { id } = (await (await tables.order(visitor)).send()).body;
  expect(id).toBeDefined();
  return visitor;
}

test('the sheet of another store seats them there, and the bill stays where it was', async () => {
  const guest = await guestOf('Mesa 1');
  await tables.sit('Mesa 77', other, guest);
  expect(await at(guest)).toMatchObject({
    mesa: { rotulo: 'Mesa 77', ...other, confirmada: true, querMesa: null },
    conta: { valorTotal: 0 },
  });
  const { conta } = await tables.named('Mesa 1');
  expect(conta?.valorRestante).toBeGreaterThan(0);
  expect(conta?.pessoas).toMatchObject([{ querMesa: null }]);
});

test('a number typed for another store leaves nobody’s bill behind', async () => {
  const guest = await guestOf('Mesa 2');
  const { reply } = await tables.sit('Mesa 77', { ...other, token: null }, guest);
  expect(reply.body.codErro).toBe(failureCodes.tableStays);
  expect((await at(guest)).mesa).toMatchObject({ rotulo: 'Mesa 2', querMesa: null });
});

test('a person who leaves no longer asks to move to another table', async () => {
  const guest = await guestOf('Mesa 3');
  await tables.sit('Mesa 4', first, guest);
  expect((await tables.named('Mesa 3')).conta?.pessoas).toMatchObject([{ querMesa: 'Mesa 4' }]);
  const { db, brands: cached } = world.services;
  const brand = await cached.byHost(staff.host);
  if (brand === null) throw new Error('no brand');
  await db
    .update(brands)
    .set({ settings: { ...brand.settings, permitirDesconectarMesa: true } })
    .where(eq(brands.id, brand.id));
  cached.forget(null);
  expect((await guest.call('leaveTable')).body.codErro).toBeUndefined();
  expect((await tables.named('Mesa 3')).conta?.pessoas).toMatchObject([{ querMesa: null }]);
});
