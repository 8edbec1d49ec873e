// Requests that the deployment which let a brand go passes on: whose they are, sessions, streams,
// and strangers who only say that they pass something on.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { announce } from '#server/changes.ts';
import { addresses, brands, coupons, customers, messages } from '#server/database/schema.ts';
import { channels, sendDue } from '#server/messages/send.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { BRAND, canMove, openTwo, overSocket, type TwoDeployments } from '#test/two-deployments.ts';
import type { Visitor } from '#test/world.ts';
import { moveBrand, type Step } from './run.ts';

let two: TwoDeployments;
let staff: Visitor;
let customer: Visitor;
let order: { id: number };
let sourceId: number;
let stream: IncomingMessage;
const received: string[] = [];

const HOST = 'pizzaria.localhost';
const cookiesOf = ({ cookies }: Visitor) =>
  Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');

async function openStream(): Promise<IncomingMessage> {
  const { hostname, port } = new URL(two.source.address);
  const path = '/api/painel/Eventos';
  const headers = { host: HOST, cookie: cookiesOf(staff) };
  const sent = request({ hostname, port, path, headers }).end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  reply.on('data', (piece: Buffer) => received.push(String(piece)));
  reply.on('error', () => undefined);
  return reply;
}

const CODE = 'MUDA';
const coded = eq(coupons.codigoCupom, CODE);
const coupon = (nome: string) => ({
  ...{ brandId: sourceId, codigoCupom: CODE, nome },
  createdAt: two.source.world.now(),
});

/** A coupon, and two addresses of which one is usual. */
async function prepare(): Promise<void> {
  const { db } = two.source.side;
  const [row] = await db
    .insert(customers)
    .values({ brandId: sourceId, nome: 'Bia', createdAt: two.source.world.now() })
    .returning({ id: customers.id });
  const address = {
    ...{ brandId: sourceId, customerId: row?.id ?? 0, createdAt: two.source.world.now() },
    ...{
      complemento: '',
      referencia: '',
      cep: '05435000',
      uf: 'SP',
      cidade: 'São Paulo',
      bairro: 'Centro',
      logradouro: 'Rua A',
    },
  };
  await db.insert(coupons).values(coupon('velho'));
  await db.insert(addresses).values([
    { ...address, numero: '1', padrao: true },
    { ...address, numero: '2', padrao: false },
  ]);
}

beforeAll(async () => {
  two = await openTwo();
  const send = overSocket(two.source);
  staff = two.source.world.visitor('pizzaria', undefined, send);
  customer = two.source.world.visitor('pizzaria', undefined, send);
  await signInStaff(staff);
  const product = await plainProduct(two.source.world, customer);
  const placed = await place(two.source.world, customer, [item(product)]);
  order = { id: Number(placed.body.id) };
  sourceId = (await two.source.world.services.brands.byName(BRAND))?.id ?? 0;
  await prepare();
  stream = await openStream();
  const ended = once(stream, 'close');
  const after = async (step: Step) => {
    if (step !== 'copied') return;
    const { db } = two.source.side;
    // The other address becomes the usual one: in the wrong order, the two would meet.
    await db.update(addresses).set({ padrao: false }).where(eq(addresses.brandId, sourceId));
    await db
      .update(addresses)
      .set({ padrao: true })
      .where(and(eq(addresses.brandId, sourceId), eq(addresses.numero, '2')));
    await db
      .delete(addresses)
      .where(and(eq(addresses.brandId, sourceId), eq(addresses.numero, '1')));
    // Another coupon takes the code of one that is deleted.
    await db.delete(coupons).where(coded);
    await db.insert(coupons).values(coupon('novo'));
    const at = two.source.world.now();
    const message = {
      ...{ brandId: sourceId, canal: 'sms' as const, kind: 'notice' as const, texto: 'Oi' },
      ...{ recipient: '11987654321', language: 'pt-BR' as const, createdAt: at, nextTryAt: at },
      expiresAt: new Date(at.getTime() + 3_600_000),
    };
    await db.insert(messages).values([
      { ...message, key: 'waits' },
      { ...message, key: 'under way', state: 'sending', leaseUntil: at },
    ]);
  };
  const options = {
    address: two.target.address,
    apiBase: '/api',
    holdSeconds: 60,
    endSeconds: 0,
    after,
  };
  await moveBrand(two.sides, BRAND, options);
  await ended;
});
afterAll(async () => {
  stream.destroy();
  await two.close();
});

const atTarget = async () => {
  const { id } = (await two.target.world.services.brands.byName(BRAND)) ?? { id: 0 };
  return id;
};

test.runIf(canMove)('an order page and a session of staff go on', async () => {
  expect((await customer.call('order', { id: order.id })).body.id).toBe(order.id);
  const board = await staff.call('staffBoard');
  expect(board.status).toBe(200);
  expect(JSON.stringify(board.body)).toContain(`"id":${order.id}`);
});

test.runIf(canMove)('a stream that ended where the brand was is opened where it is', async () => {
  received.length = 0;
  stream = await openStream();
  expect(stream.statusCode).toBe(200);
  const brandId = await atTarget();
  const [store] = (await two.target.world.services.brands.byId(brandId))?.stores ?? [];
  const before = received.length;
  await announce(two.target.side.db, {
    ...{ kind: 'order', brandId, storeId: store?.id ?? 0, orderId: order.id },
    ...{ status: 1, statusPagamento: 0 },
  });
  await expect.poll(() => received.length).toBeGreaterThan(before);
});

test.runIf(canMove)(
  'rows that exchanged a unique value between two rounds have arrived',
  async () => {
    const brandId = await atTarget();
    const rows = await two.target.side.db
      .select({ numero: addresses.numero, padrao: addresses.padrao })
      .from(addresses)
      .where(and(eq(addresses.brandId, brandId), eq(addresses.logradouro, 'Rua A')));
    expect(rows).toEqual([{ numero: '2', padrao: true }]);
    const mine = and(eq(coupons.brandId, brandId), coded);
    const [arrived, ...more] = await two.target.side.db.select().from(coupons).where(mine);
    expect([arrived?.nome, more]).toEqual(['novo', []]);
  },
);

test.runIf(canMove)(
  'a message is sent by one deployment, and one that was under way by none',
  async () => {
    const { messengers } = two.target.world.services;
    // As a provider is: what it may have sent cannot be told from what it has not.
    Object.assign(messengers, { sms: { ...messengers.sms, repeatable: false } });
    for (const { world } of [two.source, two.target])
      for (const channel of channels) await sendDue(world.services, channel);
    const statesOf = async (side: 'source' | 'target', brandId: number) => {
      const rows = await two[side].side.db
        .select({ key: messages.key, state: messages.state })
        .from(messages)
        .where(and(eq(messages.brandId, brandId), eq(messages.kind, 'notice')));
      return Object.fromEntries(rows.map(({ key, state }) => [key, state]));
    };
    expect(await statesOf('source', sourceId)).toEqual({
      waits: 'waiting',
      'under way': 'sending',
    });
    const there = await statesOf('target', await atTarget());
    expect(there.waits).not.toBe('waiting');
    two.target.world.setNow(two.target.world.after(61_000));
    for (const channel of channels) await sendDue(two.target.world.services, channel);
    expect((await statesOf('target', await atTarget()))['under way']).toBe('unsure');
    two.target.world.setNow(null);
  },
);

test.runIf(canMove)(
  'who does not know the secret of the move chooses neither host nor address',
  async () => {
    const { hostname, port } = new URL(two.target.address);
    const ask = async (headers: Record<string, string>) => {
      const sent = request({ hostname, port, path: '/api/quitute/ObterMarca', headers }).end();
      const [reply] = (await once(sent, 'response')) as [IncomingMessage];
      reply.resume();
      return reply.statusCode;
    };
    const said = { 'x-quitute-move-host': HOST, 'x-quitute-move-scheme': 'https' };
    const stranger = await ask({ host: 'nobody.example.com', ...said });
    const guessed = await ask({
      ...{ host: 'nobody.example.com', ...said },
      'x-quitute-move': 'A'.repeat(43),
    });
    expect(guessed).toBe(stranger);
  },
);

test.runIf(canMove)('a request that has been passed on too often ends', async () => {
  const times = { 'x-quitute-move-times': '3' };
  const reply = await customer.call('order', { id: order.id }, times);
  expect([reply.status, reply.body.codErro]).toEqual([508, failureCodes.unavailable]);
  expect((await customer.call('order', { id: order.id })).status).toBe(200);
});

test.runIf(canMove)(
  'the brands of both deployments that did not move are as they were',
  async () => {
    for (const { world } of [two.source, two.target]) {
      const visitor = world.visitor('burger');
      const product = await plainProduct(world, visitor);
      expect((await place(world, visitor, [item(product)])).status).toBe(200);
    }
    const rows = await two.target.side.db.select().from(brands).where(eq(brands.appNome, BRAND));
    expect(rows).toHaveLength(1);
  },
);
