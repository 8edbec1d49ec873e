import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';

const ours = ['pedidos.example.com', 'burger.example.com', 'pizzaria.localhost'];
const direct = { publicScheme: null, publicPort: null, trustedProxies: 0 } as const;
const arrive = (
  [host, forwardedProto, forwardedHost]: [string, string?, string?],
  settings: Partial<Parameters<typeof arrivalOf>[1]> = {},
) =>
  arrivalOf({ host, forwardedProto, forwardedHost }, { ...direct, ...settings }, async (name) =>
    ours.includes(name),
  );

test('what is forwarded counts only through proxies of one’s own', async () => {
  const request: [string, string, string] = ['upstream.internal:3000', 'https', ours[0] ?? ''];
  expect(await arrive(['pizzaria.localhost:3000', 'https', 'burger.example.com'])).toEqual({
    host: 'pizzaria.localhost:3000',
    scheme: 'http',
    needsTls: false,
  });
  expect(await arrive(request)).toMatchObject({ host: 'upstream.internal:3000' });
  expect(await arrive(request, { trustedProxies: 1 })).toEqual({
    host: 'pedidos.example.com',
    scheme: 'https',
    needsTls: false,
  });
});

test('only the entry of the outermost own proxy is read, however many are forwarded', async () => {
  const host = 'upstream.internal';
  expect(
    await arrive([host, 'https, http', 'evil.example, pedidos.example.com'], { trustedProxies: 1 }),
  ).toMatchObject({ host: 'pedidos.example.com', needsTls: true });
  expect(await arrive([host, 'https', 'pedidos.example.com'], { trustedProxies: 2 })).toMatchObject(
    { host: 'pedidos.example.com', scheme: 'https', needsTls: false },
  );
});

test('a forwarded host never replaces a brand’s own', async () => {
  expect(
    await arrive(['pedidos.example.com', 'https', 'burger.example.com'], { trustedProxies: 1 }),
  ).toMatchObject({ host: 'pedidos.example.com' });
});

test('a name of the internet is served with TLS unless the deployment says otherwise', async () => {
  expect(await arrive(['pedidos.example.com'])).toMatchObject({ scheme: 'https' });
  expect(await arrive(['pedidos.example.com', 'http'], { trustedProxies: 1 })).toMatchObject({
    scheme: 'https',
    needsTls: true,
  });
  expect(
    await arrive(['pedidos.example.com', 'http'], { trustedProxies: 1, publicScheme: 'http' }),
  ).toMatchObject({ scheme: 'http', needsTls: false });
  expect(await arrive(['127.0.0.1:3000'])).toMatchObject({ scheme: 'http', needsTls: false });
});

test('a port that a proxy left out is the public one', async () => {
  expect(await arrive(['pedidos.example.com'], { publicPort: 8443 })).toMatchObject({
    host: 'pedidos.example.com:8443',
  });
});

test.each(['', 'a b', 'ana@evil.example', 'x/../y', 'pedidos.example.com:', '[zz]'])(
  'a host that is none is left to be refused: %j',
  async (host) => expect(await arrive([host])).toBeNull(),
);
