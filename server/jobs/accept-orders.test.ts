import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { item, place, plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { boardWatches, orderEvents, orders, outbox, stores } from '../database/schema.ts';
import { acceptOrders, startAccepting } from './accept-orders.ts';

let world: World;
let customer: Visitor;
let staff: Visitor;
let storeId: number;
beforeAll(async () => {
  world = await openWorld();
  customer = world.visitor('pizzaria');
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
  storeId = (await storeOf(world, customer)).id;
  const { regras } = (await staff.call('consoleStore', { idEstabelecimento: storeId })).body as {
    regras: object;
  };
  expect(regras).toMatchObject({ aceiteAutomatico: false });
  expect(
    (
      await staff.call('saveStoreTerms', {
        idEstabelecimento: storeId,
        ...regras,
        aceiteAutomatico: true,
      })
    ).body.aceiteAutomatico,
  ).toBe(true);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(null);
  await world.services.db.delete(boardWatches);
});

const watch = () => staff.call('watchBoard', { estabelecimentos: [storeId] });
const statusOf = async (id: number) => (await customer.call('order', { id })).body.status;
async function ordered(): Promise<number> {
  const { body } = await place(world, customer, [item(await plainProduct(world, customer), 2)]);
  return body.id as number;
}

// Rows: 1.30
test('a store that accepts automatically accepts once, with its usual time', async () => {
  await watch();
  const id = await ordered();
  const accepted = await Promise.all(Array.from({ length: 4 }, () => acceptOrders(world.services)));
  expect(accepted.reduce((sum, count) => sum + count, 0)).toBe(1);
  const { body } = await customer.call('order', { id });
  const { tempoRetirada } = await storeOf(world, customer);
  expect(body.status).toBe(3);
  expect(Date.parse(body.previsaoMaxima as string) - world.begin.getTime()).toBeGreaterThan(
    (tempoRetirada - 1) * 60_000,
  );
  const { db } = world.services;
  const history = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(orderEvents.id);
  expect(history.at(-1)).toMatchObject({ status: 3, actor: 'clock', staffId: null });
  const told = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(eq(outbox.kind, 'orderMoved'));
  expect(told.filter(({ payload }) => payload.orderId === id)).toHaveLength(1);
  expect((await customer.call('cancelOrder', { id })).body.codErro).not.toBe(0);
});

test('nothing is accepted while no board is open', async () => {
  const id = await ordered();
  expect(await acceptOrders(world.services)).toBe(0);
  await watch();
  expect(await acceptOrders(world.services)).toBe(1);
  expect(await statusOf(id)).toBe(3);
});

test('a store that did not ask for it accepts by hand', async () => {
  await watch();
  const ofStore = eq(stores.id, storeId);
  await world.services.db.update(stores).set({ aceiteAutomatico: false }).where(ofStore);
  const id = await ordered();
  expect(await acceptOrders(world.services)).toBe(0);
  await world.services.db.update(stores).set({ aceiteAutomatico: true }).where(ofStore);
  expect(await acceptOrders(world.services)).toBe(1);
  expect(await statusOf(id)).toBe(3);
});

test('an order that waits for payment or is not due yet is not accepted', async () => {
  await watch();
  const unpaid = await ordered();
  const notDue = await ordered();
  const { db } = world.services;
  const one = (id: number) => and(eq(orders.storeId, storeId), eq(orders.id, id));
  await db.update(orders).set({ status: 11 }).where(one(unpaid));
  await db
    .update(orders)
    .set({ inicioPreparo: world.after(3_600_000), expiresAt: world.after(7_200_000) })
    .where(one(notDue));
  expect(await acceptOrders(world.services)).toBe(0);
  world.setNow(world.after(3_660_000));
  await watch();
  expect(await acceptOrders(world.services)).toBe(1);
  expect([await statusOf(unpaid), await statusOf(notDue)]).toEqual([11, 3]);
});

test('an order is accepted as soon as the process is notified', async () => {
  await watch();
  const stop = startAccepting(world.services);
  const id = await ordered();
  await expect.poll(() => statusOf(id)).toBe(3);
  await stop();
});
