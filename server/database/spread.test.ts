// `npm run database -- distribute`: with TEST_DATABASE=citus a filled database is spread over two
// workers; on a PostgreSQL without Citus it says what is missing.
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import {
  auditLog,
  customerSearch,
  customers,
  figureMarks,
  orderSearch,
  orders,
} from '#server/database/schema.ts';
import { expireOrders } from '#server/jobs/expire-orders.ts';
import { fillOrderSearch } from '#server/jobs/fill-order-search.ts';
import { item, place, plainProduct } from '#test/ordering.ts';
import { createOnAll, spread } from '#test/set-up/citus-cluster.ts';
import { databaseAt } from '#test/set-up/database-names.ts';
import { openWorld } from '#test/world.ts';
import { connect } from './open.ts';
import { sharedTables } from './shared-tables.ts';

const nodes = [inject('databaseServer'), ...inject('databaseWorkers')];
const onCitus = nodes.length > 1;

async function emptyDatabase() {
  const name = `spread_${randomUUID().replaceAll('-', '')}`;
  const ask = async (node: string, text: string) => {
    const client = new pg.Client({ connectionString: node });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  const [server = ''] = nodes;
  if (onCitus) await createOnAll(nodes, name);
  else await ask(server, `create database ${name}`);
  return {
    url: databaseAt(server, name),
    async close() {
      for (const node of nodes) await ask(node, `drop database ${name} with (force)`);
    },
  };
}

/** Some ninety keys and seventy tables, each on two workers. */
const LONG_MS = 240_000;

test('a filled database is spread by brand and goes on, or says what it lacks', {
  timeout: LONG_MS,
}, async () => {
  const world = await openWorld({ hours: 'always', database: await emptyDatabase() });
  const { services, databaseUrl } = world;
  if (!onCitus) {
    await expect(spread(databaseUrl)).rejects.toThrow(/This PostgreSQL has no Citus/);
    await world.close();
    return;
  }
  const visitor = world.visitor('pizzaria');
  await place(world, visitor, [item(await plainProduct(world, visitor))]);
  const { body: over } = await place(world, visitor, [item(await plainProduct(world, visitor))]);
  const finishedAt = world.now();
  await services.db
    .update(orders)
    .set({ status: 13, finishedAt })
    .where(and(eq(orders.brandId, 1), eq(orders.id, Number(over.id))));
  const first = await spread(databaseUrl);
  expect(first.workers).toBe(2);
  expect(first.copied.toSorted()).toEqual([...sharedTables].sort());
  expect(first.keys).toBeGreaterThan(90);
  expect(await spread(databaseUrl), 'the second time').toMatchObject({
    byBrand: [],
    copied: [],
  });
  const after = await place(world, visitor, [item(await plainProduct(world, visitor))]);
  expect(after.body.codErro).toBeUndefined();
  // An order of an earlier day: its change marks the figures of that day, on the same machine.
  world.setNow(world.after(3 * 86_400_000));
  expect(await expireOrders(services)).toBe(2);
  await services.db.update(orders).set({ status: 13 }).where(eq(orders.brandId, 1));
  expect(await services.db.$count(figureMarks)).toBeGreaterThanOrEqual(2);
  // Likewise what finds an order, beside the order.
  const finished = await services.db.$count(orders, isNotNull(orders.finishedAt));
  expect(finished).toBeGreaterThan(0);
  expect(await services.db.$count(orderSearch)).toBe(finished);
  await fillOrderSearch(services);
  expect(await services.db.$count(orderSearch)).toBe(finished);
  // And what finds a customer.
  await services.db.update(customers).set({ nome: 'Zuleica' }).where(eq(customers.brandId, 1));
  const people = and(eq(customers.brandId, 1), eq(customers.tipoUsuario, 0));
  const known = await services.db.$count(customers, people);
  expect(known).toBeGreaterThan(0);
  expect(await services.db.$count(customerSearch, eq(customerSearch.brandId, 1))).toBe(known);
  const { db, close } = connect(databaseUrl);
  await expect(
    db.update(auditLog).set({ acao: sql`acao` }).where(eq(auditLog.brandId, 1)),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('only grows') } });
  await close();
  await world.close();
});
