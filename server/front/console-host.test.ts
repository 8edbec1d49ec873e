// The console on a host of its own: its cookie and its calls are there and nowhere else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { failureCodes } from '#contract/failures.ts';
import type { KnownBrand } from '#server/brand/known-brand.ts';
import { isForStaff } from '#server/call/checks.ts';
import { createMain } from '#server/main.ts';
import { redirected } from '#server/pages/redirect.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ settings: { CONSOLE_HOST: 'painel.{host}' } });
});
afterAll(() => world.close());

async function at(
  host: string,
  path: string,
  headers = {},
  body: object | null = null,
): Promise<Response> {
  const main = createMain(world.services, { loadBuild: null, development: false });
  const request = new Request(`http://${host}/api${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  return main.fetch(request, { connection: { address: '127.0.0.1' } });
}
const cookieOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .find((line) => line.startsWith('quitute_painel='))
    ?.split(';')[0] ?? '';

const credentials = { email: 'painel@demo.quitute.app', senha: 'quitute-demo' };

test('staff sign in at the console’s host only, and the cookie counts only there', async () => {
  const storefront = await world.visitor('pizzaria').call('staffSignIn', credentials);
  expect([storefront.status, storefront.body.codErro]).toEqual([403, failureCodes.wrongOrigin]);
  expect(storefront.cookies).toEqual([]);
  const signedIn = await at('painel.pizzaria.localhost', '/painel/Entrar', {}, credentials);
  expect(signedIn.status).toBe(200);
  const cookie = cookieOf(signedIn);
  const self = async (host: string) => (await at(host, '/painel/QuemSou', { cookie })).status;
  expect([
    await self('painel.pizzaria.localhost'),
    await self('pizzaria.localhost'),
    await self('painel.burger.localhost'),
  ]).toEqual([200, 403, 401]);
});

test('every console call needs staff, except the one before the first brand', () => {
  const keys = Object.keys(endpoints) as EndpointKey[];
  const named = keys.filter((key) => endpoints[key].path.startsWith('/painel/'));
  expect(named.filter((key) => !isForStaff(key))).toEqual(['firstBrand']);
});

test('each page is on its own side, and an address of the other side leads there', async () => {
  const { env, brands } = world.services;
  const brand = (await brands.byHost('painel.pizzaria.localhost')) as KnownBrand;
  const led = (address: string) =>
    redirected(new Request(address), new URL(address), brand, env)?.headers.get('location') ?? null;
  const [site, own] = ['http://pizzaria.localhost:3000', 'http://painel.pizzaria.localhost:3000'];
  expect(led(`${site}/painel/cupons?aba=x`)).toBe(`${own}/painel/cupons?aba=x`);
  expect(led(`${site}/painel`)).toBe(`${own}/painel`);
  expect(led(`${own}/`)).toBe(`${own}/painel`);
  expect(led(`${own}/delivery?loja=x`)).toBe(`${site}/delivery?loja=x`);
  for (const there of [`${site}/delivery`, `${own}/painel/cupons`, `${own}/offline`])
    expect(led(there), there).toBeNull();
});
