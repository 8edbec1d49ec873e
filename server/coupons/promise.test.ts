import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { stores } from '#server/database/schema.ts';
import { item, orderBody, plainProduct, storeOf, withTotal } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The burger bar closes at night; these are the minutes around it. */
async function closingTime(visitor: Visitor): Promise<number> {
  world.setNow(new Date('2026-11-20T23:00:00Z'));
  const { body } = await visitor.call('storeState', { id: (await storeOf(world, visitor)).id });
  expect(body.estado).toBe('aberto');
  return Date.parse(String(body.mudaEm));
}
const minutesAfter = (instant: number, minutes: number) =>
  world.setNow(new Date(instant + minutes * 60_000));

async function order(visitor: Visitor) {
  return visitor.call(
    'placeOrder',
    await withTotal(
      visitor,
      await orderBody(world, visitor, [item(await plainProduct(world, visitor), 3)]),
    ),
  );
}
async function enterCheckout(visitor: Visitor) {
  return (
    await visitor.call('holdCheckout', { idEstabelecimento: (await storeOf(world, visitor)).id })
  ).body.garantidoAte;
}

test('entering the checkout in time allows ordering for ten minutes on that device', async () => {
  const [ana, late] = [world.visitor('burger'), world.visitor('burger')];
  const closes = await closingTime(ana);
  minutesAfter(closes, -1);
  expect(Date.parse(String(await enterCheckout(ana)))).toBe(closes + 9 * 60_000);
  minutesAfter(closes, 8);
  expect((await order(late)).body.codErro).toBe(failureCodes.storeClosed);
  expect((await order(ana)).body.id).toBeDefined();
  minutesAfter(closes, 9);
  expect((await order(ana)).body.codErro).toBe(failureCodes.storeClosed);
});

test('a store that has closed promises nothing new, and still names what it promised', async () => {
  const [ana, late] = [world.visitor('burger'), world.visitor('burger')];
  const closes = await closingTime(ana);
  minutesAfter(closes, -5);
  const promised = await enterCheckout(ana);
  minutesAfter(closes, 1);
  expect(await enterCheckout(ana)).toBe(promised);
  expect(await enterCheckout(late)).toBeNull();
  minutesAfter(closes, 5);
  expect(await enterCheckout(ana)).toBeNull();
});

test('a pause is no closing time: it applies to every cart at once', async () => {
  const ana = world.visitor('burger');
  await closingTime(ana);
  await enterCheckout(ana);
  await world.services.db.update(stores).set({ paused: true });
  world.services.brands.forget(null);
  expect((await order(ana)).body.codErro).toBe(failureCodes.storePaused);
  expect(await enterCheckout(ana)).toBeNull();
  await world.services.db.update(stores).set({ paused: false });
  world.services.brands.forget(null);
});
