// The 'API Pix' adapter: how it reads replies, including nonsensical ones.
import { expect, test } from 'vitest';
import { dynamicPixCode } from '#rules/orders/pix.ts';
import { createApiPix } from './api-pix.ts';
import type { PixSettings, Send } from './conversation.ts';

const now = new Date('2026-11-21T15:00:00Z');
const KEY = '7978c0c97ea847e78e8849634473c1f1';
const E2E = 'E12345678202009091221abcdef12345';
let clients = 0;

type Asked = { method: string; path: string; body: unknown; headers: Headers };
type Answer = { status: number; body: unknown } | Error;

/** A fake provider with scripted replies, which records its requests. */
function provider(
  answers: (asked: Asked) => Answer,
  token: () => Answer = () => ({ status: 200, body: { access_token: 'abc', expires_in: 3600 } }),
) {
  const asked: Asked[] = [];
  const settings: PixSettings = {
    baseUrl: 'https://psp.example.com/v2',
    tokenUrl: 'https://psp.example.com/oauth/token',
    clientId: `client ${++clients}`,
    clientSecret: 'secret',
    key: '52998224725',
    certificate: null,
    privateKey: null,
  };
  const send: Send = async (request) => {
    const { pathname } = new URL(request.url);
    const text = await request.text();
    const one = {
      method: request.method,
      path: pathname.replace('/v2', ''),
      body: pathname.includes('oauth') ? text : text && JSON.parse(text),
      headers: request.headers,
    };
    asked.push(one);
    const answer = pathname.includes('oauth') ? token() : answers(one);
    if (answer instanceof Error) throw answer;
    return Response.json(answer.body, { status: answer.status });
  };
  return {
    asked,
    pix: createApiPix({ name: 'pix-api', sandbox: false, settings, send, now: () => now }),
  };
}

const charge = (changes: Record<string, unknown> = {}) => ({
  calendario: { criacao: '2026-11-21T15:00:00.000Z', expiracao: 600 },
  txid: KEY,
  revisao: 0,
  location: 'psp.example.com/qr/9d36b84f',
  status: 'ATIVA',
  valor: { original: '37.00' },
  chave: '52998224725',
  ...changes,
});
const received = {
  endToEndId: E2E,
  txid: KEY,
  valor: '37.00',
  horario: '2026-11-21T15:04:00.000Z',
};
const problem = (status: number, name: string) => ({
  status,
  body: { type: `https://pix.bcb.gov.br/api/v2/error/${name}`, title: name, status },
});

const request = {
  key: KEY,
  attempt: 0,
  amount: 3700,
  expiresAt: new Date('2026-11-21T15:10:00Z'),
  title: 'Pedido 12',
  store: { name: 'Forno da Vila', city: 'São Paulo' },
  payer: { id: 1, name: 'Marina Duarte', email: null, cpf: '52998224725', phone: '11987654321' },
  details: {},
};
const known = { key: KEY, reference: KEY, amount: 3700, details: { endToEndId: E2E } };

test('a charge is put under our own id, with a token and the amount as text', async () => {
  const { pix, asked } = provider(() => ({ status: 201, body: charge() }));
  expect(await pix.charge(request)).toEqual({
    outcome: 'pending',
    reference: KEY,
    // The provider sent no copyable text, so it is built from the charge's address.
    details: {
      pixCode: dynamicPixCode({
        location: 'psp.example.com/qr/9d36b84f',
        name: 'Forno da Vila',
        city: 'São Paulo',
      }),
    },
    expiresAt: new Date('2026-11-21T15:10:00Z'),
  });
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /oauth/token',
    `PUT /cob/${KEY}`,
  ]);
  expect(asked[0]?.headers.get('authorization')).toMatch(/^Basic /);
  expect(asked[1]?.headers.get('authorization')).toBe('Bearer abc');
  expect(asked[1]?.body).toEqual({
    calendario: { expiracao: 600 },
    devedor: { cpf: '52998224725', nome: 'Marina Duarte' },
    valor: { original: '37.00', modalidadeAlteracao: 0 },
    chave: '52998224725',
    solicitacaoPagador: 'Pedido 12',
  });
});

test('a second try asks first, and puts the charge only where there is none', async () => {
  const there = provider(() => ({ status: 200, body: charge() }));
  expect(await there.pix.charge({ ...request, attempt: 1 })).toMatchObject({ outcome: 'pending' });
  expect(there.asked.slice(1).map(({ method }) => method)).toEqual(['GET']);
  const absent = provider(({ method }) =>
    method === 'GET' ? problem(404, 'CobNaoEncontrado') : { status: 201, body: charge() },
  );
  expect(await absent.pix.charge({ ...request, attempt: 1 })).toMatchObject({ outcome: 'pending' });
  expect(absent.asked.slice(1).map(({ method }) => method)).toEqual(['GET', 'PUT']);
});

test('a charge id that is taken is queried, not charged again', async () => {
  const { pix } = provider(({ method }) =>
    method === 'PUT'
      ? problem(400, 'CobOperacaoInvalida')
      : { status: 200, body: charge({ status: 'CONCLUIDA', pix: [received] }) },
  );
  expect(await pix.charge(request)).toMatchObject({
    outcome: 'approved',
    amount: 3700,
    details: { endToEndId: E2E },
  });
});

test.each([
  ['no answer', new TypeError('fetch failed')],
  ['a time-out', new DOMException('late', 'TimeoutError')],
  ['an error of the provider', problem(503, 'ServicoIndisponivel')],
  ['a refused access', problem(403, 'AcessoNegado')],
  ['nonsense', { status: 200, body: { hello: 'world' } }],
  ['another charge', { status: 200, body: charge({ txid: 'f'.repeat(32) }) }],
  ['a paid charge without a payment', { status: 200, body: charge({ status: 'CONCLUIDA' }) }],
] as [string, Answer][])('%s is unknown, whatever was asked', async (_, answer) => {
  const { pix } = provider(() => answer);
  expect((await pix.charge(request)).outcome).toBe('unknown');
  expect((await pix.state(known)).outcome).toBe('unknown');
  expect((await pix.cancel(known)).outcome).toBe('unknown');
});

test('without a token no request is made, and a revoked token is replaced', async () => {
  const none = provider(
    () => ({ status: 201, body: charge() }),
    () => ({ status: 401, body: {} }),
  );
  expect(await none.pix.charge(request)).toEqual({ outcome: 'unknown', error: 'noToken' });
  let first = true;
  const revoked = provider(() => {
    const answer = first ? problem(401, 'AcessoNegado') : { status: 200, body: charge() };
    first = false;
    return answer;
  });
  expect((await revoked.pix.state(known)).outcome).toBe('unknown');
  expect((await revoked.pix.state(known)).outcome).toBe('pending');
  expect(revoked.asked.filter(({ path }) => path.includes('oauth'))).toHaveLength(2);
});

test('cancelling returns the charge’s result, even if it was paid first', async () => {
  const gone = provider(() => ({
    status: 200,
    body: charge({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }),
  }));
  expect(await gone.pix.cancel(known)).toMatchObject({ outcome: 'voided' });
  const paid = provider(({ method }) =>
    method === 'PATCH'
      ? problem(400, 'CobOperacaoInvalida')
      : { status: 200, body: charge({ status: 'CONCLUIDA', pix: [received] }) },
  );
  expect(await paid.pix.cancel(known)).toMatchObject({ outcome: 'approved' });
  const stubborn = provider(() => ({ status: 200, body: charge() }));
  expect(await stubborn.pix.cancel(known)).toMatchObject({ outcome: 'unknown' });
});

const refund = { key: `D${KEY}`, amount: 3700, attempt: 0 };
const back = (status: string, valor = '37.00') => ({
  id: refund.key,
  rtrId: 'D'.padEnd(32, '1'),
  valor,
  horario: {},
  status,
});

test.each([
  [{ status: 201, body: back('DEVOLVIDO') }, { outcome: 'done' }],
  [{ status: 201, body: back('EM_PROCESSAMENTO') }, { outcome: 'asked' }],
  [
    { status: 201, body: back('NAO_REALIZADO') },
    { outcome: 'failed', reason: 'NAO_REALIZADO' },
  ],
  [
    { status: 201, body: back('DEVOLVIDO', '36.99') },
    { outcome: 'failed', reason: 'amountDiffers' },
  ],
  [problem(503, 'ServicoIndisponivel'), { outcome: 'unknown', error: '503 ServicoIndisponivel' }],
] as [Answer, object][])('a refund that is answered %j', async (answer, expected) => {
  const { pix, asked } = provider(() => answer);
  expect(await pix.refund(known, refund)).toEqual(expected);
  expect(asked[1]).toMatchObject({
    method: 'PUT',
    path: `/pix/${E2E}/devolucao/${refund.key}`,
    body: { valor: '37.00', natureza: 'ORIGINAL' },
  });
});

test('a refund is never sent twice: a later try asks first', async () => {
  const there = provider(() => ({ status: 200, body: back('DEVOLVIDO') }));
  expect(await there.pix.refund(known, { ...refund, attempt: 1 })).toEqual({ outcome: 'done' });
  expect(there.asked.slice(1).map(({ method }) => method)).toEqual(['GET']);
  const taken = provider(({ method }) =>
    method === 'PUT'
      ? problem(400, 'PixDevolucaoInvalida')
      : { status: 200, body: back('EM_PROCESSAMENTO') },
  );
  expect(await taken.pix.refund(known, refund)).toEqual({ outcome: 'asked' });
  const refused = provider(({ method }) =>
    method === 'PUT' ? problem(400, 'PixDevolucaoInvalida') : problem(404, 'NaoEncontrado'),
  );
  expect(await refused.pix.refund(known, refund)).toEqual({
    outcome: 'failed',
    reason: 'PixDevolucaoInvalida',
  });
});

test('a refund made in the provider’s own console is recognized', async () => {
  const { pix } = provider(() => ({
    status: 200,
    body: charge({ status: 'CONCLUIDA', pix: [{ ...received, devolucoes: [back('DEVOLVIDO')] }] }),
  }));
  expect(await pix.state(known)).toEqual({ outcome: 'refunded', reference: KEY });
});
