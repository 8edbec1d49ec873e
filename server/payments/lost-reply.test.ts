// Mercado Pago charges a card and its reply is lost: only its notice names the payment then.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, paymentAccounts, paymentEvents, payments } from '#server/database/schema.ts';
import { onlineCard, placeWithCard, signInCustomer } from '#test/card-paying.ts';
import { json, type LocalProvider, openProvider } from '#test/local-provider.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { reconcile } from './reconcile.ts';

const chave = 'an-address-that-nobody-guesses';
const MINUTE = 60_000;

let world: World;
let marina: Visitor;
let mercado: LocalProvider;
beforeAll(async () => {
  world = await openWorld();
  mercado = await openProvider();
  marina = await signInCustomer(world.visitor('pizzaria'));
  world.services.payments.soon = () => undefined;
  const { store } = await onlineCard(world, marina);
  const brandId = (await world.services.brands.byHost(marina.host))?.id ?? 0;
  const settings = { accessToken: 'TEST-a', publicKey: 'TEST-b', baseUrl: mercado.url };
  const account = { kind: 'card', provider: 'mercado-pago', settings, webhookKey: chave } as const;
  await world.services.db
    .insert(paymentAccounts)
    .values({ brandId, storeId: store.id, ...account });
});
afterAll(async () => {
  await mercado.close();
  await world.close();
});

const notice = (id: string) =>
  world.visitor('pizzaria').call('mercadoPagoWebhook', { chave, type: 'payment', data: { id } });

async function work(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    world.setNow(new Date(world.services.now().getTime() + MINUTE));
    await reconcile(world.services);
  }
}

async function stateOf(id: number) {
  const { db } = world.services;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
  return { order: order?.statusPagamento, payment: payment?.state, key: payment?.idempotencyKey };
}

test('money that was charged without a reply goes back once the notice comes', async () => {
  let isFound = false;
  let paid: Record<string, unknown> = {};
  mercado.answer = ({ path }) => {
    if (path.endsWith('/refunds')) return json({ status: 'approved' }, 201);
    if (path.startsWith('/v1/payments/search')) return json({ results: isFound ? [paid] : [] });
    return path === '/v1/payments/123' ? json(paid) : 'dropped';
  };
  const { body } = await placeWithCard(world, marina, 'e3ed6f098462036dd2cbabe314b9de2a-master');
  const id = Number(body.id);
  await reconcile(world.services);
  await marina.call('cancelOrder', { id });
  await work();
  const { key, ...given } = await stateOf(id);
  expect(given).toEqual({ order: 3, payment: 'voided' });
  const [row] = await world.services.db.select().from(payments).where(eq(payments.orderId, id));
  const amount = (row?.valor ?? 0) / 100;
  paid = { id: 123, status: 'approved', transaction_amount: amount, external_reference: key };
  isFound = true;
  expect((await notice('123')).body).toEqual({ registrado: true });
  await work();
  expect(await stateOf(id)).toMatchObject({ order: 5, payment: 'refunded' });
});

test('a notice is sent again while the payment cannot be looked up', async () => {
  mercado.answer = () => json({}, 503);
  expect((await notice('456')).status).toBe(503);
});

test('a notice about a sale outside of Quitute leaves no trace', async () => {
  const { db } = world.services;
  const before = await db.$count(paymentEvents);
  mercado.answer = () => json({ id: 789, status: 'approved', external_reference: 'maquininha' });
  expect((await notice('789')).body).toEqual({ registrado: true });
  mercado.answer = () => json({}, 404);
  expect((await notice('790')).body).toEqual({ registrado: true });
  expect(await db.$count(paymentEvents)).toBe(before);
});
