import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openDatabaseProxy } from '../test/database-proxy.ts';
import { databaseAt } from '../test/set-up/database-names.ts';
import { openChangeFeed } from './changes.ts';
import { startEmbeddedPostgres } from './database/embedded.ts';
import { feedLimits } from './database/limits.ts';
import { migrateDatabase } from './database/open.ts';
import { startSentence } from './start-failure.ts';

const dataDir = '/srv/data';
const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => new Error('it started'),
    (error: unknown) => error,
  );
const sentenceFor = async (databaseUrl: string) =>
  startSentence(await failureOf(migrateDatabase(databaseUrl)), { databaseUrl, dataDir });

test('an unusable database URL ends the start in one sentence without its password', async () => {
  expect(await sentenceFor('postgres://ana:segredo@127.0.0.1:1/quitute')).toBe(
    'DATABASE_URL cannot be used: nothing answers there: is PostgreSQL running, and are ' +
      'host and port right?',
  );
  expect(await sentenceFor(databaseAt(inject('databaseServer'), 'nowhere'))).toBe(
    'DATABASE_URL cannot be used: PostgreSQL has no such database: create it first.',
  );
});

test.each(['ENOTFOUND', '28P01', '28000', '42501', '53100', '53300', '57P03'])(
  'the code %s has its sentence',
  (code) => {
    const error = Object.assign(new Error('postgres://ana:segredo@host'), { code });
    const sentence = startSentence(error, { databaseUrl: 'postgres://ana:segredo@host', dataDir });
    expect(sentence).toMatch(/^DATABASE_URL cannot be used: .+[.?]$/);
    expect(sentence).not.toContain('segredo');
  },
);

test('a disk that is full once the embedded database runs ends in one sentence', () => {
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
  const error = Object.assign(new Error('Failed query', { cause }), { query: '', params: [] });
  expect(startSentence(error, { databaseUrl: null, dataDir })).toBe(
    'DATA_DIR /srv/data cannot be written: the disk is full. Set DATA_DIR to a folder of its own.',
  );
});

test('a database that falls silent after signing in ends in one sentence', async () => {
  const databaseUrl = inject('databaseServer');
  const proxy = await openDatabaseProxy(databaseUrl);
  proxy.mode = 'mute';
  const error = await failureOf(openChangeFeed(proxy.url, { ...feedLimits, firstConnect: 2_000 }));
  expect(startSentence(error, { databaseUrl, dataDir })).toBe(
    'DATABASE_URL cannot be used: nothing answered in time.',
  );
  await proxy.close();
});

test('a data folder that cannot be used ends in one sentence that names it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quitute-folder-'));
  const sentence = async (path: string) =>
    startSentence(await failureOf(startEmbeddedPostgres(path)), {
      databaseUrl: null,
      dataDir: path,
    });
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await sentence(file)).toContain(`DATA_DIR ${file} is a file, not a folder`);
  if (existsSync('/proc/self')) expect(await sentence('/proc/quitute')).toContain('cannot be made');
  const half = join(folder, 'half');
  mkdirSync(join(half, 'postgres'), { recursive: true });
  writeFileSync(join(half, 'postgres', 'kept'), '');
  expect(await sentence(half)).toContain('without PG_VERSION');
  rmSync(folder, { recursive: true });
}, 60_000);

test('an error that is not known gets no sentence', () => {
  expect(startSentence(new TypeError('x is not a function'), null)).toBeNull();
});
