import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#server/database/schema.ts';
import { item, place, plainProduct, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { sweepSessions } from './sweep-sessions.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;
const AGENT = 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0';

async function newest(): Promise<number> {
  const ids = (await world.services.db.select({ id: sessions.id }).from(sessions)).map(
    ({ id }) => id,
  );
  return Math.max(...ids);
}

/** The session of a device that entered the checkout, and ordered where `orders` says so. */
async function device(
  orders: boolean,
  visitor: Visitor = world.visitor('pizzaria'),
): Promise<number> {
  if (orders) await place(world, visitor, [item(await plainProduct(world, visitor))]);
  else
    await visitor.call('holdCheckout', { idEstabelecimento: (await storeOf(world, visitor)).id });
  const id = await newest();
  await world.services.db.update(sessions).set({ agent: AGENT }).where(eq(sessions.id, id));
  return id;
}

test('expired devices are deleted; one that ordered loses only its user agent', async () => {
  const { db } = world.services;
  const [looked, ordered, alive] = [await device(false), await device(true), await device(false)];
  const marina = world.visitor('pizzaria');
  await marina.call('authenticate', {
    identificador: 'cliente@demo.quitute.app',
    senha: 'quitute-demo',
  });
  const signedIn = await newest();
  const old = await device(false);
  await db
    .update(sessions)
    .set({ customerId: 1, lastSeenAt: world.after(-200 * DAY_MS) })
    .where(eq(sessions.id, old));
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(inArray(sessions.id, [looked, ordered, signedIn, old]));
  world.setNow(world.after(3_600_000));
  await sweepSessions(world.services);
  const left = await db
    .select({ id: sessions.id, agent: sessions.agent })
    .from(sessions)
    .where(inArray(sessions.id, [looked, ordered, alive, signedIn, old]));
  const byId = new Map(left.map(({ id, agent }) => [id, agent]));
  expect(byId.has(looked)).toBe(false);
  expect(byId.has(old)).toBe(false);
  expect(byId.get(ordered)).toBe('');
  expect(byId.get(alive)).toBe(AGENT);
  expect(byId.has(signedIn)).toBe(true);
});
