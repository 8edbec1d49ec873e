import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#server/database/schema.ts';
import { item, newKey, orderBody, plainProduct, withTotal } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { SESSION_COOKIE } from './session.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function kept(): Promise<number> {
  const [row] = await world.services.db.select({ all: count() }).from(sessions);
  return row?.all ?? 0;
}

const bodyOf = async (visitor: Visitor) =>
  withTotal(visitor, await orderBody(world, visitor, [item(await plainProduct(world, visitor))]));

test('prices without a cookie store no device', async () => {
  const before = await kept();
  const body = await bodyOf(world.visitor('pizzaria'));
  for (let asked = 0; asked < 5; asked++) {
    const reply = await world.visitor('pizzaria').call('quoteOrder', body);
    expect(reply.status).toBe(200);
    expect(reply.cookies.join()).toContain(SESSION_COOKIE);
  }
  expect(await kept()).toBe(before);
});

test('a device keeps the cookie of its first price, and orders with it', async () => {
  const ana = world.visitor('pizzaria');
  const body = await bodyOf(ana);
  const cookie = ana.cookies.get(SESSION_COOKIE);
  await ana.call('quoteOrder', body);
  expect(ana.cookies.get(SESSION_COOKIE)).toBe(cookie);
  const before = await kept();
  const replies = await Promise.all(Array.from({ length: 10 }, () => ana.call('placeOrder', body)));
  for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
  expect(replies[0]?.status).toBe(200);
  expect(ana.cookies.get(SESSION_COOKIE)).toBe(cookie);
  expect(await kept()).toBe(before + 1);
});

test('an unknown cookie, or another brand’s, is not accepted', async () => {
  const ana = world.visitor('pizzaria');
  const body = await bodyOf(ana);
  const burger = world.visitor('burger');
  await bodyOf(burger);
  for (const foreign of ['A'.repeat(43), burger.cookies.get(SESSION_COOKIE) ?? '']) {
    ana.cookies.set(SESSION_COOKIE, foreign);
    const reply = await ana.call('placeOrder', body);
    expect(ana.cookies.get(SESSION_COOKIE)).not.toBe(foreign);
    expect(reply.status).toBe(200);
    Object.assign(body, { pedido: { ...body.pedido, chaveIdempotencia: newKey() } });
  }
});

test('a device that signed out does not come back with its old cookie', async () => {
  const ana = world.visitor('pizzaria');
  const body = await bodyOf(ana);
  const { id } = (await ana.call('placeOrder', body)).body;
  const cookie = ana.cookies.get(SESSION_COOKIE) ?? '';
  await ana.call('signOut', {});
  ana.cookies.set(SESSION_COOKIE, cookie);
  expect((await ana.call('order', { id })).status).not.toBe(200);
  await ana.call('placeOrder', {
    ...body,
    pedido: { ...body.pedido, chaveIdempotencia: newKey() },
  });
  expect(ana.cookies.get(SESSION_COOKIE)).not.toBe(cookie);
  expect((await ana.call('order', { id })).status).not.toBe(200);
});

test('devices that call at the same moment are each themselves', async () => {
  const visitors = ['pizzaria', 'pizzaria', 'burger', 'pizzaria', 'burger'] as const;
  const people = visitors.map((brand) => world.visitor(brand));
  const numbers = [];
  for (const person of people)
    numbers.push((await person.call('placeOrder', await bodyOf(person))).body.id);
  const stranger = world.visitor('pizzaria');
  stranger.cookies.set(SESSION_COOKIE, 'B'.repeat(43));
  const seen = await Promise.all(
    [...people, stranger, ...people].map((person) => person.call('lastOrder')),
  );
  const idOf = ({ body }: (typeof seen)[number]) => (body.pedido as { id: number } | null)?.id;
  expect(seen.map(idOf)).toEqual([...numbers, undefined, ...numbers]);
});
