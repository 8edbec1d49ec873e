// What the server does for all brands, it does brand by brand (docs/scale.md).
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '#server/jobs/jobs.ts';
import { writeOrderNotices } from '#server/messages/order-notices.ts';
import { channels, sendDue } from '#server/messages/send.ts';
import { readQueues } from '#server/operations/queues.ts';
import { acrossBrands, asServer, crossesBrands, crossings, unnamed } from '#test/one-brand.ts';
import { item, place, plainProduct } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

test('a statement crosses brands unless it names one', () => {
  expect(crossesBrands('select * from orders where id = $1')).toBe(true);
  expect(crossesBrands('delete from "sessions" where "expires_at" < $1')).toBe(true);
  expect(crossesBrands('select * from orders o where o.brand_id = $1 and o.id = $2')).toBe(false);
  expect(crossesBrands('insert into "messages" ("brand_id") values ($1)')).toBe(false);
  expect(crossesBrands('select * from brands')).toBe(false);
});

test('a test’s statement that waits for a connection is not one of the server', async () => {
  const pool = world.services.db.$client as pg.Pool;
  const requests = await asServer(() =>
    Promise.all(Array.from({ length: pool.options.max }, () => pool.connect())),
  );
  const waiting = pool.query('select count(*) from orders');
  await asServer(async () => {
    for (const client of requests) client.release();
  });
  await waiting;
  expect(unnamed()).toEqual([]);
});

// A request that does so fails its test file (test/set-up/watched-pool.ts).
test('no job looks at several brands at once, but for the statements of the list', async () => {
  const visitor = world.visitor('pizzaria');
  await place(world, visitor, [item(await plainProduct(world, visitor))]);
  const { services } = world;
  await asServer(async () => {
    for (const job of jobs) await job.run(services);
    await writeOrderNotices(services);
    for (const channel of channels) await sendDue(services, channel);
    await readQueues(services);
  });
  expect(unnamed()).toEqual([]);
  const unused = acrossBrands.filter((start) => !crossings.some((one) => one.startsWith(start)));
  expect(unused, 'named in docs/scale.md, but never sent').toEqual([]);
});
