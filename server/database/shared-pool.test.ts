// A pool that several brands use: what one of them waits for keeps no other from its connection.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { commandPatience, requestPatience } from '#server/database/limits.ts';
import { connect } from '#server/database/open.ts';
import { workingFor } from '#server/turns/brand-at-work.ts';
import { FairTurns } from '#server/turns/fair-turns.ts';
import { createTestDatabase, type TestDatabase } from '#test/set-up/test-database.ts';
import { isDatabaseAway } from './away.ts';

const SIZE = 5;
const SHARE = 4;
const patient = { ...requestPatience, turn: 60_000, lock: 60_000, statement: 60_000 };

let database: TestDatabase;
let opened: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  opened = connect(database.url, patient, SIZE);
});
afterEach(() => opened.close());

const ask = (brand: number, text = 'select 1 as one') =>
  workingFor(brand, () => opened.pool.query(text));

test('a brand whose statements wait for a lock leaves connections to the others', async () => {
  const holder = connect(database.url, commandPatience, 1);
  const client = await holder.pool.connect();
  await client.query('begin');
  await client.query('lock table brands');
  const waiting = Array.from({ length: 12 }, () => ask(1, 'select from brands'));
  await expect.poll(() => opened.pool.waitingCount).toBe(12 - SHARE);
  expect((await ask(2)).rows).toEqual([{ one: 1 }]);
  await client.query('rollback');
  client.release();
  await holder.close();
  expect((await Promise.all(waiting)).length).toBe(12);
  expect(opened.pool.waitingCount).toBe(0);
});

test('brands that wait take turns', async () => {
  const held = await Promise.all(
    Array.from({ length: SIZE }, (_, at) => workingFor(10 + at, () => opened.pool.connect())),
  );
  const served: number[] = [];
  const asked = [1, 1, 1, 2, 3, 2].map((brand) =>
    workingFor(brand, async () => {
      const client = await opened.pool.connect();
      served.push(brand);
      client.release();
    }),
  );
  await expect.poll(() => opened.pool.waitingCount).toBe(6);
  held[0]?.release();
  await Promise.all(asked);
  expect(served).toEqual([1, 2, 3, 1, 2, 1]);
  for (const client of held.slice(1)) client.release();
});

test('a brand alone has its share, whatever fails in between', async () => {
  const failing = Array.from({ length: 20 }, () => ask(1, 'select from nowhere'));
  const outcomes = await Promise.allSettled(failing);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  const held = await Promise.all(
    Array.from({ length: SHARE }, () => workingFor(1, () => opened.pool.connect())),
  );
  expect(opened.pool.totalCount).toBe(SHARE);
  for (const client of held) client.release();
});

test('who waits too long for a turn may try again', async () => {
  const turns = new FairTurns({ most: 1, share: 1 });
  turns.takeNow(1);
  expect(isDatabaseAway(await turns.take(2, 1).catch((error: unknown) => error))).toBe(true);
});
