// The database of each release comes here through the migrations, and everything in it still works.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointKey } from '#contract/endpoints.ts';
import { failureCodes } from '#contract/failures.ts';
import { readBackup } from '#server/backup/read.ts';
import { writeBackup } from '#server/backup/write.ts';
import { jobs } from '#server/jobs/jobs.ts';
import { createSecret } from '#server/secret.ts';
import { signInCustomer } from '#test/card-paying.ts';
import { owner } from '#test/loyal-people.ts';
import { item, place, plainProduct, storeOf } from '#test/ordering.ts';
import { colleague } from '#test/releases/staff-work.ts';
import { backupFile, RELEASE_SECRET, releases, restoreDump } from '#test/releases/stored.ts';
import { catalogOf } from '#test/set-up/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/set-up/test-database.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { connect, migrateDatabase } from './open.ts';
import * as schema from './schema.ts';

const HOUR_MS = 3_600_000;
const tables: PgTable[] = Object.values(schema).filter((value) => is(value, PgTable));
const emptyDatabase = () => createTestDatabase('template0');

const ofStaff =
  `staffBoard staffTables staffMenu printedMenu staffReviews staffMessages staffLoyalty
  staffAccount consoleStore consoleCoupons consoleGifts people auditLines team paymentAccounts
  setupSteps underWay browserErrors`.split(/\s+/) as EndpointKey[];
const ofCustomers = `currentCustomer profile loyalty savedCards addressesWithFee customerOrders
  lastOrder personalData`.split(/\s+/) as EndpointKey[];

async function jsonColumns(url: string): Promise<string[]> {
  const { pool, close } = connect(url);
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'jsonb'`,
  );
  await close();
  return rows.map(({ name }) => name);
}

/** Reads every row. Returns the columns of JSON that are null in all of them. */
async function readAll(db: World['services']['db']): Promise<string[]> {
  const unseen: string[] = [];
  for (const table of tables) {
    const rows: Record<string, unknown>[] = await db.select().from(table);
    for (const [property, column] of Object.entries(getTableColumns(table)))
      if (column.getSQLType() === 'jsonb' && rows.every((row) => row[property] === null))
        unseen.push(`${getTableName(table)}.${column.name}`);
  }
  return unseen;
}

test.each(releases)(
  'a backup of %s comes back through the migrations that came after it',
  async (release) => {
    const [other, fresh] = [await emptyDatabase(), await emptyDatabase()];
    await migrateDatabase(other.url);
    await migrateDatabase(fresh.url);
    const { pool, db, close } = connect(other.url);
    const key = createSecret(RELEASE_SECRET).hash('backup');
    const { rows, otherKey } = await readBackup(pool, backupFile(release), key, null);
    expect(rows).toBeGreaterThan(1000);
    expect(otherKey).toBe(false);
    await readAll(db);
    expect(await db.$count(schema.orders)).toBeGreaterThan(10);
    await close();
    expect(await catalogOf(other.url)).toEqual(await catalogOf(fresh.url));
    await other.close();
    await fresh.close();
  },
  60_000,
);

describe.each(releases)('a database of %s', (release) => {
  let world: World;
  let database: TestDatabase;
  let released: string[];
  let staff: Visitor;
  let marina: Visitor;
  beforeAll(async () => {
    database = await emptyDatabase();
    const at = await restoreDump(database.url, release, 'history');
    released = await jsonColumns(database.url);
    world = await openWorld({ at, database, settings: { SECRET: RELEASE_SECRET } });
    world.setNow(world.after(31 * HOUR_MS));
    staff = await owner(world, 'pizzaria');
    marina = await signInCustomer(world.visitor('pizzaria'));
  });
  afterAll(() => world.close());

  test('has the same tables as a fresh one', async () => {
    const fresh = await emptyDatabase();
    await migrateDatabase(fresh.url);
    expect(await catalogOf(database.url)).toEqual(await catalogOf(fresh.url));
    await fresh.close();
  }, 60_000);

  test('has rows with every JSON that the release stored, and all can be read', async () => {
    const empty = await readAll(world.services.db);
    expect(released.filter((column) => empty.includes(column))).toEqual([]);
    expect(released.length).toBeGreaterThan(20);
  });

  test('shows each old order to the person with its link', async () => {
    const { orders, brands } = schema;
    const old = await world.services.db.select().from(orders).orderBy(asc(orders.id));
    const names = await world.services.db.select().from(brands);
    expect(new Set(old.map(({ status }) => status)).size).toBeGreaterThan(5);
    for (const { id, brandId, chaveAcompanhamento, valorTotal } of old) {
      const brand = names.find((one) => one.id === brandId)?.appNome as 'pizzaria' | 'acai';
      const reader = world.visitor(brand);
      const { body } = await reader.call('order', { id, chave: chaveAcompanhamento });
      expect(readOutput('order', body).valorTotal).toBe(valorTotal);
    }
  });

  test.each(ofStaff)('answers the staff: %s', async (key) => {
    const { id } = await storeOf(world, staff);
    const wire = key === 'staffReviews' ? { apos: null } : { idEstabelecimento: id };
    const { status, body } = await staff.call(key, wire);
    expect([status, body.codErro]).toEqual([200, undefined]);
    readOutput(key, body);
  });

  test.each(ofCustomers)('answers its customers: %s', async (key) => {
    const { id } = await storeOf(world, marina);
    const { status, body } = await marina.call(key, { idEstabelecimento: id, quantidade: 20 });
    expect([status, body.codErro]).toEqual([200, undefined]);
    readOutput(key, body);
  });

  test('keeps the figures of its days', async () => {
    const { body } = await staff.call('figures', {
      primeiroDia: '2026-11-01',
      ultimoDia: '2026-11-30',
    });
    const { quantidadePedidos, vendas } = readOutput('figures', body);
    expect(quantidadePedidos).toBeGreaterThan(2);
    expect(vendas).toBeGreaterThan(0);
  });

  test('keeps a second step: the password alone does not sign in', async () => {
    const { body } = await world.visitor('pizzaria').call('staffSignIn', colleague);
    expect(body.codErro).toBe(failureCodes.secondStepNeeded);
  });

  test('takes new orders beside the old ones, and moves both', async () => {
    const { body: old } = await staff.call('staffBoard');
    const { pedidos } = readOutput('staffBoard', old);
    const waiting = pedidos.find(({ status, tipoPedido }) => status === 3 && tipoPedido === 2);
    const plain = item(await plainProduct(world, marina), 2);
    const { body: made } = await place(world, marina, [plain], { cliente: null });
    for (const [id, ...way] of [
      [waiting?.id, 3, 8],
      [made.id, 2, 3, 8],
    ])
      for (const [step, statusAtual] of way.slice(0, -1).entries()) {
        const next = { id, statusAtual, status: way[step + 1], motivo: '' };
        expect((await staff.call('moveOrder', next)).body.status).toBe(way[step + 1]);
      }
  });

  test('goes through every job', async () => {
    for (const job of jobs) await job.run(world.services);
    expect(await world.services.db.$count(schema.orders)).toBeGreaterThan(10);
  });

  test('is saved and restored row by row', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quitute-upgrade-'));
    const file = join(folder, 'all.backup');
    const saved = await writeBackup(
      world.services.db.$client as pg.Pool,
      file,
      null,
      'key',
      world.now(),
      null,
    );
    const other = await emptyDatabase();
    await migrateDatabase(other.url);
    const { pool, close } = connect(other.url);
    expect((await readBackup(pool, file, 'key', null)).rows).toBe(saved.rows);
    await close();
    await other.close();
    await rm(folder, { recursive: true });
  }, 60_000);

  test('forgets a customer who leaves, in the old orders too', async () => {
    const rui = world.visitor('acai');
    const senha = 'uma-senha-boa';
    await rui.call('authenticate', { identificador: '81970000002', senha });
    const { body: orders } = await rui.call('customerOrders', { quantidade: 5 });
    expect((await rui.call('deleteAccount', { senhaAtual: senha })).body.codErro).toBeUndefined();
    const [first] = readOutput('customerOrders', orders).pedidos;
    const [left] = await world.services.db
      .select()
      .from(schema.orders)
      .where(eq(schema.orders.id, first?.id ?? 0));
    expect(left?.nomeCliente).toMatch(/^#\d+$/);
    expect(left?.itens.map(({ observacao }) => observacao)).toEqual(['']);
  });
});
