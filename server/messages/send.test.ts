import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages, orderSubscriptions } from '#server/database/schema.ts';
import { DeliveryError, type Messenger, type Parcel } from '#server/integrations/messages/port.ts';
import { sandboxMessenger } from '#server/integrations/messages/sandbox.ts';
import { createLog } from '#server/log.ts';
import { item, place, plainProduct } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';
import { enqueueMessage, type NewMessage } from './enqueue.ts';
import { type SenderNeeds, sendDue } from './send.ts';

let world: World;
let time: Date;
let lines: string[];
let sent: Parcel[];
let answer: (parcel: Parcel) => Promise<{ providerId: string | null }>;
let repeatable: boolean;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.db.delete(messages);
  time = new Date('2026-11-20T12:00:00Z');
  lines = [];
  sent = [];
  repeatable = false;
  answer = async () => ({ providerId: 'P1' });
});

const provider = (): Messenger => ({
  sandbox: false,
  repeatable,
  send(parcel) {
    sent.push(parcel);
    return answer(parcel);
  },
  close: () => undefined,
});
const services = (): SenderNeeds => ({
  ...world.services,
  now: () => time,
  log: createLog(
    'debug',
    () => time,
    (line) => lines.push(line),
  ),
  messengers: {
    ...world.services.messengers,
    whatsapp: provider(),
    sms: sandboxMessenger,
    push: provider(),
  },
});
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};
const write = (rest: Partial<NewMessage> = {}) =>
  enqueueMessage(world.services.db, {
    brandId: 1,
    channel: 'whatsapp',
    to: '11987654321',
    kind: 'orderMoved',
    language: 'pt-BR',
    text: 'Saiu para entrega',
    now: time,
    ...rest,
  });
const only = async () => {
  const [row, ...others] = await world.services.db.select().from(messages);
  expect(others).toEqual([]);
  return row;
};

test('a message goes out once, however many processes look for it', async () => {
  for (let number = 0; number < 25; number++) await write({ text: `Pedido ${number}` });
  await Promise.all([
    sendDue(services(), 'whatsapp'),
    sendDue(services(), 'whatsapp'),
    sendDue(services(), 'whatsapp'),
  ]);
  expect(sent.map(({ text }) => text).toSorted()).toEqual(
    Array.from({ length: 25 }, (_, number) => `Pedido ${number}`).toSorted(),
  );
  await sendDue(services(), 'whatsapp');
  expect(sent).toHaveLength(25);
  const rows = await world.services.db.select().from(messages);
  expect(
    rows.every(
      ({ state, providerId, sentAt }) => state === 'sent' && providerId === 'P1' && sentAt !== null,
    ),
  ).toBe(true);
});

test('a brand with many messages lets one of another brand through at once', async () => {
  for (let number = 0; number < 40; number++) await write({ text: 'Cupom de sexta' });
  later(1);
  await write({ brandId: 2, text: 'Seu código' });
  await sendDue(services(), 'whatsapp');
  expect(sent).toHaveLength(41);
  expect(sent.findIndex(({ text }) => text === 'Seu código')).toBeLessThan(10);
});

test('it has the name of its brand and no other', async () => {
  await write({ brandId: 2 });
  await sendDue(services(), 'whatsapp');
  const brand = await world.services.brands.byId(2);
  expect(sent[0]).toMatchObject({
    from: brand?.settings.projectName,
    host: brand?.hosts[0],
    text: 'Saiu para entrega',
  });
});

test('a message that was certainly not sent is retried, with growing waits', async () => {
  answer = () => Promise.reject(new DeliveryError('retry', 'http 503'));
  await write();
  const waits: number[] = [];
  for (let round = 0; round < 4; round++) {
    expect(await sendDue(services(), 'whatsapp')).toBe(1);
    expect(await sendDue(services(), 'whatsapp'), 'not before its time').toBe(0);
    const row = await only();
    waits.push(((row?.nextTryAt.getTime() ?? 0) - time.getTime()) / 1000);
    later(waits.at(-1) ?? 0);
  }
  expect(waits).toEqual([5, 10, 20, 40]);
  answer = async () => ({ providerId: null });
  await sendDue(services(), 'whatsapp');
  expect(await only()).toMatchObject({ state: 'sent', tentativas: 5, motivoFalha: null });
});

test('a provider that names a time is not bothered before', async () => {
  answer = () => Promise.reject(new DeliveryError('retry', 'http 429', 90));
  await write();
  await sendDue(services(), 'whatsapp');
  expect((await only())?.nextTryAt).toEqual(new Date(time.getTime() + 90_000));
});

test('it is given up once it is too late, and after too many tries', async () => {
  answer = () => Promise.reject(new DeliveryError('retry', 'http 503', 200));
  await write({ kind: 'loginCode', code: '123456' });
  for (let round = 0; round < 4; round++) {
    await sendDue(services(), 'whatsapp');
    later(200);
  }
  expect(sent).toHaveLength(3);
  expect(await only()).toMatchObject({ state: 'givenUp', motivoFalha: 'http 503' });
  await world.services.db.delete(messages);
  await write();
  later(2 * 3600);
  await sendDue(services(), 'whatsapp');
  expect(await only()).toMatchObject({ state: 'givenUp', motivoFalha: 'expired', tentativas: 0 });
});

test('a message that may have been sent is not sent again', async () => {
  answer = () => Promise.reject(new DeliveryError('unsure', 'noAnswer'));
  await write();
  await sendDue(services(), 'whatsapp');
  later(120);
  await sendDue(services(), 'whatsapp');
  expect(sent).toHaveLength(1);
  expect(await only()).toMatchObject({ state: 'unsure', motivoFalha: 'noAnswer' });
});

test('a message of a process that died is resent only by a repeatable channel', async () => {
  const died = {
    state: 'sending',
    tentativas: 1,
    leaseUntil: new Date(time.getTime() - 1000),
  } as const;
  await write();
  await world.services.db.update(messages).set(died);
  await sendDue(services(), 'whatsapp');
  expect(sent).toEqual([]);
  expect(await only()).toMatchObject({ state: 'unsure', motivoFalha: 'interrupted' });
  await world.services.db.update(messages).set(died);
  repeatable = true;
  await sendDue(services(), 'whatsapp');
  expect(sent).toHaveLength(1);
  expect(await only()).toMatchObject({ state: 'sent', tentativas: 2 });
});

test('a message in other hands is left alone', async () => {
  await write();
  await world.services.db
    .update(messages)
    .set({ state: 'sending', tentativas: 1, leaseUntil: new Date(time.getTime() + 1000) });
  await sendDue(services(), 'whatsapp');
  expect(sent).toEqual([]);
});

test('a sent code is in no log and no table, except for staff in a sandbox', async () => {
  const code = { kind: 'loginCode', code: '654321', text: 'Seu código é 654321' } as const;
  await write(code);
  await write({ ...code, channel: 'sms' });
  await sendDue(services(), 'whatsapp');
  await sendDue(services(), 'sms');
  answer = () => Promise.reject(new DeliveryError('refused', 'whatsapp 131026'));
  await write({ ...code, to: '11900001111' });
  await sendDue(services(), 'whatsapp');
  answer = () => Promise.reject(new Error('código 654321 para 11987654321'));
  await write({ ...code, to: '11900002222' });
  await sendDue(services(), 'whatsapp');
  expect(sent.map(({ text }) => text)).toEqual([code.text, code.text, code.text]);
  const rows = await world.services.db.select().from(messages).orderBy(messages.id);
  expect(
    rows
      .filter(({ canal: channel }) => channel === 'whatsapp')
      .map(({ texto: text, code: kept, state }) => [text, kept, state]),
  ).toEqual([
    ['', null, 'sent'],
    ['', null, 'failed'],
    ['', null, 'unsure'],
  ]);
  expect(rows.find(({ canal: channel }) => channel === 'sms')).toMatchObject({
    texto: code.text,
    code: '654321',
    state: 'sent',
  });
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.join('')).not.toMatch(/654321|987654321|código/);
});

test('a browser that is no more is forgotten', async () => {
  const { db } = world.services;
  const customer = world.visitor('pizzaria');
  const { body } = await place(world, customer, [item(await plainProduct(world, customer))]);
  const orderId = body.id as number;
  const values = {
    brandId: 1,
    orderId,
    endpoint: 'https://fcm.googleapis.com/x',
    p256dh: 'p',
    auth: 'a',
    language: 'pt-BR',
    createdAt: time,
  } as const;
  const [subscription] = await db
    .insert(orderSubscriptions)
    .values(values)
    .returning({ id: orderSubscriptions.id });
  answer = () => Promise.reject(new DeliveryError('gone', 'http 410'));
  await write({ channel: 'push', to: String(subscription?.id), orderId });
  await sendDue(services(), 'push');
  expect(sent[0]?.push).toMatchObject({ endpoint: values.endpoint, p256dh: 'p', auth: 'a' });
  expect(sent[0]?.topic).toBe(`order-1-${orderId}`);
  expect(
    await db
      .select()
      .from(orderSubscriptions)
      .where(and(eq(orderSubscriptions.brandId, 1), eq(orderSubscriptions.orderId, orderId))),
  ).toEqual([]);
  expect(await only()).toMatchObject({ state: 'failed', motivoFalha: 'http 410' });
});

test('a channel without an account pretends to send only in the demo', async () => {
  await write({ channel: 'sms' });
  await sendDue(services(), 'sms');
  const state = async () => {
    const [row] = await world.services.db.select().from(messages);
    return [row?.state, row?.motivoFalha];
  };
  expect(await state()).toEqual(['sent', null]);
  await world.services.db.delete(messages);
  await write({ channel: 'sms' });
  const { brands } = world.services;
  const byId: typeof brands.byId = async (id) => {
    const brand = await brands.byId(id);
    return brand && { ...brand, channels: ['email'] };
  };
  await sendDue({ ...services(), brands: { ...brands, byId } }, 'sms');
  expect(await state()).toEqual(['failed', 'noChannel']);
});
