// Two devices of one customer spend the same credit, the same card or a coupon that has just ended:
// one order gets it, the others are told and can be sent again.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { coupons, loyaltyLedger, stampPrograms } from '#server/database/schema.ts';
import { signUp, someItems, sumOf } from '#test/loyal-people.ts';
import { newKey, orderBody, signInStaff, storeOf, withTotal } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

const ORDERS = 10;
type More = { usarCashback?: boolean; idCartelaCompleta?: number; cupomDesconto?: string };

async function cart(visitor: Visitor, more: More = {}) {
  const items = await someItems(world, visitor);
  return { ...(await orderBody(world, visitor, items, { cliente: null })), ...more };
}

async function sendAtOnce(visitor: Visitor, more: More) {
  const bodies = await Promise.all(
    Array.from({ length: ORDERS }, async () => withTotal(visitor, await cart(visitor, more))),
  );
  const replies = await Promise.all(bodies.map((body) => visitor.call('placeOrder', body)));
  const isPlaced = ({ body }: { body: Record<string, unknown> }) => body.id !== undefined;
  return {
    placed: replies.filter(isPlaced),
    refused: replies.filter((reply) => !isPlaced(reply)).map(({ body }) => body.codErro),
  };
}

/** As the browser does after the refusal: the same cart at its new price. */
const sendAgain = async (visitor: Visitor, more: More) =>
  visitor.call('placeOrder', await withTotal(visitor, await cart(visitor, more)));

test('of orders at once with the same credit one spends it, and another goes without', async () => {
  const { visitor, id } = await signUp(world);
  const brandId = (await world.services.brands.byHost(visitor.host))?.id ?? 0;
  await world.services.db.insert(loyaltyLedger).values({
    brandId,
    customerId: id,
    account: 'cashback',
    tipo: 'creditado',
    amount: 1000,
    at: world.now(),
  });
  const { placed, refused } = await sendAtOnce(visitor, { usarCashback: true });
  expect(placed).toHaveLength(1);
  expect(await sumOf(world, id, 'cashback')).toBe(0);
  const told = [failureCodes.cashbackNotEnough, failureCodes.totalChanged];
  for (const code of refused) expect(told).toContain(code);
  expect((await sendAgain(visitor, { usarCashback: true })).body.id).toBeDefined();
  expect(await sumOf(world, id, 'cashback')).toBe(0);
});

test('of orders at once with the same full card one redeems it, and others are told', async () => {
  const { visitor, id } = await signUp(world);
  const staff = world.visitor('acai');
  await signInStaff(staff);
  const store = await storeOf(world, visitor);
  const brandId = (await world.services.brands.byHost(visitor.host))?.id ?? 0;
  const [program] = await world.services.db
    .select()
    .from(stampPrograms)
    .where(eq(stampPrograms.brandId, brandId));
  const stamp = { idCliente: id, idPrograma: program?.id, idEstabelecimento: store.id };
  for (let given = 0; given < (program?.selosNecessarios ?? 0); given++)
    await staff.call('adjustStamp', { ...stamp, motivo: 'cartão de papel', chave: newKey() });
  const [card] = (await visitor.call('loyalty')).body.cartelas as { id: number }[];
  const { placed, refused } = await sendAtOnce(visitor, { idCartelaCompleta: card?.id ?? 0 });
  expect(placed).toHaveLength(1);
  expect(await sumOf(world, id, 'stamps')).toBe(0);
  const told = [failureCodes.stampCardRedeemed, failureCodes.totalChanged];
  for (const code of refused) expect(told).toContain(code);
  expect((await sendAgain(visitor, {})).body.id).toBeDefined();
});

test('a coupon that ends between price and order is named, and nothing is used up', async () => {
  const { visitor } = await signUp(world, 'pizzaria');
  const more = { cupomDesconto: 'VILA10' };
  const body = await withTotal(visitor, await cart(visitor, more));
  const ofCoupon = eq(coupons.codigoCupom, 'VILA10');
  const { db } = world.services;
  await db
    .update(coupons)
    .set({ validoAte: new Date(world.now().getTime() - 1000) })
    .where(ofCoupon);
  const refused = await visitor.call('placeOrder', body);
  expect(refused.body).toMatchObject({ codErro: failureCodes.couponExpired });
  expect(await db.select({ used: coupons.used }).from(coupons).where(ofCoupon)).toEqual([
    { used: 0 },
  ]);
  // The price says why, and the cart goes on without it.
  const quote = await visitor.call('quoteOrder', await cart(visitor, more));
  expect(quote.body.cupom).toMatchObject({ aplicado: false, codErro: failureCodes.couponExpired });
  expect((await sendAgain(visitor, {})).body.id).toBeDefined();
});
