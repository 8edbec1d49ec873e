import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isDatabaseAway } from '#server/database/away.ts';
import { commandPatience, type Patience, requestPatience } from '#server/database/limits.ts';
import { connect } from '#server/database/open.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#test/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#test/set-up/test-database.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let closing: (() => Promise<void>)[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  proxy = await openDatabaseProxy(database.url);
  closing = [];
});

afterEach(async () => {
  await proxy.close();
  for (const close of closing) await close();
});

const short: Patience = { ...requestPatience, connect: 300, turn: 600, silence: 400 };

function open(patience: Patience, size: number, url = database.url) {
  const opened = connect(url, patience, size);
  closing.push(opened.close);
  return opened;
}

/** The result of an attempt. */
const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
  );
const one = (opened: ReturnType<typeof connect>) =>
  opened.pool.query('select 1 as one').then(({ rows }) => rows);
/** Connections that are given up after a moment may need several attempts on a slow machine. */
const works = (opened: ReturnType<typeof connect>) =>
  expect.poll(() => outcomeOf(one(opened))).toBe('done');

test('a connection that breaks in a transaction fails it, and not the process', async () => {
  const { db, pool } = open(requestPatience, 2);
  const outcome = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await pool.query('select pg_terminate_backend($1::int)', [rows[0]?.pid]);
    const left = 'select 1 from pg_stat_activity where pid = $1';
    await expect.poll(async () => (await pool.query(left, [rows[0]?.pid])).rowCount).toBe(0);
    await tx.execute(sql`select 1`);
  });
  expect(await outcomeOf(outcome)).toBe('away');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a silent database is not waited for, and costs no connection', async () => {
  const opened = open(short, 2, proxy.url);
  await Promise.all([works(opened), works(opened)]);
  proxy.mode = 'silent';
  const transactions = Array.from({ length: 3 }, () => opened.db.transaction(async () => 'made'));
  const questions = Array.from({ length: 3 }, () => one(opened));
  expect(await Promise.all([...transactions, ...questions].map(outcomeOf))).toEqual(
    Array.from({ length: 6 }, () => 'away'),
  );
  proxy.mode = 'pass';
  await Promise.all([works(opened), works(opened)]);
});

/** Without any limit that ends a wait in a test. */
const patient: Patience = { ...requestPatience, turn: 60_000, lock: 60_000, silence: 60_000 };
const watchful: Patience = { ...patient, idleInTransaction: 60_000, look: 20 };

test('a short silence is over for all as soon as a new connection is answered', async () => {
  const opened = open(watchful, 2, proxy.url);
  await Promise.all([one(opened), one(opened)]);
  proxy.mode = 'silent';
  const lost = [one(opened), one(opened)];
  const waiting = one(opened);
  await expect.poll(() => proxy.swallowing()).toBeGreaterThanOrEqual(2);
  proxy.mode = 'pass';
  expect(await Promise.all(lost.map(outcomeOf))).toEqual(['away', 'away']);
  expect(await waiting).toEqual([{ one: 1 }]);
});

test('a connection that began in a silence does not hold up what comes after it', async () => {
  const opened = open({ ...watchful, connect: 60_000 }, 1, proxy.url);
  proxy.mode = 'silent';
  const lost = one(opened);
  await expect.poll(() => proxy.swallowing()).toBeGreaterThan(0);
  proxy.mode = 'pass';
  expect(await outcomeOf(lost)).toBe('away');
  expect(await one(opened)).toEqual([{ one: 1 }]);
});

test('the locks of a lost transaction become free with the silence', async () => {
  const opened = open(watchful, 1, proxy.url);
  const client = await opened.pool.connect();
  await client.query('begin');
  await client.query('lock table brands');
  proxy.mode = 'silent';
  const lost = client.query('select 1');
  await expect.poll(() => proxy.swallowing()).toBeGreaterThan(0);
  proxy.mode = 'pass';
  expect(await outcomeOf(lost)).toBe('away');
  expect(await outcomeOf(open(patient, 1).pool.query('select from brands'))).toBe('done');
});

test('a statement that waits for a lock is not taken for lost', async () => {
  const holder = open(commandPatience, 1);
  const opened = open(watchful, 1, proxy.url);
  await one(opened);
  const client = await holder.pool.connect();
  await client.query('begin');
  await client.query('lock table brands');
  const before = proxy.attempts();
  const waiting = opened.pool.query('select from brands');
  await expect.poll(() => proxy.attempts() - before).toBeGreaterThan(8);
  await client.query('rollback');
  client.release();
  expect(await outcomeOf(waiting)).toBe('done');
});

test('on a slow machine, a connection that takes long to begin is waited for', async () => {
  const opened = open({ ...watchful, connect: 60_000 }, 1, proxy.url);
  // The first takes longer than one that comes later and is asked about it.
  proxy.delay = (attempt) => (attempt === 1 ? 400 : 50);
  expect(await outcomeOf(one(opened))).toBe('done');
  expect(proxy.attempts()).toBeGreaterThan(1);
});

test('a transaction that cannot begin gives its connection back', async () => {
  const opened = open(short, 1, proxy.url);
  await works(opened);
  const client = await opened.pool.connect();
  const begun = opened.db.transaction(async () => 'made');
  // The only connection breaks at the moment it is handed on.
  proxy.mode = 'silent';
  client.release();
  expect(await outcomeOf(begun)).toBe('away');
  proxy.mode = 'pass';
  await works(opened);
});

test('a connection that is refused fails at once, and the next one comes', async () => {
  const opened = open(requestPatience, 2, proxy.url);
  proxy.mode = 'refuse';
  expect(await outcomeOf(one(opened))).toBe('away');
  proxy.mode = 'pass';
  expect(await one(opened)).toEqual([{ one: 1 }]);
});

test('with no connection left in PostgreSQL, a query fails as retryable', async () => {
  const role = `few_${database.url.slice(-12).replace(/\W/g, '')}${database.url.length}`;
  const owner = open(requestPatience, 1);
  await owner.pool.query(`create role ${role} login connection limit 0`);
  const crowded = open(requestPatience, 1, database.url.replace('quitute', role));
  expect(await outcomeOf(one(crowded))).toBe('away');
  await owner.pool.query(`drop role ${role}`);
});

test('a locked table is not waited for until it is free', async () => {
  const holder = open(commandPatience, 1);
  const opened = open({ ...requestPatience, lock: 100 }, 1);
  const client = await holder.pool.connect();
  await client.query('begin');
  await client.query('lock table brands');
  expect(await outcomeOf(opened.pool.query('select from brands'))).toBe('away');
  await client.query('rollback');
  client.release();
  expect(await outcomeOf(opened.pool.query('select from brands'))).toBe('done');
});

test('a statement that takes too long is ended, and one of a command is not', async () => {
  const request = open({ ...requestPatience, statement: 50 }, 1);
  const command = open(commandPatience, 1);
  const slow = 'select pg_sleep(0.2)';
  expect(await outcomeOf(request.pool.query(slow))).toBe('away');
  expect(await outcomeOf(command.pool.query(slow))).toBe('done');
});

test('rows locked by a lost process are released', async () => {
  const lost = open({ ...requestPatience, idleInTransaction: 50 }, 1);
  const client = await lost.pool.connect();
  const ended = new Promise((done) => client.once('end', () => done(true)));
  await client.query('begin');
  await client.query('lock table brands');
  await ended;
  expect(await outcomeOf(open(requestPatience, 1).pool.query('select from brands'))).toBe('done');
});

test('an embedded database that accepts no more connections is away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quitute-full-'));
  // A listener that never accepts, because its process is stopped.
  const code = `require('node:net').createServer()
    .listen({ path: '${folder}/.s.PGSQL.5432', backlog: 1 },
      () => process.stdout.write('listens'));`;
  const listener = spawn(process.execPath, ['--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(listener.stdout, 'data');
  listener.kill('SIGSTOP');
  const opened = open(
    { ...requestPatience, connect: 300 },
    6,
    `postgres:///quitute?host=${encodeURIComponent(folder)}&user=quitute&port=5432`,
  );
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(one(opened))));
  listener.kill('SIGKILL');
  await once(listener, 'exit');
  rmSync(folder, { recursive: true });
  expect(outcomes).toEqual(Array.from({ length: 6 }, () => 'away'));
});

test('a mistake of ours is not taken for a database that is away', async () => {
  const { pool, db } = open(requestPatience, 1);
  expect(isDatabaseAway(await pool.query('select 1/0').catch((error) => error))).toBe(false);
  // What Citus says when a brand has moved to another worker since the statement was planned.
  const moved = "do $$ begin raise 'could not find valid entry for shard 102025'; end $$";
  expect(isDatabaseAway(await pool.query(moved).catch((error) => error))).toBe(true);
  expect(isDatabaseAway(await db.execute(sql`select from nowhere`).catch((error) => error))).toBe(
    false,
  );
  expect(isDatabaseAway(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))).toBe(
    false,
  );
});

test('behind a pooler of transactions no statement stays on a connection', async () => {
  const named = { name: 'a-statement', text: 'select $1::int as one', values: [1] };
  const kept = async (pooled: boolean) => {
    const opened = connect(database.url, requestPatience, 1, pooled);
    closing.push(opened.close);
    expect((await opened.pool.query(named)).rows).toEqual([{ one: 1 }]);
    const { rows } = await opened.pool.query('select name from pg_prepared_statements');
    return rows;
  };
  expect(await kept(false)).toEqual([{ name: 'a-statement' }]);
  expect(await kept(true)).toEqual([]);
});
