// The whole way of a request through a proxy with TLS: scheme, hosts, cookies, headers, links.
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { createDirectCalls } from '#server/call/direct.ts';
import { LateError } from '#server/database/in-time.ts';
import { brandHosts } from '#server/database/schema.ts';
import { createHttpServer } from '#server/front/http-server.ts';
import { createMain } from '#server/main.ts';
import { openWorld, type World } from '#test/world.ts';
import { createListener } from './listener.ts';

let world: World;
let port: number;
const server = createHttpServer();
const hosts = { pizzaria: 'forno.example.com', burger: 'burger.example.com' };
beforeAll(async () => {
  world = await openWorld({ settings: { TRUSTED_PROXIES: '1' } });
  for (const [name, host] of Object.entries(hosts)) {
    const brand = await world.services.brands.byName(name);
    await world.services.db.insert(brandHosts).values({ host, brandId: brand?.id ?? 0 });
  }
  world.services.brands.forget(null);
  const main = createMain(world.services, { loadBuild: null, development: false });
  server.on(
    'request',
    createListener(world.services, main, false, createDirectCalls(world.services)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await world.close();
});

type Asked = { host: string; method?: string; headers?: Record<string, string>; body?: unknown };

/** As a proxy sends it: TLS ended there, unless `headers` say otherwise. */
async function ask(path: string, { host, method = 'GET', headers = {}, body }: Asked) {
  const sent = request({
    port,
    path,
    method,
    headers: {
      host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '198.51.100.7',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  }).end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const piece of response) text += piece;
  return { status: response.statusCode as number, headers: response.headers, text };
}

const signIn = (host: string, headers: Record<string, string> = {}) =>
  ask('/api/painel/Entrar', {
    host,
    method: 'POST',
    headers,
    body: { email: 'painel@demo.quitute.app', senha: 'quitute-demo' },
  });

const staffCookie = (headers: IncomingHttpHeaders): string =>
  headers['set-cookie']?.find((line) => line.includes('quitute_painel=')) ?? '';

const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { codErro?: number }).codErro;

test('with TLS in front cookies are bound to their host, and browsers stay with TLS', async () => {
  const { headers } = await signIn(hosts.pizzaria);
  expect(headers['set-cookie']).toContainEqual(
    expect.stringMatching(
      /^__Host-quitute_painel=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax;.*Secure$/,
    ),
  );
  for (const line of headers['set-cookie'] ?? [])
    expect(line).toMatch(/^__Host-(?!.*Domain).*; Secure$/);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('on this machine alone, without TLS, neither is promised', async () => {
  const plain = { 'x-forwarded-proto': '' };
  const { headers } = await signIn('pizzaria.localhost', plain);
  expect(staffCookie(headers)).toMatch(/^quitute_painel=/);
  expect(headers['set-cookie']?.join()).not.toContain('Secure');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('a cookie without the prefix signs nobody in where pages come with TLS', async () => {
  const host = hosts.pizzaria;
  const line = staffCookie((await signIn(host)).headers);
  const [, token = ''] = /=([\w-]{43});/.exec(line) ?? [];
  const as = (name: string) =>
    ask('/api/painel/QuemSou', { host, headers: { cookie: `${name}=${token}` } });
  const right = await as('__Host-quitute_painel');
  expect(JSON.parse(right.text)).toMatchObject({ email: 'painel@demo.quitute.app' });
  expect((await as('quitute_painel')).status).toBe(401);
});

test('only pages of the very host may write: neither a sibling brand nor plain http', async () => {
  const from = async (origin: string) => codeOf(await signIn(hosts.pizzaria, { origin }));
  expect(await from(`https://${hosts.pizzaria}`)).toBeUndefined();
  for (const origin of [
    `https://${hosts.burger}`,
    `http://${hosts.pizzaria}`,
    `https://${hosts.pizzaria}:8443`,
    'https://evil.example',
    'null',
  ])
    expect(await from(origin), origin).toBe(failureCodes.wrongOrigin);
});

test('a forwarded host or an app’s name never chooses whose staff signs in', async () => {
  const app = { app: 'pizzaria' };
  const nobodys = await signIn('198.51.100.1', app);
  expect(codeOf(nobodys)).toBe(failureCodes.brandNotFound);
  expect(nobodys.headers['set-cookie']).toBeUndefined();
  const { headers } = await signIn(hosts.burger, { 'x-forwarded-host': hosts.pizzaria });
  const cookie = staffCookie(headers);
  const own = { cookie: cookie.split(';')[0] ?? '' };
  expect((await ask('/api/painel/QuemSou', { host: hosts.burger, headers: own })).status).toBe(200);
  expect((await ask('/api/painel/QuemSou', { host: hosts.pizzaria, headers: own })).status).toBe(
    401,
  );
});

test('each brand’s sitemap and robots.txt name its main host, whatever port is asked', async () => {
  const main = 'https://burger.localhost';
  const host = `${hosts.burger}:666`;
  expect((await ask('/sitemap.xml', { host })).text).toContain(`<loc>${main}/delivery</loc>`);
  expect((await ask('/robots.txt', { host })).text).toContain(`Sitemap: ${main}/sitemap.xml`);
});

test('what comes without TLS to a public name is sent to TLS, and nothing is written', async () => {
  const plain = { 'x-forwarded-proto': 'http' };
  const page = await ask('/delivery?loja=centro', { host: hosts.pizzaria, headers: plain });
  expect([page.status, page.headers.location]).toEqual([
    308,
    `https://${hosts.pizzaria}/delivery?loja=centro`,
  ]);
  const written = await signIn(hosts.pizzaria, plain);
  expect([written.status, written.headers['set-cookie']]).toEqual([403, undefined]);
});

test.each(['/api/health', '/manifest.webmanifest', '/robots.txt', '/api/nothing', '/nowhere'])(
  '%s says what it is, may not be framed and runs nothing',
  async (path) => {
    const { headers } = await ask(path, { host: hosts.pizzaria });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  },
);

test('a whole address as the target names the host, as clients of proxies write it', async () => {
  const path = `http://${hosts.burger}/manifest.webmanifest`;
  const { status, text } = await ask(path, { host: hosts.pizzaria });
  expect(status).toBe(200);
  const own = await ask('/manifest.webmanifest', { host: hosts.burger });
  expect(text).toBe(own.text);
});

test('a host header that is none is refused', async () => {
  expect((await ask('/api/health', { host: 'a b' })).status).toBe(400);
});

test('what needs no database is answered while brands cannot be read', async () => {
  const { db, brands } = world.services;
  const host = hosts.pizzaria;
  const page = async (path: string) => (await ask(path, { host })).status;
  await db.execute(sql`alter table brand_moves rename to brand_moves_elsewhere`);
  try {
    brands.forget((await brands.byName('burger'))?.id ?? 0);
    expect(await page('/api/health')).toBe(200);
    expect(await page('/api/openapi.json')).toBe(200);
  } finally {
    await db.execute(sql`alter table brand_moves_elsewhere rename to brand_moves`);
  }
  expect(await page('/robots.txt')).toBe(200);
});

test('a mistake of ours is logged, and the absence of the database is not', async () => {
  const { services } = world;
  const logged: string[] = [];
  const log = { ...services.log, error: (what: string) => void logged.push(what) };
  const statusAfter = async (thrown: Error) => {
    const byHost = async () => {
      throw thrown;
    };
    const needs = { ...services, log, brands: { ...services.brands, byHost } };
    const main = createMain(services, { loadBuild: null, development: false });
    const broken = createHttpServer().on(
      'request',
      createListener(needs, main, false, createDirectCalls(services)),
    );
    await once(broken.listen(0, '127.0.0.1'), 'listening');
    const sent = request({
      port: (broken.address() as AddressInfo).port,
      path: '/api/health',
      headers: { host: hosts.burger, 'x-forwarded-host': hosts.burger },
    }).end();
    const [response] = await once(sent, 'response');
    response.resume();
    broken.closeAllConnections();
    broken.close();
    return response.statusCode;
  };
  expect(await statusAfter(new LateError(1))).toBe(503);
  expect(logged).toEqual([]);
  expect(await statusAfter(new TypeError('no such thing'))).toBe(503);
  expect(logged).toEqual(['listenerFailed']);
});
