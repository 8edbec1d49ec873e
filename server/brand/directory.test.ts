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

test('brands that nothing happened to do not wait while another is read again', async () => {
  const { brands, id } = await open();
  await brands.byHost('burger.localhost');
  const { db } = world.services;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`lock table brand_hosts in access exclusive mode`);
    lock();
    await released;
  });
  await locked;
  brands.forget(id);
  const changed = brands.byHost('pizzaria.localhost');
  expect((await brands.byHost('burger.localhost'))?.appNome).toBe('burger');
  const order: string[] = [];
  void changed.then(() => order.push('read again'));
  await brands.byHost('burger.localhost').then(() => order.push('known'));
  release();
  await holding;
  expect((await changed)?.appNome).toBe('pizzaria');
  expect(order).toEqual(['known', 'read again']);
});

test('a host that a brand gives up is nobody’s as soon as that is read', async () => {
  const { brands, id } = await open();
  const { db } = world.services;
  await db.execute(sql`insert into brand_hosts (brand_id, host) values (${id}, 'novo.localhost')`);
  brands.forget(id);
  expect((await brands.byHost('novo.localhost'))?.id).toBe(id);
  await db.execute(sql`delete from brand_hosts where host = 'novo.localhost'`);
  brands.forget(id);
  expect(await brands.byHost('novo.localhost')).toBeNull();
});
