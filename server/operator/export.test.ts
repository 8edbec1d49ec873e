// An export holds what the restaurant has, nothing of another, and nothing that lets anybody in.
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#test/loyal-people.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';
import { savedTables } from '../backup/tables.ts';
import { exportBrand } from './export.ts';
import { exportedTables } from './exported.ts';

const NAME = 'pizzaria';
const OURS = 'campainha-nossa-zq7';
const THEIRS = 'campainha-deles-zq7';

let world: World;
let folder: string;
let brandId: number;
let files: Record<string, Uint8Array>;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  folder = await mkdtemp(join(tmpdir(), 'quitute-export-'));
  brandId = (await world.services.brands.byName(NAME))?.id ?? 0;
  for (const [name, observacao] of [
    [NAME, OURS],
    ['acai', THEIRS],
  ] as const) {
    const customer = world.visitor(name);
    await place(world, customer, [item(await plainProduct(world, customer))], { observacao });
    await signInStaff(world.visitor(name));
    await signUp(world, name);
  }
  const file = join(folder, 'pizzaria.zip');
  await exportBrand(pool(), NAME, file, world.now());
  expect((await stat(file)).mode & 0o077).toBe(0);
  files = unzipSync(await readFile(file));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const pool = () => world.services.db.$client as pg.Pool;
const rowsIn = (table: string): Record<string, unknown>[] =>
  strFromU8(files[`tables/${table}.ndjson`] ?? new Uint8Array())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('every row of the brand is in it, and no row of another', async () => {
  const about = JSON.parse(strFromU8(files['export.json'] ?? new Uint8Array()));
  for (const { name, columns, brandColumn } of exportedTables()) {
    const shown = columns.map((column) => `"${column}"`).join(', ');
    const { rows } = await pool().query<{ line: unknown }>(
      `select row_to_json(t) as line from (select ${shown} from ${name}
        where ${brandColumn} = ${brandId}) t`,
    );
    const sorted = (lines: unknown[]) => lines.map((line) => JSON.stringify(line)).sort();
    expect([name, sorted(rowsIn(name))]).toEqual([name, sorted(rows.map(({ line }) => line))]);
    expect(about.tables[name]).toBe(rows.length);
  }
  expect(rowsIn('orders').length).toBeGreaterThan(0);
  const text = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  expect(text).toContain(OURS);
  expect(text).not.toContain(THEIRS);
});

test('its photos are files in it, byte by byte', async () => {
  const { rows } = await pool().query<{ name: string; content: Buffer }>(
    'select name, content from files where brand_id = $1',
    [brandId],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { name, content } of rows)
    expect(Buffer.from(files[`photos/${name}`] ?? []).equals(content)).toBe(true);
  const photos = Object.keys(files).filter((name) => name.startsWith('photos/'));
  expect(photos).toHaveLength(rows.length);
});

test('nothing in it opens an account, an order, a session or a payment account', async () => {
  const told = exportedTables().flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column}`),
  );
  const secret = /hash|token|secret|salt|password|vault|sealed|idempot|_key$|^\w+\.key$|chave/;
  expect(told.filter((name) => secret.test(name))).toEqual([]);
  const { rows } = await pool().query<{ one: string }>(
    `select password_hash as one from staff union select password_hash from customers
      where password_hash is not null union select token_hash from sessions
      union select chave_acompanhamento from orders`,
  );
  const text = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  expect(rows.filter(({ one }) => text.includes(one))).toEqual([]);
  const left = savedTables().filter(
    ({ name, brandColumn }) =>
      brandColumn !== null && !exportedTables().some((table) => table.name === name),
  );
  expect(left.length).toBeLessThan(15);
});

test('an unknown brand is refused in a sentence, and leaves no file', async () => {
  await expect(exportBrand(pool(), 'ninguem', join(folder, 'no.zip'), world.now())).rejects.toThrow(
    'No brand is called ninguem.',
  );
  await expect(
    exportBrand(pool(), NAME, join(folder, 'not/there.zip'), world.now()),
  ).rejects.toThrow('no such file or folder');
  expect(await readdir(folder)).toEqual(['pizzaria.zip']);
});
