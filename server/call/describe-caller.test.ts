// What a call knows about who asks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '#test/world.ts';
import { describeCaller } from './describe-caller.ts';
import type { CallRequest } from './request.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

function contextOf(host: string, address = '192.0.2.7') {
  const hostname = host.replace(/:\d+$/, '');
  const origin = `http://${host}`;
  const request: CallRequest = {
    ...{ method: 'GET', url: `${origin}/api/x`, hostname, origin },
    ...{ connection: { address }, visit: undefined, setCookies: [] },
    header: () => undefined,
    query: () => ({}),
    params: () => ({}),
    text: async () => '',
  };
  return describeCaller(request, world.services, { mayBeNobody: false, forStaff: false }, 'r');
}

test('the context of a call has values and no accessors, which outlive it', async () => {
  const context = await contextOf('pizzaria.localhost:3000');
  const accessors = Object.entries(Object.getOwnPropertyDescriptors(context)).filter(
    ([, property]) => property.get !== undefined,
  );
  expect(accessors).toEqual([]);
});

test('links lead to the host and port of each call', async () => {
  const origins = async (host: string) => {
    const { origin, consoleOrigin } = await contextOf(host);
    return [origin, consoleOrigin];
  };
  const first = 'http://pizzaria.localhost:3000';
  expect(await origins('pizzaria.localhost:3000')).toEqual([first, first]);
  const second = 'http://pizzaria.localhost:4000';
  expect(await origins('pizzaria.localhost:4000')).toEqual([second, second]);
  expect(await origins('pizzaria.localhost:3000')).toEqual([first, first]);
  const other = 'http://burger.localhost:3000';
  expect(await origins('burger.localhost:3000')).toEqual([other, other]);
});

test('a caller is counted by network, per brand and without the address', async () => {
  const hashOf = async (host: string, address: string) =>
    (await contextOf(host, address)).callerHash;
  const here = await hashOf('pizzaria.localhost', '192.0.2.7');
  expect(here).toMatch(/^[\w-]{22}$/);
  expect(await hashOf('pizzaria.localhost', '::ffff:192.0.2.7')).toBe(here);
  expect(await hashOf('pizzaria.localhost', '192.0.2.8')).not.toBe(here);
  expect(await hashOf('burger.localhost', '192.0.2.7')).not.toBe(here);
});
