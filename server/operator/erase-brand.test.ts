// A brand that is deleted goes wholly and alone, after the days in which that can be undone.
import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, brands, fileObjects, messages } from '#server/database/schema.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';
import { brandTables } from '../backup/tables.ts';
import { eraseBrands } from './erase-brand.ts';
import { deleteBrandLater, restoreBrand, resumeBrand } from './standing.ts';
import { countUsage } from './usage.ts';

const DAY_MS = 86_400_000;
const NAME = 'pizzaria';

let world: World;
let brandId: number;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  brandId = (await world.services.brands.byName(NAME))?.id ?? 0;
  for (const name of [NAME, 'acai'] as const) {
    const customer = world.visitor(name);
    await place(world, customer, [item(await plainProduct(world, customer))]);
    await signInStaff(world.visitor(name));
  }
  await countUsage(world.services.db, brandId, world.now());
});
afterAll(() => world.close());

const logged: Record<string, unknown>[] = [];
const needs = () => ({
  ...world.services,
  log: {
    ...world.services.log,
    warn: (what: string, facts = {}) => void logged.push({ what, ...facts }),
  },
});
/** As an interrupted run or a day's job would, so many days after the beginning. */
async function run(days: number): Promise<void> {
  world.setNow(world.after(days * DAY_MS));
  await eraseBrands(needs());
  world.services.brands.forget(null);
}
async function rowsOf(ours: boolean): Promise<Record<string, string[]>> {
  const told: Record<string, string[]> = {};
  for (const table of brandTables()) {
    const { name } = getTableConfig(table);
    const which = sql.raw(`brand_id ${ours ? '=' : '<>'} ${brandId}`);
    const { rows } = await world.services.db.execute<{ line: string }>(
      sql`select row_to_json(t)::text as line from ${table} t where ${which}`,
    );
    told[name] = rows.map(({ line }) => line).sort();
  }
  return told;
}

test('it is closed at once and can be restored until its day, with all that it had', async () => {
  const { db } = world.services;
  const before = await rowsOf(true);
  await deleteBrandLater(db, NAME, 30, world.now());
  world.services.brands.forget(null);
  const customer = world.visitor(NAME);
  expect((await customer.call('menu', { idEstabelecimento: 1 })).body.codErro).toBe(
    failureCodes.brandSuspended,
  );
  const staff = await signInStaff(world.visitor(NAME));
  expect(staff.body.apagadaEm).toBe(world.after(30 * DAY_MS).toISOString());
  await expect(resumeBrand(db, NAME, world.now())).rejects.toThrow('waits for its deletion');
  await run(29.9);
  await restoreBrand(db, NAME, world.now());
  await run(31);
  const after = await rowsOf(true);
  for (const name of ['orders', 'products', 'files', 'customers', 'staff'])
    expect(after[name]).toEqual(before[name]);
  const placed = await place(world, customer, [item(await plainProduct(world, customer))]);
  expect(placed.body.codErro).toBeUndefined();
  expect(logged).toEqual([]);
});

test('days outside of 1 to 365 are refused', async () => {
  for (const days of [0, 366, 1.5, Number.NaN])
    await expect(deleteBrandLater(world.services.db, NAME, days, world.now())).rejects.toThrow(
      'from 1 to 365',
    );
});

test('the audit log gives up no line but those of the brand that is deleted', async () => {
  const { db } = world.services;
  const ofBrand = eq(auditLog.brandId, brandId);
  const refusal = { cause: { message: 'the audit log only grows' } };
  await expect(db.delete(auditLog).where(ofBrand)).rejects.toMatchObject(refusal);
  const others = db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local quitute.erased_brand = '${brandId + 1}'`));
    await tx.delete(auditLog).where(ofBrand);
  });
  await expect(others).rejects.toMatchObject(refusal);
  const changed = db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local quitute.erased_brand = '${brandId}'`));
    await tx.update(auditLog).set({ alvo: 'x' }).where(ofBrand);
  });
  await expect(changed).rejects.toMatchObject(refusal);
});

test('on its day its rows go, also after an interruption, and no row of others', async () => {
  const { db } = world.services;
  await deleteBrandLater(db, NAME, 30, world.now());
  // A run that broke off.
  await db.update(brands).set({ deletionBegan: true }).where(eq(brands.id, brandId));
  await db.delete(messages).where(eq(messages.brandId, brandId));
  await expect(restoreBrand(db, NAME, world.now())).rejects.toThrow('No brand is called');
  const neighbours = await rowsOf(false);
  await run(62);
  expect(await rowsOf(false)).toEqual(neighbours);
  expect(Object.entries(await rowsOf(true)).filter(([, lines]) => lines.length > 0)).toEqual([]);
  expect(await db.$count(brands, eq(brands.id, brandId))).toBe(0);
  expect(logged.map(({ what, brand }) => [what, brand])).toEqual([
    ['brandDeletionBegan', NAME],
    ['brandDeleted', NAME],
  ]);
  expect((await world.visitor(NAME).call('brandByUrl', { url: 'x' })).body.codErro).toBe(
    failureCodes.brandNotFound,
  );
  const neighbour = world.visitor('acai');
  const placed = await place(world, neighbour, [item(await plainProduct(world, neighbour))]);
  expect(placed.body.codErro).toBeUndefined();
  await run(63);
  expect(logged).toHaveLength(2);
});

test('a brand that cannot be deleted yet keeps no other from it', async () => {
  const { db } = world.services;
  const idOf = async (name: string) => (await world.services.brands.byName(name))?.id ?? 0;
  const [stuck, other] = [await idOf('acai'), await idOf('burger')];
  // In a bucket, and none is set.
  await db.insert(fileObjects).values({
    ...{ brandId: stuck, objectKey: `${stuck}/a`, name: 'a', mediaType: 'image/webp' },
    ...{ size: 1, hash: '', createdAt: world.now() },
  });
  const due = { deleteAt: world.now() };
  await db.update(brands).set(due).where(eq(brands.id, stuck));
  await db.update(brands).set(due).where(eq(brands.id, other));
  await expect(eraseBrands(needs())).rejects.toThrow('none is set');
  expect(await db.$count(brands, eq(brands.id, stuck))).toBe(1);
  expect(await db.$count(brands, eq(brands.id, other))).toBe(0);
});
