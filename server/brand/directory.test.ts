// Whether a brand may have left is asked for every request, before the database is: while that is
// not known, the answer is yes.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '#test/world.ts';
import { createBrandDirectory } from './directory.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const open = async () => {
  const { db, env, secret } = world.services;
  const brands = createBrandDirectory(db, env, secret);
  const brand = await brands.byName('pizzaria');
  return { brands, id: brand?.id ?? 0 };
};

test('a brand that is being read again may have left, until the answer is there', async () => {
  const { brands, id } = await open();
  expect(brands.mayHaveLeft()).toBe(false);
  brands.forget(id);
  expect(brands.mayHaveLeft()).toBe(true);
  const reading = brands.byName('pizzaria');
  expect(brands.mayHaveLeft()).toBe(true);
  await reading;
  expect(brands.mayHaveLeft()).toBe(false);
});

test('so it is after a read that failed, and after notices that were missed', async () => {
  const { brands, id } = await open();
  brands.forget(id);
  const { db } = world.services;
  await db.execute(sql`alter table brand_moves rename to brand_moves_elsewhere`);
  await expect(brands.byName('pizzaria')).rejects.toThrow();
  await db.execute(sql`alter table brand_moves_elsewhere rename to brand_moves`);
  expect(brands.mayHaveLeft()).toBe(true);
  await brands.byName('pizzaria');
  expect(brands.mayHaveLeft()).toBe(false);
  brands.forget(null);
  expect(brands.mayHaveLeft()).toBe(true);
});
