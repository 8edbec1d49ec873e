import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  auditLog,
  messages,
  orderSubscriptions,
  staff as staffTable,
} from '#server/database/schema.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { masked, toMessage } from './console-view.ts';
import { enqueueMessage, type NewMessage } from './enqueue.ts';
import { sendDue } from './send.ts';

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld();
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
});
afterAll(() => world.close());
beforeEach(() => world.services.db.delete(messages));

const code = {
  brandId: 1,
  channel: 'sms',
  to: '11987654321',
  kind: 'loginCode',
  language: 'pt-BR',
  text: 'Seu codigo e 123456',
  code: '123456',
} as const;
const write = (rest: Partial<NewMessage> = {}) =>
  enqueueMessage(world.services.db, { now: world.now(), ...code, ...rest });
const list = async (visitor: Visitor, wire: Record<string, unknown> = {}) =>
  (await visitor.call('staffMessages', wire)).body;
const texts = (body: Record<string, unknown>) =>
  (body.mensagens as { texto: string }[]).map(({ texto }) => texto);

test('staff read the messages of the sandbox whole, newest first, page by page', async () => {
  for (let number = 1; number <= 53; number++) await write({ text: `Mensagem ${number}` });
  await sendDue(world.services, 'sms');
  const first = await list(staff);
  expect(texts(first)).toEqual(Array.from({ length: 50 }, (_, at) => `Mensagem ${53 - at}`));
  expect(first).toMatchObject({
    haMais: true,
    canaisDeTeste: ['whatsapp', 'sms', 'email'],
    podeConfigurar: true,
  });
  const [newest, ...rest] = first.mensagens as {
    id: number;
    destinatario: string;
    andamento: string;
  }[];
  expect(newest).toMatchObject({
    destinatario: '11987654321',
    andamento: 'enviada',
    tipo: 'codigo',
    podeReenviar: false,
  });
  const second = await list(staff, { antesDe: rest.at(-1)?.id });
  expect(texts(second)).toEqual(['Mensagem 3', 'Mensagem 2', 'Mensagem 1']);
  expect(second.haMais).toBe(false);
  expect(texts(await list(staff, { canal: 'email' }))).toEqual([]);
});

test('only staff read messages, and only those of their brand', async () => {
  await write();
  expect(await world.visitor('pizzaria').call('staffMessages')).toMatchObject({ status: 401 });
  const neighbour = world.visitor('acai');
  await signInStaff(neighbour);
  expect(texts(await list(neighbour))).toEqual([]);
  const [row] = await world.services.db
    .update(messages)
    .set({ state: 'failed', kind: 'notice' })
    .returning();
  expect((await neighbour.call('resendMessage', { id: row?.id })).status).toBe(404);
});

test('staff of one store see no codes and no other store’s messages', async () => {
  const { db } = world.services;
  const customer = world.visitor('pizzaria');
  const { body } = await place(world, customer, [item(await plainProduct(world, customer))]);
  await write();
  await write({ kind: 'orderMoved', text: 'Do pedido', orderId: body.id as number });
  const [own, other] = [1, 999];
  for (const [storeId, seen] of [
    [own, ['Do pedido']],
    [other, []],
  ] as const) {
    await db
      .update(staffTable)
      .set({ storeId, papel: 'atendente' })
      .where(eq(staffTable.brandId, 1));
    const seenBy = await list(staff);
    expect(texts(seenBy)).toEqual(seen);
    expect(seenBy.podeConfigurar).toBe(false);
    expect(
      (await staff.call('saveOrderNewsWays', { whatsapp: true, sms: false, email: false })).status,
    ).toBe(403);
  }
  await db
    .update(staffTable)
    .set({ storeId: null, papel: 'proprietario' })
    .where(eq(staffTable.brandId, 1));
});

test('a message that did not go out is sent once more, and one that did is not', async () => {
  const { db } = world.services;
  await write({ kind: 'orderMoved' });
  const [row] = await db
    .update(messages)
    .set({ state: 'givenUp', tentativas: 8, motivoFalha: 'http 503', expiresAt: new Date(0) })
    .returning();
  expect((await list(staff)).mensagens).toMatchObject([
    { andamento: 'desistida', motivoFalha: 'http 503', podeReenviar: true, tentativas: 8 },
  ]);
  expect((await staff.call('resendMessage', { id: row?.id })).body).toMatchObject({
    andamento: 'aguardando',
    motivoFalha: null,
  });
  await sendDue(world.services, 'sms');
  expect((await list(staff)).mensagens).toMatchObject([
    { andamento: 'enviada', podeReenviar: false },
  ]);
  expect((await staff.call('resendMessage', { id: row?.id })).body.codErro).toBe(160);
  expect(await db.select().from(auditLog).where(eq(auditLog.acao, 'resendMessage'))).toHaveLength(
    1,
  );
});

test('a code that came too late is not sent once more', async () => {
  await write();
  const [row] = await world.services.db.update(messages).set({ state: 'unsure' }).returning();
  expect((await staff.call('resendMessage', { id: row?.id })).body.codErro).toBe(160);
});

test('where messages really go out, staff see neither to whom nor which code', async () => {
  await write();
  const [row] = await world.services.db.select().from(messages);
  if (row === undefined) throw new Error('no message');
  const real = { sandbox: false, forOwner: true, codesShown: true };
  const shown = JSON.stringify(toMessage(row, real));
  expect(shown).not.toMatch(/123456|987654321/);
  expect(toMessage(row, real)).toMatchObject({ destinatario: '11 ••••• 4321', texto: null });
  expect(masked('email', 'ana.souza@example.com')).toBe('a•••@example.com');
});

test('a code is its customer’s alone outside the demo, even in a sandbox', async () => {
  await write();
  const [row] = await world.services.db.select().from(messages);
  if (row === undefined) throw new Error('no message');
  const seen = { sandbox: true, forOwner: true, codesShown: false };
  expect(JSON.stringify(toMessage(row, seen))).not.toContain('123456');
  const link = { ...row, kind: 'staffLink' } as const;
  expect(toMessage(link, seen).texto).toBe(row.texto);
  expect(toMessage(link, { ...seen, forOwner: false }).texto).toBeNull();
});

test('the ways that a brand chooses for notices of orders are stored and listed', async () => {
  const ways = { whatsapp: true, sms: false, email: true };
  for (const choice of [ways, { ...ways, email: false }]) {
    expect((await staff.call('saveOrderNewsWays', choice)).body).toEqual(choice);
    expect((await list(staff)).avisosDePedido).toEqual(choice);
  }
  await staff.call('saveOrderNewsWays', { whatsapp: false, sms: false, email: false });
});

const browser = {
  endereco: 'https://fcm.googleapis.com/fcm/send/abc',
  chavePublica: 'B'.repeat(87),
  segredo: 'a'.repeat(22),
};

test('a browser follows an order that it may see, and stops', async () => {
  const { db } = world.services;
  const customer = world.visitor('pizzaria');
  const { body } = await place(world, customer, [item(await plainProduct(world, customer))]);
  const id = body.id as number;
  const key = (await customer.call('pushKey')).body.chavePublica;
  expect(key).toMatch(/^[\w-]{87}$/);
  expect((await world.visitor('acai').call('pushKey')).body.chavePublica).toBe(key);
  const stranger = world.visitor('pizzaria');
  expect((await stranger.call('followOrder', { id, ...browser })).status).toBe(404);
  expect(
    (await stranger.call('followOrder', { id, chave: body.chaveAcompanhamento, ...browser })).body,
  ).toEqual({ avisar: true });
  expect(
    (await customer.call('followOrder', { id, ...browser }, { 'accept-language': 'es' })).body,
  ).toEqual({ avisar: true });
  const followers = () =>
    db.select().from(orderSubscriptions).where(eq(orderSubscriptions.orderId, id));
  expect(await followers()).toMatchObject([
    { brandId: 1, endpoint: browser.endereco, language: 'es' },
  ]);
  expect(
    (await world.visitor('pizzaria').call('unfollowOrder', { id, endereco: browser.endereco }))
      .status,
  ).toBe(404);
  expect((await customer.call('unfollowOrder', { id, endereco: browser.endereco })).body).toEqual({
    avisar: false,
  });
  expect(await followers()).toEqual([]);
});

test('an order cannot make the server write to arbitrary addresses, or to many', async () => {
  const customer = world.visitor('pizzaria');
  const { body } = await place(world, customer, [item(await plainProduct(world, customer))]);
  const follow = (endereco: string) =>
    customer.call('followOrder', { id: body.id, ...browser, endereco });
  for (const endereco of ['http://169.254.169.254/latest', 'https://evil.example/push'])
    expect((await follow(endereco)).body.codErro).toBe(161);
  for (let number = 0; number < 10; number++)
    expect((await follow(`${browser.endereco}${number}`)).body).toEqual({ avisar: true });
  expect((await follow(`${browser.endereco}10`)).body.codErro).toBe(162);
  expect((await follow(`${browser.endereco}3`)).body, 'one that is there already').toEqual({
    avisar: true,
  });
});
