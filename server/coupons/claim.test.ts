// Orders lock the customer before the coupon, whether they take a use or return it: one of each at
// once would wait for each other, and one of them would fail.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coupons, customers } from '#server/database/schema.ts';
import { couponDraft } from '#test/coupon-draft.ts';
import { waitsForLock } from '#test/lock-waits.ts';
import { owner, signUp, someItems } from '#test/loyal-people.ts';
import { orderBody, withTotal } from '#test/ordering.ts';
import { openWorld, type Reply, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  staff = await owner(world);
});
afterAll(() => world.close());

const CODE = 'CINCOCADA';

async function withCoupon(visitor: Visitor) {
  const body = await orderBody(world, visitor, await someItems(world, visitor), { cliente: null });
  return withTotal(visitor, { ...body, cupomDesconto: CODE });
}

/** Whether the coupon can be had by others while `send` waits for the customer. */
async function leavesCoupon(id: number, send: () => Promise<Reply>) {
  const { db } = world.services;
  return db.transaction(async (tx) => {
    await tx.select().from(customers).where(eq(customers.id, id)).for('no key update');
    const sent = send();
    await expect.poll(() => waitsForLock(world)).toBe(true);
    const one = tx.select().from(coupons).where(eq(coupons.codigoCupom, CODE));
    const free = await one.for('update', { skipLocked: true });
    return { free: free.length > 0, sent };
  });
}

test('an order holds no coupon while it waits for its customer', async () => {
  const terms = { usosPorCliente: null, limiteUsos: 50, codigoCupom: CODE };
  const saved = await staff.call('saveCoupon', { ...couponDraft, ...terms });
  expect(saved.body.codErro).toBeUndefined();
  const { visitor, id } = await signUp(world);
  const body = await withCoupon(visitor);
  const taking = await leavesCoupon(id, () => visitor.call('placeOrder', body));
  const placed = await taking.sent;
  expect(placed.body.codErro).toBeUndefined();
  const order = { id: placed.body.id as number };
  const returning = await leavesCoupon(id, () => visitor.call('cancelOrder', order));
  expect((await returning.sent).body).toMatchObject({ status: 12 });
  expect([taking.free, returning.free]).toEqual([true, true]);
});
