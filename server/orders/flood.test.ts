// Nobody buries a kitchen in orders: by phone, by network and by store, each with its own count.
import { eq, gt, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { attempts, customers, messages, stores } from '#server/database/schema.ts';
import { signUp } from '#test/loyal-people.ts';
import { item, orderBody, plainProduct, withTotal } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  // The smallest numbers: a phone sends 2 orders, a network 20 and a store 30.
  world.services.env.orderLimit = 1;
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.db.delete(attempts);
});

let people = 0;
const newPhone = () => `119${String(10_000_000 + ++people)}`;

async function order(visitor: Visitor, telefone: string) {
  const body = await orderBody(world, visitor, [item(await plainProduct(world, visitor))], {
    cliente: { nome: 'Ana Souza', telefone },
  });
  return visitor.call('placeOrder', await withTotal(visitor, body));
}
const ordered = (reply: { body: Record<string, unknown> }) => Number(reply.body.numero) > 0;

test('one phone cannot order on and on from ever new devices', async () => {
  const phone = newPhone();
  for (let device = 0; device < 2; device++)
    expect(ordered(await order(world.visitor('pizzaria'), phone))).toBe(true);
  const refused = await order(world.visitor('pizzaria'), phone);
  expect(refused.body.codErro).toBe(failureCodes.tooManyOrders);
  expect(refused.status).toBe(429);
  expect(String(refused.body.mensagem)).toMatch(/Aguarde .+ ligue para a loja/);
});

test('strangers who type a phone do not stop its owner, who has confirmed it', async () => {
  const { visitor, telefone: phone } = await signUp(world, 'pizzaria');
  await world.services.db
    .update(customers)
    .set({ phoneConfirmedAt: world.now() })
    .where(eq(customers.telefone, phone));
  for (let device = 0; device < 3; device++) await order(world.visitor('pizzaria'), phone);
  expect(ordered(await order(visitor, phone))).toBe(true);
});

test('an IPv6 /64 is one network, which uses up its own limit, not the store’s', async () => {
  const from = (last: number) => world.visitor('pizzaria', `2001:db8:1:1::${last.toString(16)}`);
  expect(ordered(await order(from(1), newPhone()))).toBe(true);
  await world.services.db
    .update(attempts)
    .set({ count: 20 })
    .where(eq(attempts.kind, 'orderNetwork'));
  for (let device = 2; device <= 4; device++) {
    const { body } = await order(from(device), newPhone());
    expect(body.codErro).toBe(failureCodes.tooManyOrders);
  }
  const [store] = await world.services.db
    .select({ count: attempts.count })
    .from(attempts)
    .where(eq(attempts.kind, 'orderStore'));
  expect(store?.count).toBe(1);
  expect(ordered(await order(world.visitor('pizzaria', '2001:db8:1:2::1'), newPhone()))).toBe(true);
});

test('a busy kitchen takes orders only from guests who confirm their phone', async () => {
  const { db, env } = world.services;
  env.orderLimit = 300;
  const { id, confirmarCelularAcima } = stores;
  await db.update(stores).set({ confirmarCelularAcima: 1 }).where(isNull(confirmarCelularAcima));
  world.services.brands.forget(null);
  const [guest, telefone] = [world.visitor('pizzaria'), newPhone()];
  const refused = await order(guest, telefone);
  expect(refused.body.codErro).toBe(failureCodes.phoneUnconfirmed);
  await guest.call('sendSmsCode', { cliente: { telefone } });
  const [sent] = await db
    .select({ code: messages.code })
    .from(messages)
    .where(eq(messages.recipient, telefone));
  await guest.call('verifyPhone', { telefone, codigoAcesso: sent?.code });
  expect(ordered(await order(guest, telefone))).toBe(true);
  await db.update(stores).set({ confirmarCelularAcima: null }).where(gt(id, 0));
  world.services.brands.forget(null);
  env.orderLimit = 1;
});
