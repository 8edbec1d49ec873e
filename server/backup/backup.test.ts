import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allMigrations, latestMigration, type Migration } from '#server/database/migrations.ts';
import { connect, migrateDatabase } from '#server/database/open.ts';
import { brandMoves, fileObjects } from '#server/database/schema.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { createTestDatabase } from '#test/set-up/test-database.ts';
import { openWorld, type World } from '#test/world.ts';
import { BackupError } from './format.ts';
import { readBackup } from './read.ts';
import { savedTables } from './tables.ts';
import { writeBackup } from './write.ts';

let world: World;
let folder: string;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(join(tmpdir(), 'quitute-backup-'));
  const customer = world.visitor('pizzaria');
  await place(world, customer, [item(await plainProduct(world, customer), 2)]);
  await signInStaff(world.visitor('pizzaria'));
});
afterAll(async () => {
  for (const close of closing) await close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

type Pool = ReturnType<typeof connect>['pool'];
const poolOf = () => world.services.db.$client as Pool;
async function emptyDeployment(): Promise<Pool> {
  const database = await createTestDatabase();
  await migrateDatabase(database.url);
  const { pool, close } = connect(database.url);
  closing.push(async () => {
    await close();
    await database.close();
  });
  return pool;
}
/** The rows of every saved table as text, sorted. */
async function contents(pool: Pool, brandId: number | null): Promise<Record<string, string[]>> {
  const told: Record<string, string[]> = {};
  for (const { name, brandColumn } of savedTables()) {
    if (brandColumn === null && brandId !== null) continue;
    const where = brandId === null ? '' : `where ${brandColumn} = ${brandId}`;
    const { rows } = await pool.query<{ line: string }>(
      `select row_to_json(t)::text as line from ${name} t ${where}`,
    );
    told[name] = rows.map(({ line }) => line).sort();
  }
  return told;
}

test('a restore returns every row, and new rows get new ids', async () => {
  const file = join(folder, 'all.backup');
  const { lost, ...saved } = await writeBackup(poolOf(), file, null, 'key', world.now(), null);
  expect(lost).toEqual([]);
  expect(saved.brands).toHaveLength(5);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const other = await emptyDeployment();
  expect(await readBackup(other, file, 'key', null)).toEqual({
    ...saved,
    otherKey: false,
    sealedAccounts: 0,
  });
  const [before, after] = [await contents(poolOf(), null), await contents(other, null)];
  expect(Object.values(before).flat().length).toBe(saved.rows);
  expect(before.orders?.length).toBeGreaterThan(0);
  expect(before.files?.length).toBeGreaterThan(0);
  expect(after).toEqual(before);
  const { rows } = await other.query(
    `insert into customers (brand_id, nome, created_at) select min(id), $1, $2 from brands
      returning id`,
    ['Depois', world.now()],
  );
  expect(before.customers?.some((line) => line.includes(`"id":${rows[0].id},`))).toBe(false);
});

test('one brand comes back alone, with all that is its own', async () => {
  const file = join(folder, 'one.backup');
  const id = (await world.services.brands.byHost('pizzaria.localhost'))?.id ?? 0;
  const { appNome = '' } = (await world.services.brands.byHost('pizzaria.localhost')) ?? {};
  expect((await writeBackup(poolOf(), file, appNome, 'key', world.now(), null)).brands).toEqual([
    appNome,
  ]);
  const other = await emptyDeployment();
  expect((await readBackup(other, file, 'another key', null)).otherKey).toBe(true);
  const before = await contents(poolOf(), id);
  const after = await contents(other, null);
  for (const name of ['brands', 'stores', 'products', 'orders', 'staff', 'files', 'audit_log'])
    expect(after[name]).toEqual(before[name]);
  await expect(
    writeBackup(poolOf(), join(folder, 'x'), 'ninguem', 'key', world.now(), null),
  ).rejects.toThrow('There is no brand called ninguem.');
});

test('a brand that another deployment has is in no backup of this one', async () => {
  const { db } = world.services;
  const file = join(folder, 'left.backup');
  const id = (await world.services.brands.byName('pizzaria'))?.id ?? 0;
  const move = { name: 'm', secret: '', way: 'out', state: 'gone', beganAt: world.now() } as const;
  await db.insert(brandMoves).values({ ...move, brandId: id });
  const object = { objectKey: `${id}/a`, name: 'a', mediaType: 'image/webp', size: 1, hash: '' };
  await db.insert(fileObjects).values({ ...object, brandId: id, createdAt: world.now() });
  const saved = await writeBackup(poolOf(), file, null, 'key', world.now(), null);
  await expect(
    writeBackup(poolOf(), join(folder, 'x'), 'pizzaria', 'key', world.now(), null),
  ).rejects.toThrow('There is no brand called pizzaria.');
  await db.delete(fileObjects);
  await db.delete(brandMoves);
  expect(saved.brands).toHaveLength(4);
  const other = await emptyDeployment();
  await readBackup(other, file, 'key', null);
  expect(Object.values(await contents(other, id)).flat()).toEqual([]);
});

test('a file that is cut, foreign or too much is refused, and nothing of it stays', async () => {
  const file = join(folder, 'cut.backup');
  await writeBackup(poolOf(), file, null, 'key', world.now(), null);
  await expect(readBackup(poolOf(), file, 'key', null)).rejects.toThrow(
    'This deployment already has brands',
  );
  const other = await emptyDeployment();
  const whole = await readFile(file);
  await truncate(file, Math.floor(whole.length * 0.7));
  await expect(readBackup(other, file, 'key', null)).rejects.toBeInstanceOf(BackupError);
  await writeFile(file, 'not even compressed');
  await expect(readBackup(other, file, 'key', null)).rejects.toBeInstanceOf(BackupError);
  const headOf = (migration: string) =>
    gzipSync(`{"quitute":1,${migration}"tables":{"brands":["id"]},"brands":[]}\n`);
  await writeFile(file, headOf(`"migration":"${latestMigration()}",`));
  await expect(readBackup(other, file, 'key', null)).rejects.toThrow('the file was edited');
  await writeFile(file, headOf('"migration":"9999_of_tomorrow",'));
  await expect(readBackup(other, file, 'key', null)).rejects.toThrow('by a newer version');
  await writeFile(file, headOf(''));
  await expect(readBackup(other, file, 'key', null)).rejects.toThrow('before 1.0.0');
  const [head = ''] = gunzipSync(whole).toString().split('\n', 1);
  for (const [rest, why] of [
    ['["former_table"]\n{"id":1}\n', 'of a table "former_table"'],
    ['{"id":1}\n', 'of no table'],
  ]) {
    await writeFile(file, gzipSync(`${head}\n${rest}["",1]\n`));
    await expect(readBackup(other, file, 'key', null)).rejects.toThrow(why);
  }
  // As of changed bytes, which the database meets before the checksum at the file's end.
  const lines = gunzipSync(whole).toString().split('\n');
  const at = lines.findIndex((line) => line.startsWith('{"brand_id"'));
  for (const damaged of ['{brand_id', '{"brand_ie"', '[']) {
    const text = lines.with(at, (lines[at] ?? '').replace('{"brand_id"', damaged)).join('\n');
    await writeFile(file, gzipSync(text));
    await expect(readBackup(other, file, 'key', null)).rejects.toThrow('damaged');
  }
  expect(Object.values(await contents(other, null)).flat()).toEqual([]);
});

test('an encrypted backup needs its passphrase, and is refused if a byte has changed', async () => {
  const file = join(folder, 'sealed.backup');
  const passphrase = 'a long passphrase of mine';
  const saved = await writeBackup(poolOf(), file, null, 'key', world.now(), passphrase);
  const whole = await readFile(file);
  expect(whole.includes('pizzaria')).toBe(false);
  const other = await emptyDeployment();
  await expect(readBackup(other, file, 'key', 'another passphrase')).rejects.toThrow(
    'The passphrase is wrong',
  );
  const changed = Buffer.from(whole);
  changed[whole.length - 100] = (changed[whole.length - 100] ?? 0) ^ 1;
  await writeFile(file, changed);
  await expect(readBackup(other, file, 'key', passphrase)).rejects.toThrow(
    'the file was changed: nothing was restored',
  );
  expect(Object.values(await contents(other, null)).flat()).toEqual([]);
  await writeFile(file, whole);
  expect((await readBackup(other, file, 'key', passphrase)).rows).toBe(saved.rows);
});

test('a backup of an older version is restored and migrated forward', async () => {
  const file = join(folder, 'older.backup');
  const saved = await writeBackup(poolOf(), file, null, 'key', world.now(), null);
  const later: Migration = {
    tag: '9999_later',
    hash: 'later',
    when: 99_999_999_999_999,
    statements: [
      `alter table brands add column slogan text not null default 'Bom apetite'`,
      `update brands set slogan = 'Bem quentinho' where app_nome = 'pizzaria'`,
    ],
  };
  const other = await emptyDeployment();
  await other.query(later.statements[0] ?? '');
  const migrations = [...allMigrations(), later];
  expect((await readBackup(other, file, 'key', null, migrations)).rows).toBe(saved.rows);
  const { rows } = await other.query<{ app_nome: string; slogan: string }>(
    'select app_nome, slogan from brands order by id',
  );
  expect(rows).toHaveLength(5);
  for (const { app_nome, slogan } of rows)
    expect(slogan).toBe(app_nome === 'pizzaria' ? 'Bem quentinho' : 'Bom apetite');
  const { rows: next } = await other.query(
    `insert into customers (brand_id, nome, created_at) select min(id), $1, $2 from brands
      returning id`,
    ['Depois', world.now()],
  );
  expect(next).toHaveLength(1);
});
