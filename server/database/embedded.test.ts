import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  runningPostgres,
  startEmbeddedPostgres,
} from '#server/database/embedded.ts';
import { isAlive } from '#server/database/process-state.ts';
import { rotateServerLog } from '#server/database/server-log.ts';

let folder: string;
let running: EmbeddedPostgres[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quitute-embedded-'));
  running = [];
});

afterEach(async () => {
  for (const database of running) await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(path = folder) {
  const database = await startEmbeddedPostgres(path);
  running.push(database);
  return database;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another Quitute on the same folder, in its own process that reports when its database is up. */
async function startElsewhere() {
  const module = fileURLToPath(new URL('./embedded.ts', import.meta.url));
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    await startEmbeddedPostgres(${JSON.stringify(folder)}); console.log('up');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('committed rows survive a stop and a start, and commits are durable', async () => {
  const first = await start();
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await query(first.url, 'create table orders as select 42 as number');
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();
  const second = await start();
  expect(await query(second.url, 'select number from orders')).toEqual([{ number: 42 }]);
}, 60_000);

test('the app reads and writes rows, and can neither change tables nor read files', async () => {
  const { url, appUrl } = await start();
  await query(url, 'create table orders (id int generated always as identity, name text)');
  await query(appUrl, `insert into orders (name) values ('one')`);
  await query(appUrl, `update orders set name = 'two'`);
  expect(await query(appUrl, 'select id, name from orders')).toEqual([{ id: 1, name: 'two' }]);
  for (const statement of [
    'truncate orders',
    'alter table orders disable trigger all',
    'drop table orders',
    'create table others (id int)',
    `copy orders (name) from '/etc/passwd'`,
    `copy orders to program 'true'`,
    `select pg_read_file('/etc/passwd')`,
    'set session_replication_role = replica',
    `alter system set log_min_error_statement = 'error'`,
    'create role another superuser',
    'set role quitute',
  ])
    await expect(query(appUrl, statement), statement).rejects.toThrow(/permission|must be owner/);
  await query(appUrl, 'delete from orders');
}, 60_000);

test('an older folder’s tables are open to the app’s role after the next start', async () => {
  const first = await start();
  await query(first.url, 'create table orders as select 42 as number');
  await query(first.url, 'drop owned by quitute_app');
  await query(first.url, 'drop role quitute_app');
  await first.stop();
  const { appUrl } = await start();
  expect(await query(appUrl, 'select number from orders')).toEqual([{ number: 42 }]);
}, 60_000);

test('the database’s log is private, and holds neither statements nor values', async () => {
  const log = join(folder, 'postgres.log');
  writeFileSync(log, 'of an earlier version\n', { mode: 0o644 });
  const { url } = await start();
  await query(url, 'create table people (email text primary key)');
  const add = `insert into people values ('maria@example.com')`;
  await query(url, add);
  await expect(query(url, add)).rejects.toThrow('duplicate');
  expect(statSync(log).mode & 0o077).toBe(0);
  expect(readFileSync(log, 'utf8')).toContain('duplicate key');
  expect(readFileSync(log, 'utf8')).not.toContain('maria');
}, 60_000);

test('a large log is kept as one former file, and emptied', () => {
  const log = join(folder, 'postgres.log');
  writeFileSync(log, 'many lines');
  rotateServerLog(log, 10);
  expect(existsSync(`${log}.1`)).toBe(false);
  rotateServerLog(log, 9);
  expect(readFileSync(log, 'utf8')).toBe('');
  expect(readFileSync(`${log}.1`, 'utf8')).toBe('many lines');
  expect(statSync(`${log}.1`).mode & 0o077).toBe(0);
});

test('nothing listens on the network', async () => {
  const { url } = await start();
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
}, 60_000);

test('a second process on the folder is refused, and a killed one is taken over', async () => {
  const other = await startElsewhere();
  await expect(start()).rejects.toThrow(
    `in use by another Quitute (process ${other.pid}): stop that one, or set DATA_DIR to ` +
      'another folder.',
  );
  other.kill('SIGKILL');
  await once(other, 'exit');
  const adopted = await start();
  expect(await query(adopted.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await adopted.stop();
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
}, 60_000);

test('two starts inside one process do not share a folder', async () => {
  await start();
  await expect(start()).rejects.toThrow('in use by another Quitute');
}, 60_000);

test('a dead process’s number does not block, even if another process has it now', async () => {
  writeFileSync(join(folder, 'app.pid'), `${process.pid} 1\n`);
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
}, 60_000);

test('a folder too deep for a socket still works', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  const { url } = await start(deep);
  expect(url).not.toContain('b'.repeat(60));
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
}, 60_000);

test('a command finds the database of a running app, and none when no app runs', async () => {
  expect(runningPostgres(folder)).toBeNull();
  const database = await start();
  expect(await query(runningPostgres(folder) ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  running = [];
  expect(runningPostgres(folder)).toBeNull();
});

/** The server's process id, from its own file. */
const serverOf = (path: string) =>
  Number(readFileSync(join(path, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('a killed database is started again, is reported, and has what was committed', async () => {
  const said: string[] = [];
  const database = await startEmbeddedPostgres(folder, { say: (sentence) => said.push(sentence) });
  running.push(database);
  await query(database.url, 'create table orders as select 42 as number');
  process.kill(serverOf(folder), 'SIGKILL');
  await expect.poll(() => said, { timeout: 40_000 }).toHaveLength(2);
  expect(await query(database.url, 'select number from orders')).toEqual([{ number: 42 }]);
  expect(said).toEqual([
    'The embedded PostgreSQL has ended; it is started again.',
    'The embedded PostgreSQL runs again.',
  ]);
  await database.stop();
  running = [];
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
}, 60_000);

test('a stop that comes while the database starts leaves none running', async () => {
  await (await start()).stop();
  running = [];
  const stopping = new AbortController();
  const data = join(folder, 'postgres');
  let server = 0;
  const watcher = watch(data, () => {
    if (stopping.signal.aborted || !existsSync(join(data, 'postmaster.pid'))) return;
    server = serverOf(folder);
    if (server > 0) stopping.abort();
  });
  await expect(startEmbeddedPostgres(folder, { signal: stopping.signal })).rejects.toThrow();
  watcher.close();
  await expect.poll(() => isAlive(server)).toBe(false);
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(false);
  await start();
}, 60_000);

test('a stop that comes in the first start leaves nothing that looks finished', async () => {
  const stopping = new AbortController();
  const starting = startEmbeddedPostgres(folder, { signal: stopping.signal });
  stopping.abort();
  await expect(starting).rejects.toThrow();
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
  await start();
}, 60_000);
