// The metrics of a world in which something happens, and who may read them.
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { item, orderBody, place, plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { boardWatches, messages, outbox } from '../database/schema.ts';
import { openOperations } from './listener.ts';
import { openPrometheus, type Prometheus } from './prometheus.ts';
import type { Readiness } from './readiness.ts';

const token = 'a-token-that-nobody-can-guess';
const sent = { authorization: `Bearer ${token}` };
let prometheus: Prometheus;
let world: World;
let customer: Visitor;
beforeAll(async () => {
  prometheus = await openPrometheus();
  world = await openWorld({ settings: { METRICS_TOKEN: token }, prometheus, hours: 'always' });
  customer = world.visitor('pizzaria');
});
afterAll(async () => {
  await world.close();
  prometheus.close();
});

/** The value of a line; null: there is no such line. */
async function shown(line: string): Promise<number | null> {
  const { text } = await prometheus.read();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

test('orders are counted by what became of them', async () => {
  await place(world, customer, [item(await plainProduct(world, customer), 2)]);
  const wrong = await orderBody(world, customer, [item(await plainProduct(world, customer))]);
  const { body } = await customer.call('placeOrder', wrong);
  expect(body.codErro).toBe(failureCodes.totalChanged);
  expect(await shown('quitute_orders_total{outcome="acknowledged"}')).toBe(1);
  expect(await shown('quitute_orders_total{outcome="totalChanged"}')).toBe(1);
  const { text } = await prometheus.read();
  expect(text.match(/^quitute_orders_total\{/gm)).toHaveLength(2);
});

test('orders that nobody sees are told apart from orders on an open board', async () => {
  const { db } = world.services;
  await db.delete(boardWatches);
  world.setNow(world.after(90_000));
  expect(await shown('quitute_unwatched_stores')).toBe(1);
  expect(await shown('quitute_queue_waiting{queue="orders"}')).toBe(1);
  expect(await shown('quitute_queue_oldest_seconds{queue="orders"}')).toBe(90);
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const { id } = await storeOf(world, customer);
  await staff.call('watchBoard', { estabelecimentos: [id] });
  expect(await shown('quitute_unwatched_stores')).toBe(0);
});

test('a store’s answer is timed from the order on, and a cancellation is none', async () => {
  world.setNow(null);
  const staff = world.visitor('burger');
  await signInStaff(staff);
  const ana = world.visitor('burger');
  const product = item(await plainProduct(world, ana), 2);
  const first = (await place(world, ana, [product])).body.id;
  const second = (await place(world, ana, [product])).body.id;
  world.setNow(world.after(20_000));
  await staff.call('moveOrder', { id: first, status: 3, statusAtual: 2, minutos: 30 });
  await ana.call('cancelOrder', { id: second, motivo: 'changed my mind' });
  const bucket = (le: number) =>
    shown(`quitute_order_answer_seconds_bucket{le="${le}",answer="accepted"}`);
  expect([await bucket(15), await bucket(30)]).toEqual([0, 1]);
  expect(await shown('quitute_order_answer_seconds_count{answer="declined"}')).toBeNull();
  world.setNow(null);
});

test('work that waits is counted with its age', async () => {
  const { db } = world.services;
  await db.update(outbox).set({ sentAt: world.begin });
  await db.delete(messages);
  expect(await shown('quitute_queue_waiting{queue="outbox"}')).toBe(0);
  await db.update(outbox).set({ sentAt: null, createdAt: world.begin });
  const brand = await world.services.brands.byHost(customer.host);
  await db.insert(messages).values({
    brandId: brand?.id ?? 0,
    key: 'a test',
    canal: 'sms',
    recipient: '11987654321',
    kind: 'notice',
    language: 'pt-BR',
    texto: 'x',
    nextTryAt: world.begin,
    expiresAt: world.after(3_600_000),
    createdAt: world.begin,
  });
  world.setNow(world.after(45_000));
  expect(await shown('quitute_queue_oldest_seconds{queue="outbox"}')).toBe(45);
  expect(await shown('quitute_queue_waiting{queue="messages_sms"}')).toBe(1);
  expect(await shown('quitute_queue_oldest_seconds{queue="messages_sms"}')).toBe(45);
  expect(await shown('quitute_queue_waiting{queue="messages_email"}')).toBe(0);
  world.setNow(null);
});

test('pools, notices, the event loop and memory are there', async () => {
  expect(await shown('quitute_database_up')).toBe(1);
  expect(await shown('quitute_change_feed_up')).toBe(1);
  expect(await shown('quitute_pool_connections{pool="requests",state="waiting"}')).toBe(0);
  expect(await shown('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(await shown('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
});

test('no metric tells one brand or person from another', async () => {
  const { text } = await prometheus.read();
  expect(text).not.toMatch(/pizzaria|burger|11987654321|Ana/);
});

test('the public address answers requests with the token, and no others', async () => {
  const asked = (headers: Record<string, string>) => customer.request('/api/metrics', { headers });
  expect((await asked(sent)).status).toBe(200);
  expect((await (await asked(sent)).text()).includes('quitute_orders_total')).toBe(true);
  expect((await asked({})).status).toBe(401);
  expect((await asked({ authorization: `Bearer ${token}x` })).status).toBe(401);
});

test('without a token the public address has no metrics', async () => {
  const closed = await openWorld({ prometheus: null });
  expect((await closed.visitor('pizzaria').request('/api/metrics', { headers: sent })).status).toBe(
    404,
  );
  await closed.close();
});

test('the operator’s port answers from the start, and its metrics may need the token', async () => {
  let state: Readiness = 'starting';
  const open = (word: string | null) =>
    openOperations({ host: '127.0.0.1', port: 0 }, word, {
      readiness: async () => state,
      isKnown: async (host) => host === 'forno.example.com',
      prometheus,
    });
  const at = (server: Server, path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
  const [alone, guarded] = [await open(null), await open(token)];
  expect([(await at(alone, '/live')).status, (await at(alone, '/ready')).status]).toEqual([
    200, 503,
  ]);
  state = 'ready';
  expect((await at(alone, '/ready')).status).toBe(200);
  for (const gone of ['degraded', 'stopping'] as const) {
    state = gone;
    const reply = await at(alone, '/ready');
    expect([reply.status, await reply.text()]).toEqual([503, `${gone}\n`]);
  }
  expect((await at(alone, '/metrics')).status).toBe(200);
  expect((await at(guarded, '/metrics')).status).toBe(401);
  expect((await at(guarded, '/metrics', sent)).status).toBe(200);
  expect((await at(guarded, '/live')).status).toBe(200);
  expect((await at(alone, '/delivery')).status).toBe(404);
  expect((await at(alone, '/ask?domain=Forno.example.com')).status).toBe(200);
  for (const path of ['/ask?domain=evil.example.com', '/ask'])
    expect((await at(alone, path)).status).toBe(404);
  for (const server of [alone, guarded]) server.close();
});

test('a port that another program has ends the start with a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(
    openOperations({ host: '127.0.0.1', port }, null, {
      readiness: async () => 'ready',
      isKnown: async () => false,
      prometheus,
    }),
  ).rejects.toThrow(/^OPERATIONS_PORT \d+ is taken on 127/);
  other.close();
});
