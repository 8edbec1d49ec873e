import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '#server/database/schema.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import { keepCard, placeWithCard } from '#test/card-paying.ts';
import { owner, signUp, sumOf } from '#test/loyal-people.ts';
import { openWorld, type World } from '#test/world.ts';

/** A sandbox card whose holder disputes the payment a minute later. */
const DISPUTED = '5155901222280035';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// Rows: 1.14
test('a disputed payment takes the credit and the stamp that its order had brought', async () => {
  const staff = await owner(world, 'pizzaria');
  const { visitor, id } = await signUp(world, 'pizzaria', { email: 'contesta@exemplo.com.br' });
  const { body } = await placeWithCard(world, visitor, await keepCard(world, visitor, DISPUTED));
  const orderId = body.id as number;
  const stateOf = async () =>
    (await world.services.db.select().from(payments).where(eq(payments.orderId, orderId)))[0]
      ?.state;
  await expect.poll(stateOf, { interval: 20 }).toBe('approved');
  await staff.call('moveOrder', { id: orderId, statusAtual: 2, status: 3, motivo: '' });
  await staff.call('moveOrder', { id: orderId, statusAtual: 3, status: 8, motivo: '' });
  const earned = await sumOf(world, id, 'cashback');
  const stamps = await sumOf(world, id, 'stamps');
  expect(earned).toBeGreaterThan(0);
  world.setNow(world.after(5 * 60_000));
  await reconcile(world.services);
  expect(await stateOf()).toBe('chargeback');
  expect([await sumOf(world, id, 'cashback'), await sumOf(world, id, 'stamps')]).toEqual([0, 0]);
  const { body: view } = await staff.call('loyaltyPerson', { busca: 'contesta@exemplo.com.br' });
  const kinds = (view.lancamentos as { tipo: string }[]).map(({ tipo }) => tipo);
  expect(kinds).toContain('estornado');
  expect(kinds.filter((kind) => kind === 'seloRetirado')).toHaveLength(stamps);
  world.setNow(null);
});
