import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Language } from '#contract/entities/brand.ts';
import {
  consentLog,
  messageSettings,
  messages,
  orderSubscriptions,
  orders,
  outbox,
} from '#server/database/schema.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { orderMessage } from './order-message.ts';
import { writeOrderNotices } from './order-notices.ts';

let world: World;
let customer: Visitor;
let staff: Visitor;
let phones = 0;
beforeAll(async () => {
  world = await openWorld();
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
});
afterAll(() => world.close());
beforeEach(async () => {
  await writeOrderNotices(world.services);
  await world.services.db.delete(messages);
  await world.services.db.delete(messageSettings);
  customer = world.visitor('pizzaria');
  const telefone = `1197000${1000 + ++phones}`;
  await customer.call('registerCustomer', {
    nome: 'Ana Souza',
    email: `ana${phones}@example.com`,
    telefone,
    senha: 'quitute-demo',
  });
});

const ordered = async (headers = {}) => {
  const product = await plainProduct(world, customer);
  const quiet = {
    ...customer,
    call: (key: never, wire: object) =>
      customer.call(key, wire as Record<string, unknown>, headers),
  } as Visitor;
  const { body } = await place(world, quiet, [item(product)]);
  return body.id as number;
};
const listen = (orderId: number, language: Language = 'pt-BR') =>
  world.services.db.insert(orderSubscriptions).values({
    brandId: 1,
    orderId,
    endpoint: `https://fcm.googleapis.com/${language}`,
    p256dh: 'p',
    auth: 'a',
    language,
    createdAt: world.now(),
  });
const move = (id: number, statusAtual: number, status: number, motivo?: string) =>
  staff.call('moveOrder', { id, statusAtual, status, ...(motivo && { motivo }) });
const written = async (orderId: number) => {
  while ((await writeOrderNotices(world.services)).events > 0);
  return world.services.db
    .select()
    .from(messages)
    .where(and(eq(messages.brandId, 1), eq(messages.orderId, orderId)))
    .orderBy(asc(messages.id));
};

test('a brand with many events does not make another brand wait', async () => {
  const { db } = world.services;
  const event = { kind: 'orderMoved', createdAt: world.now() } as const;
  const payload = { orderId: 1, status: 3, actor: 'staff' };
  const many = Array.from({ length: 1000 }, () => ({ ...event, brandId: 1, payload }));
  await db.insert(outbox).values([...many, { ...event, brandId: 2, payload }]);
  await writeOrderNotices(world.services);
  const left = await db.select().from(outbox).where(isNull(outbox.sentAt));
  expect(left.filter(({ brandId }) => brandId === 2)).toEqual([]);
  expect(left.length, 'and it has its turns').toBeGreaterThan(0);
  while ((await writeOrderNotices(world.services)).events > 0);
  expect(await db.$count(outbox, isNull(outbox.sentAt))).toBe(0);
});

test('without a setting of brand or customer nothing is sent', async () => {
  const id = await ordered();
  await move(id, 2, 3);
  expect(await written(id)).toEqual([]);
});

test('a subscribed browser gets the important updates, with a link to the order', async () => {
  const id = await ordered();
  await listen(id);
  await move(id, 2, 3);
  await move(id, 3, 4);
  await move(id, 4, 6);
  const rows = await written(id);
  expect(rows.map(({ canal: channel, kind, state }) => [channel, kind, state])).toEqual([
    ['push', 'orderMoved', 'waiting'],
    ['push', 'orderMoved', 'waiting'],
  ]);
  expect(rows[0]?.texto).toMatch(
    /^A loja aceitou o seu pedido \d+\. Previsão: (das \d\d:\d\d às )?\d\d:\d\d\.$/,
  );
  expect(rows[1]?.texto).toMatch(/^O seu pedido \d+ está pronto para retirada\.$/);
  const [path = '', key = ''] = rows[0]?.link?.split('?chave=') ?? [];
  expect(path).toBe(`/delivery/pedido/${id}/6`);
  expect((await world.visitor('pizzaria').call('order', { id, chave: key })).body).toMatchObject({
    id,
    telefoneCliente: '',
  });
});

test('a brand may send each order notice by WhatsApp and email, once each', async () => {
  await world.services.db
    .insert(messageSettings)
    .values({ brandId: 1, whatsapp: true, email: true });
  const id = await ordered();
  await move(id, 2, 3);
  await Promise.all([writeOrderNotices(world.services), writeOrderNotices(world.services)]);
  const rows = await written(id);
  expect(rows.map(({ canal: channel, kind }) => `${channel} ${kind}`).toSorted()).toEqual([
    'email orderMoved',
    'email orderPlaced',
    'whatsapp orderMoved',
    'whatsapp orderPlaced',
  ]);
  const mail = rows.find(
    ({ canal: channel, kind }) => channel === 'email' && kind === 'orderMoved',
  );
  expect(mail).toMatchObject({ recipient: `ana${phones}@example.com`, language: 'pt-BR' });
  expect(mail?.assunto).toMatch(/^Pedido \d+ · /);
  expect(mail?.texto).toContain(
    `\nAcompanhe: http://pizzaria.localhost:3000/delivery/pedido/${id}/`,
  );
  const [chat] = rows.filter(
    ({ canal: channel, kind }) => channel === 'whatsapp' && kind === 'orderMoved',
  );
  expect(chat).toMatchObject({ recipient: `1197000${1000 + phones}`, assunto: null });
  expect(chat?.texto).toMatch(/^Forno da Vila: A loja aceitou o seu pedido /);
});

test('a customer who refuses WhatsApp updates gets none there', async () => {
  const { db } = world.services;
  await db.insert(messageSettings).values({ brandId: 1, whatsapp: true, email: true });
  const id = await ordered();
  const [order] = await db
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.id, id));
  const choice = {
    brandId: 1,
    customerId: order?.customerId ?? 0,
    finalidade: 'pedidos',
    textVersion: '1',
    network: '',
    agent: '',
    at: world.now(),
  } as const;
  await db.insert(consentLog).values([
    { ...choice, canal: 'whatsapp', aceito: false },
    { ...choice, canal: 'email', aceito: false },
    { ...choice, canal: 'email', aceito: true },
  ]);
  expect((await written(id)).map(({ canal: channel }) => channel)).toEqual(['email']);
});

test('a customer who switched notices off gets none, even on a subscribed browser', async () => {
  await customer.call('setConsent', { canal: 'push', finalidade: 'pedidos', aceito: false });
  const id = await ordered();
  await listen(id);
  await move(id, 2, 3);
  expect(await written(id)).toEqual([]);
});

test('updates use the order’s language, and a browser’s own', async () => {
  await world.services.db.insert(messageSettings).values({ brandId: 1, email: true });
  const id = await ordered({ 'accept-language': 'de' });
  await listen(id, 'fr');
  await move(id, 2, 13, 'Forno quebrado.');
  const rows = (await written(id)).filter(({ kind }) => kind === 'orderMoved');
  expect(rows.find(({ canal: channel }) => channel === 'email')?.texto).toMatch(
    /^Das Restaurant hat Ihre Bestellung \d+ storniert\. Grund: Forno quebrado\.\nHier verfolgen: http/,
  );
  expect(rows.find(({ canal: channel }) => channel === 'push')?.texto).toMatch(
    /^Le restaurant a annulé votre commande \d+\. Motif\u00A0: Forno quebrado\.$/,
  );
});

test('a customer who cancels gets no message about it', async () => {
  const id = await ordered();
  await listen(id);
  await customer.call('cancelOrder', { id });
  expect(await written(id)).toEqual([]);
});

test('another brand neither gets nor decides updates', async () => {
  await world.services.db
    .insert(messageSettings)
    .values({ brandId: 2, whatsapp: true, email: true, sms: true });
  const id = await ordered();
  expect(await written(id)).toEqual([]);
});

test('no language leaves a gap in a sentence', () => {
  const facts = { brand: 'B', number: 7, window: { from: '19:00', to: '19:20' }, reason: 'x' };
  const notices = [
    'placed',
    'paid',
    'accepted',
    'outForDelivery',
    'readyForPickup',
    'delivered',
    'notDelivered',
    'notCollected',
    'cancelled',
    'cancelledByStore',
    'expired',
  ] as const;
  const texts = Language.options.flatMap((language) =>
    notices.map((one) => orderMessage(one, language, facts, 'https://a.b/c')),
  );
  expect(
    texts.filter(
      ({ subject, text }) =>
        /[{}]/.test(subject + text) || !text.includes('7') || !text.endsWith('https://a.b/c'),
    ),
  ).toEqual([]);
  expect(new Set(texts.map(({ text }) => text)).size).toBeGreaterThan(50);
});

test('a window without width is a moment', () => {
  const facts = { brand: 'B', number: 7, window: { from: '19:00', to: '19:00' }, reason: null };
  expect(orderMessage('accepted', 'pt-BR', facts, null).text).toBe(
    'A loja aceitou o seu pedido 7. Previsão: 19:00.',
  );
});
