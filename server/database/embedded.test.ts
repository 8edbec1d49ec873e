import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Another Quitute on the same folder, in a process of its own that says when its database is up.
 */
async function startElsewhere() {
  const module = fileURLToPath(new URL('./embedded.ts', import.meta.url));
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    await startEmbeddedPostgres(${JSON.stringify(folder)}); console.log('up'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('what was committed is there after a stop and a start, and commits are durable', async () => {
  const first = await start();
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await query(first.url, 'create table orders as select 42 as number');
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();
  const second = await start();
  expect(await query(second.url, 'select number from orders')).toEqual([{ number: 42 }]);
}, 60_000);

test('nothing listens on the network', async () => {
  const { url } = await start();
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
}, 60_000);

test('a second process on the folder is refused with a sentence, and a killed one is taken over with its database', async () => {
  const other = await startElsewhere();
  await expect(start()).rejects.toThrow(
    `in use by another Quitute (process ${other.pid}): stop that one, or set DATA_DIR to another folder.`,
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

test('a number left behind by a dead process does not block, even when another process has that number now', async () => {
  writeFileSync(join(folder, 'app.pid'), `${process.pid} 1\n`);
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
}, 60_000);

test('a folder too deep for a socket still works', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  const { url } = await start(deep);
  expect(url).not.toContain('bbb');
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
}, 60_000);

test('a command finds the database of an app that is running, and none where nobody is', async () => {
  expect(runningPostgres(folder)).toBeNull();
  const database = await start();
  expect(await query(runningPostgres(folder) ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  running = [];
  expect(runningPostgres(folder)).toBeNull();
});
