// With a PostgreSQL of one's own the app may have an ordinary role beside the tables' owner.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase, testSecret } from '#test/set-up/test-database.ts';
import { readEnv } from '../env.ts';
import { openServices } from '../services.ts';
import { roleOf } from './app-role.ts';

const role = `app ${randomUUID().slice(0, 8)}`;
let database: TestDatabase;
async function asOwner(statement: string) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
beforeAll(async () => {
  database = await createTestDatabase();
  await asOwner(`create role "${role}" login password 'of-a-test'`);
});
afterAll(async () => {
  await asOwner(`drop owned by "${role}"`);
  await asOwner(`drop role "${role}"`);
  await database.close();
});

/** The same address for the app's role, also where it leads to a socket. */
const appUrl = () =>
  database.url.includes('user=')
    ? database.url.replace(/user=[^&]*/, `user=${encodeURIComponent(role)}`)
    : database.url.replace(/\/\/[^@/]*@/, `//${encodeURIComponent(role)}:of-a-test@`);

test('the app reads and writes rows and alters nothing; the owner migrates', async () => {
  const settings = { SECRET: testSecret, LOG_LEVEL: 'silent', QUITUTE_TEST: '1', DEMO: '0' };
  const env = readEnv({
    ...settings,
    DATABASE_URL: appUrl(),
    DATABASE_OWNER_URL: database.url,
  });
  const address = { url: appUrl(), ownerUrl: database.url, directUrl: null };
  const { services, close } = await openServices(env, address, () => new Date(0));
  const pool = services.db.$client;
  expect(await roleOf(pool)).toEqual({ name: role, mayAlter: false });
  await pool.query(`insert into push_keys select * from push_keys where false`);
  await pool.query('delete from attempts');
  for (const statement of [
    'drop table orders',
    'alter table audit_log disable trigger all',
    'truncate audit_log',
    'create table others (id int)',
  ])
    await expect(pool.query(statement), statement).rejects.toThrow(/permission|must be owner/);
  await close();
});

test('an owner without its app, and the same role for both, are told apart', async () => {
  expect(() => readEnv({ DATABASE_OWNER_URL: 'postgres://owner@db/quitute' })).toThrow(
    /DATABASE_OWNER_URL is set, but DATABASE_URL is not/,
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  expect((await roleOf(client)).mayAlter).toBe(true);
  await client.end();
});
