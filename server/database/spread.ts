// Spreads a database over the machines of a Citus cluster: the rows of a brand stay together on one
// of them, the tables of the deployment are copied to all (docs/scale.md).
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as schema from './schema.ts';
import { sharedTables } from './shared-tables.ts';
import { marksOnShards } from './spread-triggers.ts';

/** Why a database cannot be spread, as a sentence. */
export class SpreadError extends Error {}

export type Spread = {
  byBrand: string[];
  copied: string[];
  keys: number;
  workers: number;
};

const allTables: string[] = Object.values(schema).flatMap((table) =>
  is(table, PgTable) ? [getTableName(table)] : [],
);

const keysOf = `select conrelid::regclass::text as "table", conname::text as name,
  pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/**
 * Safe to repeat, also after an interruption: foreign keys that are taken off meanwhile are kept
 * in a table. The app must be stopped.
 */
export async function spreadByBrand(client: pg.ClientBase): Promise<Spread> {
  if (!(await hasCitus(client)))
    throw new SpreadError(
      'This PostgreSQL has no Citus: add citus to shared_preload_libraries, and run ' +
        'CREATE EXTENSION citus in this database and in that of each worker.',
    );
  const { rows: nodes } = await client.query<{ count: number }>(
    'select count(*)::int as count from citus_get_active_worker_nodes()',
  );
  const workers = nodes[0]?.count ?? 0;
  if (workers === 0)
    throw new SpreadError(
      'This Citus has no workers: name them with citus_set_coordinator_host and citus_add_node.',
    );
  await prepare(client);
  const there = await spreadTables(client);
  const left = allTables.filter((name) => !there.has(name));
  if (left.length > 0) await takeKeysOff(client);
  const copied = left.filter((name) => isShared(name));
  const ofBrands = left.filter((name) => !isShared(name));
  const byBrand = [
    ...ofBrands.filter(isWrittenBeside),
    ...ofBrands.filter((name) => !isWrittenBeside(name)),
  ];
  for (const name of copied) await client.query('select create_reference_table($1)', [name]);
  if (byBrand.length > 0) {
    for (const one of marksOnShards) await client.query(one);
    await copyFunction(client, 'order_grams');
  }
  for (const name of byBrand) await spreadTable(client, name);
  return { byBrand, copied, keys: await putKeysBack(client), workers };
}

/** Citus sends what a trigger calls to the workers, but not what that function calls. */
async function copyFunction(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    'select pg_get_functiondef($1::regproc) as text',
    [name],
  );
  for (const { text } of rows) await client.query(text);
}

/**
 * Triggers write into these when a row of another table is added, and spreading a table adds its
 * rows: these are spread first.
 */
const isWrittenBeside = (name: string) => name === 'order_search' || name === 'customer_search';

const isShared = (name: string) => sharedTables.some((one) => one === name);

async function hasCitus(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`);
  return rows.length > 0;
}

/** The tables that are spread or copied already. */
async function spreadTables(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select logicalrelid::regclass::text as name from pg_dist_partition
     where partmethod = 'h' or repmodel = 't'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Foreign keys to copied tables allow one connection per worker only. */
async function prepare(client: pg.ClientBase): Promise<void> {
  await client.query(`set citus.multi_shard_modify_mode = 'sequential'`);
  // Ours touch nothing but rows beside the row that changed (spread-triggers.ts).
  await client.query('set citus.enable_unsafe_triggers = on');
}

/** One group of shards for all tables, so that rows of a brand are always together. */
async function spreadTable(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query<{ first: string | null }>(
    `select min(logicalrelid::regclass::text) as first from pg_dist_partition
     where partmethod = 'h'`,
  );
  const [first] = rows;
  await client.query(`select create_distributed_table($1, 'brand_id', colocate_with => $2)`, [
    name,
    first?.first ?? 'none',
  ]);
}

async function takeKeysOff(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create table if not exists drizzle.keys_off (
       "table" text, name text, definition text, primary key ("table", name))`,
  );
  const { rows } = await client.query<Key>(keysOf);
  await client.query('begin');
  for (const { table, name, definition } of rows) {
    await client.query('insert into drizzle.keys_off values ($1, $2, $3) on conflict do nothing', [
      table,
      name,
      definition,
    ]);
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  }
  await client.query('commit');
}

type Key = { table: string; name: string; definition: string };

async function putKeysBack(client: pg.ClientBase): Promise<number> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.keys_off') is not null as there`,
  );
  if (found[0]?.there !== true) return 0;
  const { rows } = await client.query<Key>('select * from drizzle.keys_off order by 1, 2');
  const { rows: present } = await client.query<Key>(keysOf);
  for (const { table, name, definition } of rows) {
    if (present.some((key) => key.table === table && key.name === name)) continue;
    const constraint = client.escapeIdentifier(name);
    await client.query(`alter table ${table} add constraint ${constraint} ${definition}`);
  }
  await client.query('drop table drizzle.keys_off');
  return rows.length;
}

/** Tables that a migration creates are spread at once: keys between both kinds are impossible. */
export async function spreadingNewTables(client: pg.ClientBase): Promise<void> {
  if (!(await hasCitus(client)) || (await spreadTables(client)).size === 0) return;
  await prepare(client);
  const query = client.query.bind(client) as (...sent: unknown[]) => Promise<pg.QueryResult>;
  Object.assign(client, {
    async query(...sent: unknown[]) {
      const result = await query(...sent);
      const [asked] = sent;
      const text = typeof asked === 'string' ? asked : String((asked as pg.QueryConfig).text);
      const name = /^\s*create table "?(\w+)"? /i.exec(text)?.[1];
      if (name === undefined || !allTables.includes(name)) return result;
      if (isShared(name)) await query('select create_reference_table($1)', [name]);
      else
        await query(`select create_distributed_table($1, 'brand_id', colocate_with => 'orders')`, [
          name,
        ]);
      return result;
    },
  });
}
