import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Change } from '#server/change.ts';
import { announce, type ChangeFeed, checkNotices, openChangeFeed } from '#server/changes.ts';
import { feedLimits } from '#server/database/limits.ts';
import { connect } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { openServices } from '#server/services.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#test/database-proxy.ts';
import { createTestDatabase, type TestDatabase, testSecret } from '#test/set-up/test-database.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let direct: ReturnType<typeof connect>;
let feed: ChangeFeed | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await openDatabaseProxy(database.url);
  direct = connect(database.url);
});

afterEach(async () => {
  await feed?.close();
  await direct.close();
  await proxy.close();
  await database.close();
});

const change: Change = { kind: 'brand', brandId: 7 };

test('a refusing database is retried one attempt at a time, and notices resume', async () => {
  let gaps = 0;
  const received: Change[] = [];
  feed = await openChangeFeed(proxy.url, { ...feedLimits, retry: 1 });
  feed.subscribe(
    (one) => received.push(one),
    () => {
      gaps++;
    },
  );
  const before = proxy.attempts();
  proxy.mode = 'refuse';
  proxy.cut();
  await expect.poll(() => proxy.attempts() - before).toBeGreaterThan(8);
  proxy.mode = 'pass';
  await expect.poll(() => gaps).toBe(1);
  await announce(direct.db, change);
  await expect.poll(() => received).toEqual([change]);
  expect(proxy.open()).toBe(1);
  expect(gaps).toBe(1);
});

test('a feed that was closed while the database was away does not come back', async () => {
  feed = await openChangeFeed(proxy.url, { ...feedLimits, retry: 1 });
  const before = proxy.attempts();
  proxy.mode = 'refuse';
  proxy.cut();
  await expect.poll(() => proxy.attempts()).toBeGreaterThan(before);
  await feed.close();
  feed = undefined;
  proxy.mode = 'pass';
  // An attempt that was under way may still have come through.
  await expect.poll(() => proxy.open()).toBe(0);
});

test('a silent connection is detected, and notices arrive on another one', async () => {
  let gaps = 0;
  const received: Change[] = [];
  const limits = { ...feedLimits, connect: 300, heartbeat: 20, heartbeatAnswer: 1_000 };
  feed = await openChangeFeed(proxy.url, { ...limits, retry: 1 });
  feed.subscribe(
    (one) => received.push(one),
    () => {
      gaps++;
    },
  );
  const before = proxy.attempts();
  proxy.mode = 'silent';
  await expect.poll(() => proxy.attempts() - before).toBeGreaterThan(2);
  proxy.mode = 'pass';
  await expect.poll(() => gaps).toBeGreaterThan(0);
  await announce(direct.db, change);
  await expect.poll(() => received).toEqual([change]);
});

test('behind a transaction pooler the start is refused before it locks migrations', async () => {
  proxy.mode = 'deaf';
  const env = readEnv({
    DATABASE_URL: proxy.url,
    LOG_LEVEL: 'silent',
    QUITUTE_TEST: '1',
    SECRET: testSecret,
  });
  await direct.pool.query('drop schema drizzle cascade');
  await expect(
    openServices(env, proxy.url, () => new Date(0), undefined, { ...feedLimits, proof: 100 }),
  ).rejects.toThrow('in session mode');
  const { rows } = await direct.pool.query("select to_regnamespace('drizzle') as migrated");
  expect(rows).toEqual([{ migrated: null }]);
});

test('a database without working notices is refused with a sentence', async () => {
  feed = await openChangeFeed(proxy.url);
  await checkNotices(direct.db, feed);
  // As behind a pooler that gives each transaction another connection.
  proxy.mode = 'silent';
  await expect(checkNotices(direct.db, feed, 50)).rejects.toThrow('in session mode');
});
