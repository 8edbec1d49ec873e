// The adapter against a fake Getnet on another origin, over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardProvider } from '#server/integrations/payments/card-port.ts';
import { getnetCards } from '#server/integrations/payments/getnet.ts';
import type { ChargeRequest } from '#server/integrations/payments/port.ts';
import { SANDBOX_CLIENT } from '#server/integrations/payments/sandbox-card-call.ts';
import { type GetnetServer, openGetnetServer } from '#test/getnet-server.ts';
import { HASTY_MS, PATIENT_MS } from '#test/provider-patience.ts';

let clock = new Date('2026-11-21T15:00:00Z');
const now = () => clock;
let getnet: GetnetServer;
let base = '';
let received: string[] = [];
let cards: CardProvider;
let hasty: CardProvider;

beforeAll(async () => {
  getnet = await openGetnetServer(now);
  ({ base, received } = getnet);
  const settings = {
    ...SANDBOX_CLIENT,
    baseUrl: base,
    browserUrl: base,
    timeoutMs: PATIENT_MS,
    brandId: 1,
    ownerKey: 'names',
    sandbox: true,
    authenticates: true,
  };
  cards = getnetCards(settings, fetch, now);
  hasty = getnetCards({ ...settings, timeoutMs: HASTY_MS }, fetch, now);
});
afterAll(() => getnet.close());

/** The browser's part. */
async function keepCard(number: string, customerId = 7, code = '123'): Promise<string> {
  const { accessToken, baseUrl, sellerId } = await cards.credentials();
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'content-type': 'application/json',
    seller_id: sellerId,
  };
  const post = async (path: string, body: unknown) =>
    (
      await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json();
  const { number_token } = await post('/v1/tokens/card', {
    card_number: number,
    customer_id: cards.ownerOf(customerId),
  });
  const card = {
    number_token,
    customer_id: cards.ownerOf(customerId),
    cardholder_name: 'MARINA ALBUQUERQUE',
    expiration_month: '08',
    expiration_year: '29',
  };
  const { card_id } = await post('/v1/cards', { ...card, verify_card: true, security_code: code });
  return card_id;
}

let keys = 0;
const request = (cardToken: string, changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  key: `${++keys}`.padStart(32, '0'),
  attempt: 0,
  amount: 10_744,
  expiresAt: null,
  title: 'Pedido 4182',
  store: { name: 'Forno da Vila · São João', city: 'São Paulo' },
  payer: {
    id: 7,
    name: 'Marina Albuquerque',
    email: 'marina@example.com',
    cpf: '52998224725',
    phone: '11987654321',
  },
  details: { cardToken },
  ...changes,
});
const known = ({ key, amount, details }: ChargeRequest, reference: string | null) => ({
  key,
  amount,
  details,
  reference,
});

/** The server's part: it stores the authorisation's id before confirming. */
async function pay(charge: ChargeRequest, confirming = cards) {
  const first = await cards.charge(charge);
  if (first.outcome !== 'pending' || !first.unfinished) return first;
  return { ...(await confirming.state(known(charge, first.reference))), details: first.details };
}

test('a card of the vault is reserved and then confirmed', async () => {
  const token = await keepCard('5155901222280001');
  received.length = 0;
  const charge = request(token);
  const answer = await pay(charge);
  expect(answer).toMatchObject({
    outcome: 'approved',
    amount: 10_744,
    details: { cardBrand: 'Mastercard', cardLastFour: '0001' },
  });
  expect(
    received.map((line) =>
      line
        .split(' ')
        .slice(0, 2)
        .join(' ')
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'ID'),
    ),
  ).toEqual([
    'POST /auth/oauth/v2/token',
    'GET /v1/cards/ID',
    'POST /v1/payments/credit',
    'GET /v1/payments/credit/ID',
    'POST /v1/payments/credit/ID/confirm',
  ]);
  const body = JSON.parse(received[2]?.replace(/^\S+ \S+ /, '') ?? '{}');
  expect(body).toMatchObject({
    amount: 10_744,
    order: { order_id: charge.key },
    credit: { delayed: true, soft_descriptor: 'Forno da Vila Sao Joao' },
  });
  expect(JSON.stringify(body)).not.toMatch(/security_code|card_number/);
});

test.each([
  ['5155901222270002', 'cardInvalid'],
  ['5155901222260003', 'expired'],
  ['5155901222230006', 'callIssuer'],
  ['5155901222240005', 'notAuthorised'],
  ['5155901222220007', 'notProcessed'],
])('a refusal of %s says what the customer can do: %s', async (number, reason) => {
  expect(await pay(request(await keepCard(number)))).toMatchObject({ outcome: 'refused', reason });
});

test('another customer’s card is not charged', async () => {
  const token = await keepCard('5155901222280001', 8);
  expect(await pay(request(token))).toMatchObject({ outcome: 'refused', reason: 'cardInvalid' });
  expect(await cards.readCard(token, 7)).toBeNull();
  expect(await cards.readCard(token, 8)).toEqual({
    bandeira: 'Mastercard',
    ultimosDigitos: '0001',
    mesValidade: 8,
    anoValidade: 2029,
    titular: 'MARINA ALBUQUERQUE',
  });
});

test('a lost answer leaves an unpaid reservation, and the next try has its own id', async () => {
  const charge = request(await keepCard('5155901222280019'));
  expect(await hasty.charge(charge)).toEqual({ outcome: 'unknown', error: 'TIMEOUT' });
  expect(await cards.state(known(charge, null))).toEqual({ outcome: 'absent' });
  received.length = 0;
  await hasty.charge({ ...charge, attempt: 1 });
  expect(received.find((line) => line.startsWith('POST /v1/payments/credit '))).toContain(
    `"order_id":"${charge.key}-1"`,
  );
  expect(await pay({ ...charge, attempt: 2 })).toEqual({ outcome: 'refused', reason: 'noAnswer' });
});

test('a confirmation whose answer is lost is found again, and confirmed once', async () => {
  const charge = request(await keepCard('5155901222280043'));
  const answer = await pay(charge, hasty);
  expect(answer).toMatchObject({ outcome: 'pending' });
  const reference = 'reference' in answer ? (answer.reference ?? null) : null;
  expect(await cards.state(known(charge, reference))).toMatchObject({
    outcome: 'approved',
    reference,
    amount: 10_744,
  });
});

test('a payment of another order is ignored', async () => {
  const charge = request(await keepCard('5155901222280001'));
  const answer = await pay(charge);
  const reference = 'reference' in answer ? (answer.reference ?? null) : null;
  expect(await cards.state({ ...known(charge, reference), key: 'f'.repeat(32) })).toEqual({
    outcome: 'absent',
  });
});

test('the bank’s question is asked, and its answer decides', async () => {
  const token = await keepCard('5155901222280027');
  for (const [answer, outcome] of [
    ['N', 'refused'],
    ['Y', 'approved'],
  ] as const) {
    const charge = request(token);
    const asked = await pay(charge);
    expect(asked).toMatchObject({
      outcome: 'pending',
      details: {
        challengeUrl: `/creditcardweb/3ds/${charge.key}`,
        challenge: { url: `${base}/3ds` },
      },
    });
    const reference = 'reference' in asked ? (asked.reference ?? null) : null;
    expect(await cards.state(known(charge, reference))).toMatchObject({ outcome: 'pending' });
    expect(await cards.finish(known(charge, reference), answer)).toMatchObject({ outcome });
  }
});

test('cancelling releases a reservation; a captured payment is reported as paid', async () => {
  const asked = request(await keepCard('5155901222280027'));
  const waiting = await pay(asked);
  expect(
    await cards.cancel(known(asked, 'reference' in waiting ? (waiting.reference ?? null) : null)),
  ).toMatchObject({ outcome: 'voided' });
  const paid = request(await keepCard('5155901222280001'));
  const done = await pay(paid);
  expect(
    await cards.cancel(known(paid, 'reference' in done ? (done.reference ?? null) : null)),
  ).toMatchObject({ outcome: 'approved', amount: 10_744 });
  expect(await cards.cancel(known(paid, null))).toEqual({ outcome: 'absent' });
});

test('money goes back on the same day and on later ones, once for each key', async () => {
  const charge = request(await keepCard('5155901222280001'));
  const done = await pay(charge);
  const payment = known(charge, 'reference' in done ? (done.reference ?? null) : null);
  expect(await cards.refund(payment, { key: 'D1', amount: 5_000, attempt: 0 })).toEqual({
    outcome: 'done',
  });
  expect(await cards.refund(payment, { key: 'D1', amount: 5_000, attempt: 1 })).toEqual({
    outcome: 'done',
  });
  expect(await cards.state(payment)).toMatchObject({ outcome: 'approved' });
  expect(await cards.refund(payment, { key: 'D2', amount: 9_000, attempt: 0 })).toMatchObject({
    outcome: 'failed',
  });
  const whole = request(await keepCard('5155901222280001'));
  const paid = await pay(whole);
  const all = known(whole, 'reference' in paid ? (paid.reference ?? null) : null);
  clock = new Date('2026-11-24T15:00:00Z');
  expect(await cards.refund(all, { key: 'D3', amount: 10_744, attempt: 0 })).toEqual({
    outcome: 'done',
  });
  expect(await cards.state(all)).toMatchObject({ outcome: 'refunded' });
});

test('a refused refund waits, and is repeated only under a new key', async () => {
  const charge = request(await keepCard('5155901222280050'));
  const done = await pay(charge);
  const payment = known(charge, 'reference' in done ? (done.reference ?? null) : null);
  const ask = (key: string, attempt: number) =>
    cards.refund(payment, { key, amount: 10_744, attempt });
  expect([await ask('D4', 0), await ask('D4', 1)]).toEqual(
    Array(2).fill({ outcome: 'failed', reason: 'DENIED' }),
  );
  expect(await cards.state(payment)).toMatchObject({ outcome: 'approved' });
  expect(await ask('D5', 0)).toEqual({ outcome: 'done' });
  expect(await cards.state(payment)).toMatchObject({ outcome: 'refunded' });
});

test('a dispute is a notice about the payment', async () => {
  const charge = request(await keepCard('5155901222280035'));
  const done = await pay(charge);
  const payment = known(charge, 'reference' in done ? (done.reference ?? null) : null);
  expect(done).toMatchObject({ outcome: 'approved' });
  clock = new Date(clock.getTime() + 120_000);
  expect(await cards.state(payment)).toMatchObject({ outcome: 'chargeback' });
});

test('a browser of another origin may use it, with a token of its own that expires', async () => {
  const preflight = await fetch(`${base}/v1/tokens/card`, {
    method: 'OPTIONS',
    headers: { origin: 'http://pizzaria.localhost' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
    204,
    '*',
  ]);
  const first = await cards.credentials();
  expect((await cards.credentials()).accessToken).not.toBe(first.accessToken);
  expect(JSON.stringify(first)).not.toContain('secret');
  clock = new Date(first.expiresAt.getTime() + 1);
  const late = await fetch(`${base}/v1/cards?customer_id=x`, {
    headers: { authorization: `Bearer ${first.accessToken}` },
  });
  expect(late.status).toBe(401);
});

test('a number that is not a test card’s is neither kept nor named', async () => {
  expect(await keepCard('4111111111111111')).toBeUndefined();
});

test('a new password keeps the account’s vault; another seller or server has another', () => {
  const account = {
    ...SANDBOX_CLIENT,
    baseUrl: base,
    browserUrl: base,
    timeoutMs: PATIENT_MS,
    brandId: 1,
    ownerKey: 'names',
    sandbox: false,
    authenticates: false,
  };
  const made = (changes: object) => getnetCards({ ...account, ...changes }, fetch, now);
  const [first, renewed] = [made({}), made({ clientSecret: 'a new one', clientId: 'another' })];
  expect([renewed.vault, renewed.ownerOf(7)]).toEqual([first.vault, first.ownerOf(7)]);
  const others = [
    { sellerId: 'another' },
    { baseUrl: 'https://api.getnet.com.br' },
    { ownerKey: 'other names' },
  ].map((changes) => made(changes).vault);
  expect(new Set([first.vault, ...others]).size).toBe(4);
});
