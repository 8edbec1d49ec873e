import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#server/database/schema.ts';
import { UNCOUNTED } from '#server/limits/attempts.ts';
import { Refusal } from '#server/refusal.ts';
import { item, newKey, place, plainProduct } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';
import type { Claim } from '../database/claims.ts';
import { takeAndInsert } from './take-and-insert.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The claim fails, and at the same moment the connection breaks. */
const refusedAndBroken: Claim = async (tx) => {
  const { db } = world.services;
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`);
  const left = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}::int`;
  await expect.poll(async () => (await db.execute(left)).rowCount).toBe(0);
  throw new Refusal('couponUsedUp');
};

test('an order refused while its connection breaks costs no connection', async () => {
  const { db } = world.services;
  const customer = world.visitor('pizzaria');
  await place(world, customer, [item(await plainProduct(world, customer), 1)]);
  const [made] = await db.select().from(orders).limit(1);
  if (made === undefined) throw new Error('no order');
  const attempt = () =>
    takeAndInsert(
      db,
      {
        ...made,
        chaveIdempotencia: newKey(),
        contact: { nome: 'Ana', telefone: '' },
        staffId: null,
        slot: null,
      },
      { day: '2026-01-01', counting: UNCOUNTED },
      new Map(),
      [refusedAndBroken],
    );
  const most = db.$client.options.max;
  for (let n = 0; n <= most; n++)
    await expect(attempt()).rejects.toMatchObject({ key: 'couponUsedUp' });
  expect(await db.$count(orders)).toBe(1);
});
