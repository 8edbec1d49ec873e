import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { type ChangeFeed, openChangeFeed } from '#server/changes.ts';
import { databaseState } from '#server/database/health.ts';
import { connect } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { createMain } from '#server/main.ts';
import { openServices } from '#server/services.ts';
import { failureSentence } from '#server/words/words.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#test/database-proxy.ts';
import { createTestDatabase, type TestDatabase, testSecret } from '#test/set-up/test-database.ts';

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

async function serve(url = proxy.url, directUrl: string | null = null) {
  const env = readEnv({
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    QUITUTE_TEST: '1',
    SECRET: testSecret,
  });
  const address = { url, ownerUrl: url, directUrl };
  const { services, close } = await openServices(env, address, () => new Date(inject('instant')));
  closing.push(close);
  const main = createMain(services, { loadBuild: null, development: false });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const request = new Request(`http://pizzaria.localhost${path}`, { headers });
    const response = await main.fetch(request, { connection: { address: '127.0.0.1' } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { services, ask };
}

test('health answers while the database is silent, and is well again after it', async () => {
  const { ask } = await serve();
  expect(await ask('/api/health')).toMatchObject({ status: 200 });
  proxy.mode = 'silent';
  // An answer that had left the database before the silence may still arrive.
  await expect
    .poll(async () => {
      const { status, text } = await ask('/api/health');
      return [status, JSON.parse(text)];
    })
    .toMatchObject([503, { status: 'degraded', database: 'down' }]);
  proxy.mode = 'pass';
  await expect.poll(async () => (await ask('/api/health')).status).toBe(200);
});

test('a process whose pooler is gone is not ready, although the database answers', async () => {
  const pooler = await openDatabaseProxy(database.url);
  const { ask } = await serve(pooler.url, database.url);
  expect((await ask('/api/ready')).status).toBe(200);
  await pooler.close();
  await expect
    .poll(async () => {
      const { status, text } = await ask('/api/ready');
      return [status, JSON.parse(text).status];
    })
    .toEqual([503, 'degraded']);
});

test('a call without a database is refused as retryable, in its language', async () => {
  const { services, ask } = await serve();
  const call = () => {
    services.brands.forget(null);
    return ask('/api/quitute/AplicativoDadosUrl?url=pizzaria.localhost', {
      'accept-language': 'fr',
    });
  };
  proxy.mode = 'refuse';
  proxy.cut();
  const refused = await call();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(JSON.parse(refused.text)).toEqual({
    codErro: failureCodes.unavailable,
    mensagem: failureSentence('unavailable', 'fr'),
  });
  proxy.mode = 'pass';
  expect((await call()).status).toBe(200);
});

test('a page without a database says so in the browser’s language, and retries', async () => {
  const { services, ask } = await serve();
  services.brands.forget(null);
  proxy.mode = 'refuse';
  proxy.cut();
  const page = await ask('/sitemap.xml', { 'accept-language': 'en' });
  expect(page).toMatchObject({ status: 503, text: failureSentence('unavailable', 'en') });
  expect(page.headers.get('refresh')).toBe('2');
});

test('a database that answers but has no free connection is busy, not down', async () => {
  const { db, pool, close } = connect(database.url, undefined, 1);
  const changes: ChangeFeed = await openChangeFeed(database.url);
  closing.push(changes.close, close);
  const only = await pool.connect();
  expect(await databaseState({ db, changes }, 300)).toBe('busy');
  only.release();
  expect(await databaseState({ db, changes })).toBe('ok');
});

test('a brief loss of notices does not make the database down', async () => {
  const { db, close } = connect(database.url);
  closing.push(close);
  expect(await databaseState({ db, changes: { answers: () => null } })).toBe('ok');
});
