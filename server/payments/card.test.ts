import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import {
  orders,
  paymentAccounts,
  paymentEvents,
  payments,
  savedCards,
} from '#server/database/schema.ts';
import { forgetCards } from '#server/payments/card-forget.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import {
  APPROVED,
  keepCard,
  onlineCard,
  placeWithCard,
  signInCustomer,
} from '#test/card-paying.ts';
import { newKey, signInStaff } from '#test/ordering.ts';
import { openWorld, type Reply, type Visitor, type World } from '#test/world.ts';

let world: World;
let marina: Visitor;
/** What the server does after replying. */
const underWay: Promise<unknown>[] = [];
beforeAll(async () => {
  world = await openWorld();
  marina = await signInCustomer(world.visitor('pizzaria'));
  world.services.payments.soon = (work) => void underWay.push(work().catch(() => undefined));
});
afterAll(() => world.close());
// Limits count by the hour, so each test has an hour of its own.
beforeEach(() => world.setNow(new Date(world.services.now().getTime() + 3_600_000)));

/** Moves time forward, so that everything is due. */
async function later(minutes = 1): Promise<void> {
  world.setNow(new Date(world.services.now().getTime() + minutes * 60_000));
  await reconcile(world.services);
}

const paymentOf = async (orderId: number) => {
  const [row] = await world.services.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId));
  if (row === undefined) throw new Error('no payment');
  return row;
};
const orderOf = async (id: number) => (await marina.call('order', { id })).body;

let phones = 0;
const person = (nome: string, email: string) => ({
  nome,
  email,
  telefone: `1198000${String(++phones).padStart(4, '0')}`,
  senha: 'uma senha bem longa',
});

async function orderWith(number: string): Promise<number> {
  const reply = await placeWithCard(world, marina, await keepCard(world, marina, number));
  expect(reply.body).toMatchObject({ status: 11 });
  return reply.body.id as number;
}

/** The first query runs while the reply is being sent. */
async function settled(orderId: number): Promise<void> {
  await Promise.all(underWay.splice(0));
  expect((await paymentOf(orderId)).state).not.toBe('starting');
}

// Rows: 1.20, 3.45
test('an order paid with a card waits for its money and then for the store', async () => {
  const id = await orderWith(APPROVED);
  await settled(id);
  expect(await orderOf(id)).toMatchObject({ status: 2, statusPagamento: 2 });
  expect(await paymentOf(id)).toMatchObject({
    state: 'approved',
    details: { cardBrand: 'Mastercard', cardLastFour: '0001' },
  });
});

test('a refused card leaves the order waiting, and the reason is one of ours', async () => {
  const id = await orderWith('5155901222260003');
  await settled(id);
  expect(await orderOf(id)).toMatchObject({ status: 11, statusPagamento: 3 });
  expect(await paymentOf(id)).toMatchObject({ state: 'refused', error: 'expired' });
});

test('a provider that never answers is asked once more, and then nothing was taken', async () => {
  const id = await orderWith('5155901222280019');
  for (let round = 0; round < 4; round++) await later();
  expect(await paymentOf(id)).toMatchObject({ state: 'refused', error: 'noAnswer' });
  expect(await orderOf(id)).toMatchObject({ status: 11, statusPagamento: 3 });
});

test('an answer that got lost after the money was taken is found again', async () => {
  const id = await orderWith('5155901222280043');
  await settled(id);
  await later();
  expect(await orderOf(id)).toMatchObject({ status: 2, statusPagamento: 2 });
});

test('cancelling, refusing and expiring give the money back', async () => {
  const cancelled = await orderWith(APPROVED);
  await settled(cancelled);
  await marina.call('cancelOrder', { id: cancelled });
  expect(await orderOf(cancelled)).toMatchObject({ status: 12, statusPagamento: 4 });
  await later();
  expect(await orderOf(cancelled)).toMatchObject({ status: 12, statusPagamento: 5 });
  const refused = await orderWith(APPROVED);
  await settled(refused);
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const moved = await staff.call('moveOrder', {
    id: refused,
    statusAtual: 2,
    status: 13,
    motivo: 'Sem massa',
  });
  expect(moved.body.codErro ?? 0).toBe(0);
  await later();
  expect(await orderOf(refused)).toMatchObject({ status: 13, statusPagamento: 5 });
});

// Rows: 4.4
test('a dispute marks the order, wherever its food is', async () => {
  const id = await orderWith('5155901222280035');
  await settled(id);
  await later(5);
  expect((await paymentOf(id)).state).toBe('chargeback');
  expect(await orderOf(id)).toMatchObject({ statusPagamento: 6 });
});

test('after a refused card the customer pays the same order with another one', async () => {
  const id = await orderWith('5155901222240005');
  await settled(id);
  expect((await marina.call('payOrder', { id })).body.codErro).toBe(failureCodes.cardMissing);
  const tokenCartaoCredito = await keepCard(world, marina);
  await marina.call('payOrder', { id, tokenCartaoCredito });
  await expect.poll(async () => (await orderOf(id)).status, { interval: 20 }).toBe(2);
});

test('the holder’s bank asks, and the order waits for its answer', async () => {
  const id = await orderWith('5155901222280027');
  await settled(id);
  const { idempotencyKey, details, state } = await paymentOf(id);
  expect({ state, url: details.challengeUrl }).toEqual({
    state: 'pending',
    url: `/creditcardweb/3ds/${idempotencyKey}`,
  });
  const page = await world.visitor('pizzaria').request(`/creditcardweb/3ds/${idempotencyKey}`);
  const html = await page.text();
  expect(html).toContain('action="/sandbox/getnet/3ds"');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const back = new URLSearchParams({ MD: details.challenge?.fields.MD ?? '', PaRes: 'Y' });
  const answer = await world
    .visitor('pizzaria')
    .request(`/creditcardweb/3ds/${idempotencyKey}`, { method: 'POST', body: back });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/delivery/pedido/vila-madalena/${id}/11`,
  ]);
  expect(await orderOf(id)).toMatchObject({ status: 2, statusPagamento: 2 });
  const wrong = await world.visitor('pizzaria').request(`/creditcardweb/3ds/${'0'.repeat(32)}`);
  expect(wrong.status).toBe(404);
});

// Rows: 5.29
test.each([
  ['nobody signed in', {}, 'onlineNeedsSignIn'],
  [
    'a payer with one name',
    { pagador: { nome: 'Marina', email: 'm@example.com', cpf: '52998224725' } },
    'cardNameIncomplete',
  ],
  [
    'a payer without email',
    { pagador: { nome: 'Marina Duarte', email: '', cpf: '52998224725' } },
    'cardPayerMissing',
  ],
  [
    'a payer without CPF',
    { pagador: { nome: 'Marina Duarte', email: 'm@example.com', cpf: '' } },
    'cardPayerMissing',
  ],
  ['no card', { tokenCartaoCredito: null }, 'cardMissing'],
] as const)('an order with %s is refused in its own words', async (who, changes, key) => {
  const visitor =
    who === 'nobody signed in'
      ? world.visitor('pizzaria')
      : await signInCustomer(world.visitor('pizzaria'));
  const reply = await placeWithCard(world, visitor, 'a-card-of-somebody', {
    cliente: { nome: 'Ana Souza', telefone: '11987654321' },
    ...changes,
  });
  expect(reply.body.codErro).toBe(failureCodes[key]);
});

// Rows: 7.38
test('a saved card is described by the provider, private, and deletable in the vault', async () => {
  const { store } = await onlineCard(world, marina);
  const tokenCartaoCredito = await keepCard(world, marina, '4012001037141112');
  const { body } = await marina.call('saveCard', {
    idEstabelecimento: store.id,
    tokenCartaoCredito,
    ultimosDigitos: '9999',
  });
  expect(body.cartao).toMatchObject({
    bandeira: 'Visa',
    ultimosDigitos: '1112',
    mesValidade: 8,
    anoValidade: 2039,
    titular: 'MARINA DUARTE',
  });
  const other = world.visitor('pizzaria');
  await other.call('registerCustomer', person('Rita Lima', 'rita@example.com'));
  expect((await other.call('savedCards', {})).body.cartoes).toEqual([]);
  expect(
    (await other.call('saveCard', { idEstabelecimento: store.id, tokenCartaoCredito })).body
      .codErro,
  ).toBe(failureCodes.cardUnknown);
  const { id } = body.cartao as { id: number };
  expect((await other.call('deleteCard', { id })).body.codErro).toBe(failureCodes.cardUnknown);
  expect((await marina.call('deleteCard', { id })).body.cartoes).toEqual([]);
  expect(
    (await marina.call('saveCard', { idEstabelecimento: store.id, tokenCartaoCredito })).body
      .codErro,
  ).toBe(failureCodes.cardUnknown);
});

test('a card that is already saved is saved again where no other one has room', async () => {
  const rui = world.visitor('pizzaria');
  await rui.call('registerCustomer', person('Rui Castro', 'rui@example.com'));
  const { store } = await onlineCard(world, rui);
  const save = async (tokenCartaoCredito: string) =>
    (await rui.call('saveCard', { idEstabelecimento: store.id, tokenCartaoCredito })).body;
  const token = await keepCard(world, rui);
  expect(await save(token)).toMatchObject({ cartao: { ultimosDigitos: '0001' } });
  const { db } = world.services;
  const [first] = await db.select().from(savedCards).where(eq(savedCards.cardToken, token));
  if (first === undefined) throw new Error('the card was not saved');
  const { id: _id, ...card } = first;
  const more = Array.from({ length: 7 }, (_, at) => ({ ...card, cardToken: `${token} ${at}` }));
  await db.insert(savedCards).values(more);
  const another = await keepCard(world, rui, '4012001037141112');
  expect((await save(another)).codErro).toBe(failureCodes.cardsFull);
  expect(await save(token)).toMatchObject({ cartao: { id: first.id } });
});

test('a card saved with another account is not offered, but can still be deleted', async () => {
  const { store } = await onlineCard(world, marina);
  const { id: idEstabelecimento } = store;
  const tokenCartaoCredito = await keepCard(world, marina);
  const { cartao } = (await marina.call('saveCard', { idEstabelecimento, tokenCartaoCredito }))
    .body as { cartao: { id: number } };
  const offered = async () =>
    ((await marina.call('savedCards', { idEstabelecimento })).body.cartoes as { id: number }[]).map(
      ({ id }) => id,
    );
  expect(await offered()).toContain(cartao.id);
  const { db } = world.services;
  const brandId = (await world.services.brands.byHost(marina.host))?.id ?? 0;
  const account = {
    brandId,
    storeId: idEstabelecimento,
    kind: 'card' as const,
    provider: 'getnet',
    webhookKey: 'another-account-of-the-store',
  };
  await db
    .insert(paymentAccounts)
    .values({ ...account, settings: { clientId: 'a', clientSecret: 'b', sellerId: 'c' } });
  try {
    expect(await offered()).toEqual([]);
    expect((await placeWithCard(world, marina, tokenCartaoCredito)).body.codErro).toBe(
      failureCodes.cardUnknown,
    );
    expect(
      ((await marina.call('savedCards', {})).body.cartoes as { id: number }[]).map(({ id }) => id),
    ).toContain(cartao.id);
    expect((await marina.call('deleteCard', { id: cartao.id })).body.cartoes).toEqual([]);
  } finally {
    await db.delete(paymentAccounts).where(eq(paymentAccounts.webhookKey, account.webhookKey));
  }
  expect(
    (await marina.call('saveCard', { idEstabelecimento, tokenCartaoCredito })).body.codErro,
  ).toBe(failureCodes.cardUnknown);
});

test('another customer’s card cannot pay, even with its id', async () => {
  const token = await keepCard(world, marina);
  const thief = world.visitor('pizzaria');
  await thief.call('registerCustomer', person('Caio Reis', 'caio@example.com'));
  const reply = await placeWithCard(world, thief, token);
  const id = reply.body.id as number;
  await settled(id);
  expect(await paymentOf(id)).toMatchObject({ state: 'refused', error: 'cardInvalid' });
});

test('a card that was not kept leaves the vault when its payment has ended', async () => {
  const rita = world.visitor('pizzaria');
  await rita.call('registerCustomer', person('Rosa Neri', 'rosa@example.com'));
  const token = await keepCard(world, rita);
  const reply = await placeWithCard(world, rita, token);
  await settled(reply.body.id as number);
  await forgetCards(world.services);
  expect((await paymentOf(reply.body.id as number)).details).toEqual({
    cardBrand: 'Mastercard',
    cardLastFour: '0001',
    cardHolder: 'MARINA DUARTE',
  });
  const { store } = await onlineCard(world, rita);
  expect(
    (await rita.call('saveCard', { idEstabelecimento: store.id, tokenCartaoCredito: token })).body
      .codErro,
  ).toBe(failureCodes.cardUnknown);
});

test('trying many cards is stopped', async () => {
  const tester = world.visitor('pizzaria');
  await tester.call('registerCustomer', person('Beto Paz', 'beto@example.com'));
  const codes: unknown[] = [];
  for (let tries = 0; tries < 9; tries++)
    codes.push((await placeWithCard(world, tester, 'some-card-of-mine')).body.codErro ?? 0);
  expect(codes.at(-1)).toBe(failureCodes.tooMany);
  const loans: unknown[] = [];
  const { store } = await onlineCard(world, tester);
  for (let asked = 0; asked < 11; asked++)
    loans.push((await tester.call('cardCredentials', { id: store.id })).body.codErro ?? 0);
  expect(loans.at(-1)).toBe(failureCodes.tooMany);
});

test('an order by card that is sent again counts as one attempt', async () => {
  const nina = world.visitor('pizzaria');
  await nina.call('registerCustomer', person('Nina Reis', 'nina@example.com'));
  const token = await keepCard(world, nina);
  const chaveIdempotencia = newKey();
  const sent: Reply[] = [];
  for (let times = 0; times < 10; times++)
    sent.push(await placeWithCard(world, nina, token, { chaveIdempotencia }));
  expect(sent.map(({ body }) => body.codErro ?? 0)).toEqual(sent.map(() => 0));
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  expect((await placeWithCard(world, nina, token)).body.codErro ?? 0).toBe(0);
});

// Rows: 7.39
test('provider credentials need a login, contain no secret and are not cached', async () => {
  const { store } = await onlineCard(world, marina);
  expect(
    (await world.visitor('pizzaria').call('cardCredentials', { id: store.id })).body.codErro,
  ).toBe(failureCodes.signInNeeded);
  const reply = await marina.request(`/api/getnet/auth/credenciais/${store.id}`);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(Object.keys((await reply.json()) as object).join(' ')).not.toMatch(/secret|senha/i);
  const acai = await signInCustomer(world.visitor('acai'), '81988650102');
  expect((await acai.call('cardCredentials', { id: store.id })).body.codErro).toBe(
    failureCodes.storeNotFound,
  );
});

test('the account’s cards and payer go with the account', async () => {
  const { store } = await onlineCard(world, marina);
  const lea = world.visitor('pizzaria');
  await lea.call('registerCustomer', person('Lea Paz', 'lea@example.com'));
  await lea.call('saveCard', {
    idEstabelecimento: store.id,
    tokenCartaoCredito: await keepCard(world, lea),
  });
  const brandId = (await world.services.brands.byHost(lea.host))?.id ?? 0;
  const rows = () =>
    world.services.db.$count(
      savedCards,
      and(eq(savedCards.brandId, brandId), eq(savedCards.titular, 'MARINA DUARTE')),
    );
  const before = await rows();
  await lea.call('deleteAccount', { senhaAtual: 'uma senha bem longa' });
  expect(await rows()).toBe(before - 1);
  expect(await world.services.db.$count(orders)).toBeGreaterThan(0);
});

test('Getnet’s webhooks need their secret address, and are verified', async () => {
  const { store } = await onlineCard(world, marina);
  const brandId = (await world.services.brands.byHost(marina.host))?.id ?? 0;
  const chave = 'unguessable-part-of-the-address';
  const settings = {
    sellerId: 'seller',
    baseUrl: 'http://127.0.0.1:9',
    clientId: 'a',
    clientSecret: 'b',
  };
  await world.services.db.insert(paymentAccounts).values({
    brandId,
    storeId: store.id,
    kind: 'card',
    provider: 'getnet',
    settings,
    webhookKey: chave,
  });
  const report = {
    chave,
    payment_id: 'a-payment-of-getnet',
    order_id: '0'.repeat(32),
    status: 'APPROVED',
    seller_id: 'seller',
  };
  const outside = world.visitor('pizzaria');
  expect(
    (await outside.call('getnetWebhook', { ...report, chave: 'another-part-of-the-address' })).body
      .codErro,
  ).toBe(failureCodes.notFound);
  expect(
    (await outside.call('getnetWebhook', { ...report, seller_id: 'somebody-else' })).body.codErro,
  ).toBe(failureCodes.notFound);
  expect((await outside.call('getnetWebhook', report)).body).toEqual({ registrado: true });
  expect((await outside.call('getnetWebhook', report)).body).toEqual({ registrado: true });
  expect(
    await world.services.db.$count(
      paymentEvents,
      eq(paymentEvents.providerEventId, 'a-payment-of-getnet APPROVED'),
    ),
  ).toBe(1);
});

test('Mercado Pago’s webhooks need the signature of its account', async () => {
  const { store } = await onlineCard(world, marina);
  const brandId = (await world.services.brands.byHost(marina.host))?.id ?? 0;
  const chave = 'another-unguessable-address';
  const settings = {
    webhookSecret: 'test-secret',
    accessToken: 'a',
    publicKey: 'b',
    baseUrl: 'http://127.0.0.1:9',
  };
  const account = {
    brandId,
    storeId: store.id,
    kind: 'card' as const,
    provider: 'mercado-pago',
    settings,
    webhookKey: chave,
  };
  await world.services.db.insert(paymentAccounts).values(account);
  const outside = world.visitor('pizzaria');
  const report = { chave, type: 'payment', data: { id: '123456789' } };
  const v1 = '2c1e756aa613f179f09fca2ce2124d924dcfdc233bdd71c9dd8ec16afc607885';
  const headers = {
    'x-request-id': 'bb56a2f1-6aae-46ac-982e-9dcd3581d08e',
    'x-signature': `ts=1742505638683,v1=${v1}`,
  };
  expect((await outside.call('mercadoPagoWebhook', report)).body.codErro).toBe(
    failureCodes.notFound,
  );
  expect(
    (await outside.call('mercadoPagoWebhook', { ...report, data: { id: '1' } }, headers)).body
      .codErro,
  ).toBe(failureCodes.notFound);
  // The signature is right, and the account cannot be asked whose payment it is.
  expect((await outside.call('mercadoPagoWebhook', report, headers)).status).toBe(503);
});
