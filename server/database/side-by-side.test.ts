// During an upgrade, processes of the version before use a database that the new one has migrated.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { writeBackup } from '#server/backup/write.ts';
import { LATER, laterMigrations } from '#test/later-migration.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';
import { allMigrations } from './migrations.ts';
import { recordUsable } from './older-versions.ts';
import { migrateDatabase } from './open.ts';

const next = laterMigrations([
  'alter table orders add column gorjeta integer',
  `alter table products add column selo text not null default ''`,
  'alter table brands add column slogan text',
  `create table tips (brand_id bigint not null references brands (id),
     id bigint generated always as identity, primary key (brand_id, id))`,
]);

afterAll(() => next.remove());

let world: World;
let client: pg.Client;
beforeEach(async () => {
  world = await openWorld({ hours: 'always' });
  client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await world.close();
});

async function orderAndDeliver() {
  const customer = world.visitor('pizzaria');
  const { body } = await place(world, customer, [item(await plainProduct(world, customer), 2)]);
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const { body: moved } = await staff.call('moveOrder', {
    id: body.id,
    statusAtual: 2,
    status: 3,
    motivo: '',
  });
  expect(moved.codErro).toBeUndefined();
  const { body: seen } = await customer.call('order', { id: body.id });
  return seen.status;
}

test('a running server takes orders while a newer version migrates its database', async () => {
  expect(await orderAndDeliver()).toBe(3);
  await migrateDatabase(world.databaseUrl, next.folder);
  expect(await orderAndDeliver()).toBe(3);
  const { rows } = await client.query('select gorjeta from orders');
  expect(rows).toEqual([{ gorjeta: null }, { gorjeta: null }]);
});

test('an older version still starts while the newer migrations only added something', async () => {
  await migrateDatabase(world.databaseUrl, next.folder);
  await migrateDatabase(world.databaseUrl);
  expect(await orderAndDeliver()).toBe(3);
});

test('after a migration that removes something, an older version is refused', async () => {
  await migrateDatabase(world.databaseUrl, next.folder);
  await recordUsable(client, allMigrations(next.folder), [LATER]);
  await expect(migrateDatabase(world.databaseUrl)).rejects.toThrow('A newer version of Quitute');
  await migrateDatabase(world.databaseUrl, next.folder);
  await expect(migrateDatabase(world.databaseUrl)).rejects.toThrow('A newer version of Quitute');
});

test('an older version makes no backup that would leave the new tables out', async () => {
  await migrateDatabase(world.databaseUrl, next.folder);
  const pool = world.services.db.$client as pg.Pool;
  const file = join(tmpdir(), 'quitute-never-written.backup');
  await expect(writeBackup(pool, file, null, 'key', world.now(), null)).rejects.toThrow(
    'make the backup with that version',
  );
});

test('a migration that waits for a table lets customers through', async () => {
  await client.query('begin');
  await client.query('select from brands');
  const migrated = migrateDatabase(world.databaseUrl, next.folder);
  const waiting = 'select from pg_locks where not granted and relation = $1::regclass';
  const { db } = world.services;
  const pool = db.$client as pg.Pool;
  await expect
    .poll(async () => (await pool.query(waiting, ['brands'])).rowCount)
    .toBeGreaterThan(0);
  expect((await pool.query('select app_nome from brands')).rowCount).toBe(5);
  await client.query('commit');
  await migrated;
  expect((await pool.query('select slogan from brands')).rowCount).toBe(5);
});
