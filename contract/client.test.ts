// What a call carries besides its body (the specification, section 7).
import { expect, test } from 'vitest';
import { createClient } from './client.ts';

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

test('what every call carries gives way to what the table asks of one', async () => {
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
