// The adapter against a local server with Mercado Pago's shapes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CardProvider } from '#server/integrations/payments/card-port.ts';
import { mercadoPagoCards } from '#server/integrations/payments/mercado-pago.ts';
import { isMercadoPagoSignature } from '#server/integrations/payments/mercado-pago-http.ts';
import type { ChargeRequest } from '#server/integrations/payments/port.ts';
import { HASTY_MS, PATIENT_MS } from '#test/provider-patience.ts';

type Received = {
  method: string;
  path: string;
  key: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
};
const received: Received[] = [];
let reply: (received: Received) => { status: number; body: unknown } | null = () => null;
let cards: CardProvider;
let hasty: CardProvider;
let close: () => void;

beforeAll(async () => {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { 'x-idempotency-key': key, authorization } = incoming.headers;
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
    const one: Received = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      key: key?.toString(),
      authorization,
      body,
    };
    received.push(one);
    const answer = reply(one);
    if (answer !== null)
      outgoing
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { baseUrl, accessToken: 'APP_USR-secret', publicKey: 'APP_USR-public' };
  const now = () => new Date('2026-11-21T15:00:00Z');
  cards = mercadoPagoCards({ ...account, timeoutMs: PATIENT_MS }, fetch, now);
  hasty = mercadoPagoCards({ ...account, timeoutMs: HASTY_MS }, fetch, now);
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterAll(() => close());
beforeEach(() => {
  received.length = 0;
});

const KEY = 'a'.repeat(32);
const request: ChargeRequest = {
  key: KEY,
  attempt: 0,
  amount: 5880,
  expiresAt: null,
  title: 'Pedido 123',
  store: { name: 'Forno da Vila', city: 'São Paulo' },
  payer: {
    id: 7,
    name: 'Marina da Silva',
    email: 'marina@example.com',
    cpf: '52998224725',
    phone: '',
  },
  details: { cardToken: 'e3ed6f098462036dd2cbabe314b9de2a-master' },
};
const payment = (status: string, more: object = {}) => ({
  id: 1234567890,
  status,
  status_detail: 'accredited',
  transaction_amount: 58.8,
  external_reference: KEY,
  ...more,
});
const known = { key: KEY, reference: '1234567890', amount: 5880, details: {} };

test('a charge names amount, order and payer, and carries its key', async () => {
  reply = () => ({ status: 201, body: payment('approved') });
  expect(await cards.charge(request)).toMatchObject({
    outcome: 'approved',
    reference: '1234567890',
    amount: 5880,
  });
  expect(received[0]).toMatchObject({
    method: 'POST',
    path: '/v1/payments',
    key: KEY,
    authorization: 'Bearer APP_USR-secret',
  });
  expect(received[0]?.body).toMatchObject({
    transaction_amount: 58.8,
    token: 'e3ed6f098462036dd2cbabe314b9de2a',
    payment_method_id: 'master',
    installments: 1,
    binary_mode: true,
    external_reference: KEY,
    payer: {
      email: 'marina@example.com',
      first_name: 'Marina',
      last_name: 'da Silva',
      identification: { type: 'CPF', number: '52998224725' },
    },
  });
});

test.each([
  ['cc_rejected_insufficient_amount', 'insufficient'],
  ['cc_rejected_bad_filled_date', 'expired'],
  ['cc_rejected_call_for_authorize', 'callIssuer'],
  ['cc_rejected_high_risk', 'notAuthorised'],
])('a refusal with %s says what the customer can do', async (status_detail, reason) => {
  reply = () => ({ status: 201, body: payment('rejected', { status_detail }) });
  expect(await cards.charge(request)).toMatchObject({ outcome: 'refused', reason });
});

test('a lost answer is looked up by our reference, and the same key is sent again', async () => {
  reply = () => null;
  expect(await hasty.charge(request)).toMatchObject({ outcome: 'unknown' });
  reply = ({ path }) => ({
    status: 200,
    body: path.startsWith('/v1/payments/search')
      ? { results: [payment('approved')] }
      : payment('approved'),
  });
  expect(await cards.state({ ...known, reference: null })).toMatchObject({
    outcome: 'approved',
    reference: '1234567890',
  });
  await cards.charge({ ...request, attempt: 1 });
  expect(received.filter(({ path }) => path === '/v1/payments').map(({ key }) => key)).toEqual([
    KEY,
    KEY,
  ]);
});

test('a reply about another order is ignored, and the amount is reported as received', async () => {
  reply = () => ({
    status: 200,
    body: payment('approved', { external_reference: 'b'.repeat(32) }),
  });
  expect(await cards.state(known)).toEqual({ outcome: 'absent' });
  reply = () => ({ status: 200, body: payment('approved', { transaction_amount: 5.88 }) });
  expect(await cards.state(known)).toMatchObject({ outcome: 'approved', amount: 588 });
  reply = () => ({ status: 404, body: {} });
  expect(await cards.state(known)).toEqual({ outcome: 'absent' });
  reply = () => ({ status: 503, body: {} });
  expect(await cards.state(known)).toMatchObject({ outcome: 'unknown' });
});

test.each([
  ['refunded', 'refunded', 'refunded'],
  ['charged_back', 'in_process', 'chargeback'],
  ['charged_back', 'settled', 'chargeback'],
  ['charged_back', 'reimbursed', 'chargebackReversed'],
  ['cancelled', 'by_payer', 'voided'],
  ['in_process', 'pending_contingency', 'pending'],
])('%s with %s is told as %s', async (status, detail, outcome) => {
  reply = () => ({ status: 200, body: payment(status, { status_detail: detail }) });
  expect(await cards.state(known)).toMatchObject({ outcome });
});

test('cancelling ends an open charge; a paid one is reported as paid', async () => {
  reply = ({ method }) => ({
    status: 200,
    body: payment(method === 'PUT' ? 'cancelled' : 'pending'),
  });
  expect(await cards.cancel(known)).toMatchObject({ outcome: 'voided' });
  expect(received.at(-1)).toMatchObject({ method: 'PUT', body: { status: 'cancelled' } });
  reply = () => ({ status: 200, body: payment('approved') });
  expect(await cards.cancel(known)).toMatchObject({ outcome: 'approved' });
});

test('an open charge that cannot be cancelled is not taken for refused', async () => {
  // It was paid between the question and the cancellation.
  reply = ({ method }) =>
    method === 'PUT'
      ? { status: 400, body: { error: 'bad_request' } }
      : { status: 200, body: payment('pending') };
  expect(await cards.cancel(known)).toMatchObject({ outcome: 'unknown' });
  reply = () => ({ status: 201, body: payment('approved') });
  expect(await cards.cancel(known)).toMatchObject({ outcome: 'approved' });
});

test('money goes back wholly or in part, under a key of its own', async () => {
  reply = () => ({ status: 201, body: { id: 9, status: 'approved' } });
  expect(await cards.refund(known, { key: 'D1', amount: 5880, attempt: 0 })).toEqual({
    outcome: 'done',
  });
  expect(received.at(-1)).toMatchObject({
    method: 'POST',
    path: '/v1/payments/1234567890/refunds',
    key: 'D1',
    body: {},
  });
  expect(await cards.refund(known, { key: 'D2', amount: 500, attempt: 0 })).toEqual({
    outcome: 'done',
  });
  expect(received.at(-1)).toMatchObject({ key: 'D2', body: { amount: 5 } });
  reply = () => ({ status: 201, body: { status: 'in_process' } });
  expect(await cards.refund(known, { key: 'D1', amount: 5880, attempt: 1 })).toEqual({
    outcome: 'asked',
  });
  reply = () => null;
  expect(await hasty.refund(known, { key: 'D1', amount: 5880, attempt: 2 })).toMatchObject({
    outcome: 'unknown',
  });
});

test('a payment that went back at the provider is not asked for, nor left to staff', async () => {
  // Its notice was lost, or the store gave it back in the account itself: another one is refused.
  reply = ({ method }) =>
    method === 'POST'
      ? { status: 400, body: { error: 'bad_request' } }
      : { status: 200, body: payment('refunded') };
  const refund = { key: 'D1', amount: 5880, attempt: 0 };
  expect(await cards.refund(known, refund)).toEqual({ outcome: 'done' });
  expect(received.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('browsers get the public key and never the private one', async () => {
  expect(JSON.stringify(await cards.credentials())).toContain('APP_USR-public');
  expect(JSON.stringify(await cards.credentials())).not.toContain('secret');
});

test.each([
  [
    '123456789',
    'bb56a2f1-6aae-46ac-982e-9dcd3581d08e',
    '2c1e756aa613f179f09fca2ce2124d924dcfdc233bdd71c9dd8ec16afc607885',
  ],
  [
    'ORD01JQ4S4KY8HWQ6NA5PXB65B3D3',
    '2066ca19-c6f1-498a-be75-1923005edd06',
    'd568551a3929afe312cfd5771e3fe9365a9ee7fbccd97712645be11c30059a51',
  ],
])('the signature of %s is checked, its id in small letters', (dataId, requestId, hex) => {
  const signed = { dataId, requestId, signature: `ts=1742505638683,v1=${hex}` };
  expect(isMercadoPagoSignature('test-secret', signed)).toBe(true);
  expect(isMercadoPagoSignature('another', signed)).toBe(false);
  expect(isMercadoPagoSignature('test-secret', { ...signed, signature: null })).toBe(false);
  expect(isMercadoPagoSignature('test-secret', { ...signed, dataId: '1' })).toBe(false);
});
