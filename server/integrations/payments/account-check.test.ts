// The account check against local servers for each real provider: a known account, an unknown one,
// no reply, and nonsense.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiPix } from '#server/integrations/pix/api-pix.ts';
import { openProvider, type Reply } from '#test/local-provider.ts';
import { HASTY_MS, PATIENT_MS } from '#test/provider-patience.ts';
import { getnetCards } from './getnet.ts';
import { mercadoPagoCards } from './mercado-pago.ts';
import type { PaymentProvider } from './port.ts';

const now = () => new Date('2026-11-21T15:00:00Z');
let outside: Awaited<ReturnType<typeof openProvider>>;
beforeEach(async () => {
  outside = await openProvider();
});
afterEach(() => outside.close());

const providers: Record<
  'getnet' | 'mercado-pago' | 'pix-api',
  (baseUrl: string, timeoutMs: number) => PaymentProvider
> = {
  getnet: (baseUrl, timeoutMs) => {
    const account = {
      brandId: 1,
      ownerKey: 'names',
      clientId: 'loja',
      clientSecret: 'segredo',
      sellerId: 'vendedor',
      authenticates: false,
    };
    return getnetCards(
      { ...account, baseUrl, browserUrl: baseUrl, timeoutMs, sandbox: false },
      fetch,
      now,
    );
  },
  'mercado-pago': (baseUrl, timeoutMs) =>
    mercadoPagoCards(
      {
        baseUrl,
        accessToken: 'APP_USR-segredo',
        publicKey: 'APP_USR-loja',
        timeoutMs,
      },
      fetch,
      now,
    ),
  'pix-api': (baseUrl, timeoutMs) => {
    const account = {
      clientId: baseUrl,
      clientSecret: 'segredo',
      key: '52998224725',
      certificate: null,
      privateKey: null,
    };
    const settings = {
      ...account,
      baseUrl,
      tokenUrl: `${baseUrl}/oauth/token`,
      timeoutMs,
    };
    return createApiPix({
      name: 'pix-api',
      sandbox: false,
      settings,
      send: (request) => fetch(request),
      now,
    });
  },
};
const names = Object.keys(providers) as (keyof typeof providers)[];

async function check(name: keyof typeof providers, replies: Reply[]) {
  outside.replies.push(...replies);
  const patience = replies.includes('silent') ? HASTY_MS : PATIENT_MS;
  return providers[name](outside.url, patience).check();
}

const token: Reply = {
  status: 200,
  body: { access_token: 'abc', token_type: 'Bearer', expires_in: 3600 },
};
const notFound: Reply = {
  status: 404,
  body: {
    type: 'https://pix.bcb.gov.br/api/v2/error/NaoEncontrado',
    title: 'Não encontrado',
    status: 404,
  },
};
const knowing = {
  getnet: [token],
  'mercado-pago': [{ status: 200, body: [{ id: 'master', payment_type_id: 'credit_card' }] }],
  'pix-api': [token, notFound],
};

test.each(names)(
  '%s: an account that the provider knows is good, and no money is moved to learn it',
  async (name) => {
    expect(await check(name, knowing[name])).toEqual({ outcome: 'good' });
    const allowed =
      /^(POST \/(auth\/oauth\/v2|oauth)\/token|GET \/v1\/payment_methods|GET \/cob\/[0-9a-f]{32})$/;
    for (const { method, path } of outside.asked) expect(`${method} ${path}`).toMatch(allowed);
    const credentials = {
      getnet: `Basic ${btoa('loja:segredo')}`,
      'mercado-pago': 'Bearer APP_USR-segredo',
      'pix-api': `Basic ${btoa(`${outside.url}:segredo`)}`,
    };
    expect(outside.asked[0]?.headers.authorization).toBe(credentials[name]);
  },
);

test.each(names)('%s: a wrong secret is reported as refused', async (name) => {
  expect(await check(name, [{ status: 401, body: { error: 'invalid_client' } }])).toMatchObject({
    outcome: 'refused',
  });
});

test.each(names)('%s: an unavailable or silent provider is not a refusal', async (name) => {
  const away: Reply[] = [
    { status: 503, body: 'em manutenção' },
    { status: 429, body: {} },
    'dropped',
    'silent',
  ];
  for (const reply of away) {
    outside.replies.length = 0;
    expect([reply, await check(name, [reply])]).toMatchObject([reply, { outcome: 'unknown' }]);
  }
  const { url } = outside;
  await outside.close();
  expect(await providers[name](url, PATIENT_MS).check()).toMatchObject({ outcome: 'unknown' });
});

test.each(names)(
  '%s: a foreign page that replies 200 to everything is not taken for the provider',
  async (name) => {
    for (const body of ['<!doctype html><title>Login</title>', {}, [], 'null']) {
      outside.replies.length = 0;
      expect([body, await check(name, [{ status: 200, body }])]).toMatchObject([
        body,
        { outcome: 'unknown' },
      ]);
    }
    outside.replies.length = 0;
    expect(
      await check(name, [
        { status: 302, body: {}, headers: { location: `${outside.url}/elsewhere` } },
      ]),
    ).toMatchObject({ outcome: 'unknown' });
  },
);

test('a Pix account without the right to charge is refused despite a right secret', async () => {
  expect(await check('pix-api', [token, { status: 403, body: {} }])).toEqual({
    outcome: 'refused',
    reason: '403',
  });
});

test('a provider that knows a charge that was never made is not trusted', async () => {
  expect(await check('pix-api', [token, { status: 200, body: { status: 'ATIVA' } }])).toEqual({
    outcome: 'unknown',
    error: 'nonsense',
  });
});
