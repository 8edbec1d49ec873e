// What a call carries besides its body (the specification, section 7).
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { endpoints } from './endpoints.ts';

async function headersOf(
  ask: (client: ReturnType<typeof createClient>) => Promise<unknown>,
): Promise<Headers> {
  let seen = new Headers();
  const transport = async (_url: string, { headers }: RequestInit) => {
    seen = new Headers(headers);
    return new Response('{}');
  };
  await ask(
    createClient({
      base: '/api',
      transport,
      app: () => 'forno',
      headers: () => ({ plataforma: 'site' }),
      timeout: 1000,
    }),
  );
  return seen;
}

// Rows: 7.11, 7.45
test('the calls that show the header app say whose app it is, the others do not', async () => {
  expect((await headersOf((client) => client.postalCode({ cep: '05435000' }))).get('app')).toBe(
    'forno',
  );
  expect((await headersOf((client) => client.servedCities({}))).get('app')).toBe('forno');
  expect(
    (await headersOf((client) => client.neighbourhoods({ idEstabelecimento: 1 }))).get('app'),
  ).toBe('forno');
  expect((await headersOf((client) => client.addressesWithFee({}))).get('app')).toBe('forno');
  expect(
    (await headersOf((client) => client.checkUserExists({ identificador: 'ana@example.com' }))).get(
      'app',
    ),
  ).toBe('forno');
  expect(
    (await headersOf((client) => client.storeParameters({ idEstabelecimento: 1 }))).has('app'),
  ).toBe(false);
});

// Rows: 7.4
test('parameters of one call replace those that every call carries', async () => {
  expect(
    (await headersOf((client) => client.storeParameters({ idEstabelecimento: 1 }))).get(
      'plataforma',
    ),
  ).toBe('site');
  const code = {
    appNome: 'forno',
    cliente: { telefone: '11987654321', appNome: 'forno' },
    localizacao: { latitude: null, longitude: null, appNome: 'forno' },
  };
  expect(
    (await headersOf((client) => client.sendWhatsappCode({ ...code, quantidadeNumero: 4 }))).get(
      'plataforma',
    ),
  ).toBe('Site');
});

// Rows: 7.17, 7.27, 7.31, 7.41, 9.16
test('a call sends the fixed headers that the specification gives it', async () => {
  const menu = await headersOf((client) => client.fullMenu({ idEstabelecimento: 1 }));
  expect([menu.get('plataforma'), menu.get('app-version')]).toEqual(['site', '1']);
  const status = await headersOf((client) => client.orderStatus({ id: 1 }));
  expect(status.get('app-version')).toBe('1');
  expect(endpoints.placeOrder.headers).toEqual({ 'x-api-version': '1.3' });
  expect(endpoints.applyCoupon.headers).toEqual({ plataforma: 'site' });
});

// Rows: 7.42
test('GerarCupomAleatorio sends values in query and body, contacts in the body only', async () => {
  let seen = { url: '', body: '' };
  const client = createClient({
    base: '/api',
    transport: async (url, { body }) => {
      seen = { url, body: String(body) };
      return new Response('{}');
    },
    app: () => 'forno',
    headers: () => ({}),
    timeout: 1000,
  });
  const values = { idEstabelecimento: 1, descontoValor: 5, descontoPercentual: 0, diasValidade: 7 };
  const person = { nome: 'Ana', email: 'ana@example.com', telefone: null };
  await client.randomCoupon({ ...values, ...person });
  expect(seen.url).toBe(
    '/api/cupom/GerarCupomAleatorio?idEstabelecimento=1&descontoValor=5' +
      '&descontoPercentual=0&diasValidade=7',
  );
  expect(JSON.parse(seen.body)).toEqual({ ...values, ...person });
});
