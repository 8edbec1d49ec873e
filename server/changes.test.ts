import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '#server/change.ts';
import { announce, type ChangeFeed, openChangeFeed } from '#server/changes.ts';
import { connect } from '#server/database/open.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#test/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#test/set-up/test-database.ts';

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

test('a database that refuses for a while is asked one time after the other, and heard once again', async () => {
  let gaps = 0;
  const heard: Change[] = [];
  feed = await openChangeFeed(
    proxy.url,
    () => {
      gaps++;
    },
    () => 1,
  );
  feed.subscribe((one) => heard.push(one));
  const before = proxy.attempts();
  proxy.mode = 'refuse';
  proxy.cut();
  await vi.waitFor(() => expect(proxy.attempts() - before).toBeGreaterThan(8));
  proxy.mode = 'pass';
  await vi.waitFor(() => expect(gaps).toBe(1));
  await announce(direct.db, change);
  await vi.waitFor(() => expect(heard).toEqual([change]));
  expect(proxy.open()).toBe(1);
  expect(gaps).toBe(1);
});

test('a feed that was closed while the database was away does not come back', async () => {
  feed = await openChangeFeed(
    proxy.url,
    () => undefined,
    () => 1,
  );
  const before = proxy.attempts();
  proxy.mode = 'refuse';
  proxy.cut();
  await vi.waitFor(() => expect(proxy.attempts()).toBeGreaterThan(before));
  await feed.close();
  feed = undefined;
  proxy.mode = 'pass';
  await direct.pool.query('select 1');
  expect(proxy.open()).toBe(0);
});
