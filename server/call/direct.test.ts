// A call that comes straight from a connection is answered as the framework would: same checks,
// same status, same headers, same words.
import { EventEmitter, once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CUSTOMER_HEADER, STORE_HEADER } from '#contract/headers.ts';
import { orders } from '#server/database/schema.ts';
import { createHttpServer } from '#server/front/http-server.ts';
import { createListener, type DirectCalls } from '#server/front/listener.ts';
import { createLog } from '#server/log.ts';
import { createMain } from '#server/main.ts';
import { item, orderBody, plainProduct, withTotal } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { serverContextHash } from './context-hash.ts';
import { createDirectCalls } from './direct.ts';

let world: World;
let taken = 0;
const ports = { direct: 0, framework: 0 };
const servers: ReturnType<typeof createHttpServer>[] = [];
beforeAll(async () => {
  world = await openWorld();
  const { services } = world;
  const main = createMain(services, { loadBuild: null, development: false });
  const direct = createDirectCalls(services);
  const counted: DirectCalls = (...asked) => {
    const call = direct(...asked);
    if (call !== null) taken += 1;
    return call;
  };
  for (const [name, calls] of [
    ['direct', counted],
    ['framework', () => null],
  ] as const) {
    const server = createHttpServer();
    server.on('request', createListener(services, main, false, calls));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    servers.push(server);
    ports[name] = (server.address() as AddressInfo).port;
  }
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await world.close();
});

type Asked = {
  path: string;
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Both servers have the same port in what they say. */
async function ask(port: number, { path, method = 'POST', host, headers = {}, body }: Asked) {
  const sent = request({
    ...{ port, path, method },
    headers: {
      host: host ?? 'pizzaria.localhost:8080',
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
  }).end(body);
  const [response] = await once(sent, 'response');
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  const { date: _, ...others } = response.headers as IncomingHttpHeaders;
  // Drawn for each reply.
  const cookies = others['set-cookie']?.map((line) => line.replace(/=[^;]*/, '='));
  return {
    status: response.statusCode as number,
    headers: { ...others, ...(cookies === undefined ? {} : { 'set-cookie': cookies }) },
    body: Buffer.concat(pieces).toString('base64'),
  };
}

const menu = `/api${endpoints.menu.path}`;
const wire = (value: unknown) => JSON.stringify(value);
const ofStore = (id: number) => wire({ idEstabelecimento: id });

async function storeAndKey() {
  const brand = await world.services.brands.byName('pizzaria');
  return { store: brand?.stores[0]?.id ?? 0, key: brand?.chaveContexto ?? '' };
}

async function both(asked: Asked) {
  const before = taken;
  const [direct, framework] = [await ask(ports.direct, asked), await ask(ports.framework, asked)];
  expect(direct).toEqual(framework);
  return { ...direct, direct: taken > before, text: Buffer.from(direct.body, 'base64').toString() };
}

test('the menu is the same, compressed and plain', async () => {
  const { store } = await storeAndKey();
  for (const encoding of ['gzip', 'identity']) {
    const asked = { path: menu, headers: { 'accept-encoding': encoding }, body: ofStore(store) };
    const reply = await both(asked);
    expect(reply).toMatchObject({ status: 200, direct: true });
    expect(reply.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
  }
});

test('what a page says of store and customer is checked in the same way', async () => {
  const { store, key } = await storeAndKey();
  const body = ofStore(store);
  const hash = (id: number) => serverContextHash(key, id);
  const statusWith = async (headers: Record<string, string>) =>
    (await both({ path: menu, headers, body })).status;
  expect(await statusWith({ [STORE_HEADER]: hash(store), [CUSTOMER_HEADER]: hash(0) })).toBe(200);
  expect(await statusWith({ [STORE_HEADER]: hash(store + 1) })).toBe(400);
  expect(await statusWith({ [STORE_HEADER]: 'made up' })).toBe(400);
  expect(await statusWith({ [CUSTOMER_HEADER]: hash(1) })).toBe(400);
});

test('refusals are the same, in the language that was asked for', async () => {
  const { store } = await storeAndKey();
  const body = ofStore(store);
  const cases: [Asked, number][] = [
    [{ path: menu, body: '{' }, 400],
    [{ path: menu, body: '[]' }, 400],
    [{ path: menu, body: '{"idEstabelecimento":"\\u0000"}' }, 400],
    [{ path: menu, body: ofStore(987_654_321) }, 200],
    [{ path: menu, body, host: 'unknown.localhost:8080' }, 200],
    [{ path: menu, body, headers: { origin: 'http://other.example' } }, 403],
    [{ path: menu, body, headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    [{ path: menu, body, headers: { origin: 'http://pizzaria.localhost:8080' } }, 200],
    [{ path: `/api${endpoints.profile.path}`, method: endpoints.profile.method }, 401],
  ];
  for (const [asked, status] of cases)
    for (const language of ['pt-BR', 'de']) {
      const headers = { ...asked.headers, 'accept-language': language };
      const reply = await both({ ...asked, headers });
      expect(reply, `${asked.path} ${asked.body}`).toMatchObject({ status, direct: true });
    }
});

async function cartOf(visitor: Visitor) {
  const product = await plainProduct(world, visitor);
  return withTotal(visitor, await orderBody(world, visitor, [item(product, 3)]));
}

test('a price sets the same cookie', async () => {
  const body = wire(await cartOf(world.visitor('pizzaria')));
  const reply = await both({ path: `/api${endpoints.quoteOrder.path}`, body });
  expect(reply).toMatchObject({ status: 200, direct: true });
  expect(reply.headers['set-cookie']).toHaveLength(1);
});

test('what is not plain takes the way of the framework', async () => {
  const { store } = await storeAndKey();
  const body = ofStore(store);
  const cases: Asked[] = [
    { path: `${menu}?x=1`, body },
    { path: menu, body, host: '127.0.0.1:8080' },
    { path: menu, body, host: 'PIZZARIA.localhost:8080' },
    { path: menu, body, host: 'pizzaria.localhost:80' },
    { path: menu, body: ' '.repeat(300 * 1024) },
    { path: menu, headers: { 'transfer-encoding': 'chunked' } },
    { path: '/api/painel/Entrar', body: wire({ email: 'a@b.c', senha: 'x' }), method: 'PUT' },
    { path: '/api/nothing', body },
  ];
  for (const asked of cases)
    expect(await both(asked), `${asked.host} ${asked.path}`).toMatchObject({ direct: false });
});

test('a phone that is gone once it has sent everything has ordered, and only then', async () => {
  const { db } = world.services;
  const path = `/api${endpoints.placeOrder.path}`;
  const sendAndGo = async (body: string, declared: number) => {
    const seen = once(servers[0] ?? new EventEmitter(), 'request');
    const socket = connect(ports.direct, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: pizzaria.localhost:8080\r\n` +
        `content-length: ${declared}\r\n\r\n${body}`,
    );
    socket.destroySoon();
    const [, response] = await seen;
    if (!response.closed) await once(response, 'close');
  };
  const key = async (extra: number) => {
    const cart = await cartOf(world.visitor('pizzaria'));
    const body = wire(cart);
    await sendAndGo(body, Buffer.byteLength(body) + extra);
    return eq(orders.chaveIdempotencia, String(cart.pedido.chaveIdempotencia));
  };
  const [half, whole] = [await key(1), await key(0)];
  await expect.poll(() => db.$count(orders, whole)).toBe(1);
  expect(await db.$count(orders, half)).toBe(0);
});

test.each([
  ['direct', 'content-length: 50\r\n\r\n{"id"'],
  ['framework', 'content-length: 50\r\n\r\n{"id"'],
  ['framework', 'transfer-encoding: chunked\r\n\r\n5\r\n{"id"\r\n'],
] as const)(
  'over %s, a request that breaks off after %j is no error of ours',
  async (way, rest) => {
    const lines: { level: string }[] = [];
    const { log } = world.services;
    world.services.log = createLog('info', world.now, (line) => lines.push(JSON.parse(line)));
    const server = servers[way === 'direct' ? 0 : 1] ?? new EventEmitter();
    const seen = once(server, 'request');
    const socket = connect(ports[way], '127.0.0.1');
    socket.write(`POST ${menu} HTTP/1.1\r\nhost: pizzaria.localhost:8080\r\n${rest}`);
    await seen;
    socket.destroy();
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(lines.map(({ level }) => level)).not.toContain('error');
    world.services.log = log;
  },
);

test('an unknown call is refused in the language that was asked for', async () => {
  const headers = { 'accept-language': 'de' };
  const { status, text } = await both({ path: '/api/unknown', method: 'GET', headers });
  expect(status).toBe(404);
  expect(text).toContain('nicht finden');
});
