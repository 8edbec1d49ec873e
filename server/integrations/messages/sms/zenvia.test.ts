import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openProvider } from '#test/local-provider.ts';
import { failureOf, parcelFor } from '#test/parcel.ts';
import type { Messenger } from '../port.ts';
import { createZenvia, plainText } from './zenvia.ts';

let zenvia: Awaited<ReturnType<typeof openProvider>>;
let sms: Messenger;
beforeAll(async () => {
  zenvia = await openProvider();
  sms = createZenvia({ url: zenvia.url, token: 'api-token', sender: 'quitute' }, 1500);
});
beforeEach(() => {
  zenvia.asked.length = 0;
  zenvia.replies.length = 0;
});
afterAll(() => zenvia.close());

test('a text is sent in the provider’s format, with the line that binds its code', async () => {
  zenvia.replies.push({
    status: 200,
    body: {
      id: 'Z1',
      from: 'quitute',
      to: '5511988888888',
      direction: 'OUT',
      channel: 'sms',
      contents: [],
    },
  });
  const answer = await sms.send(
    parcelFor('11988888888', { kind: 'loginCode', code: '123456', text: 'Seu código é 123456' }),
  );
  expect(answer).toEqual({ providerId: 'Z1' });
  expect(zenvia.asked[0]).toMatchObject({
    method: 'POST',
    path: '/v2/channels/sms/messages',
    headers: { 'x-api-token': 'api-token' },
  });
  const text = 'Seu codigo e 123456\n\n@pizzaria.example.com #123456';
  expect(JSON.parse(zenvia.asked[0]?.body.toString() ?? '')).toEqual({
    from: 'quitute',
    to: '5511988888888',
    contents: [{ type: 'text', text }],
  });
});

test('a text with a binding line keeps it, and every language becomes plain', () => {
  const bound = 'Codigo 123456\n\n@a.b #123456';
  expect(plainText({ text: bound, code: '123456', host: 'a.b' })).toBe(bound);
  expect(plainText({ text: 'Grüße… « là » – ça', code: null, host: '' })).toBe(
    'Grusse... " la " - ca',
  );
});

test.each([
  [
    { status: 400, body: { code: 'VALIDATION_ERROR', message: 'Validation error', details: [] } },
    'refused',
    'zenvia VALIDATION_ERROR',
  ],
  [{ status: 401, body: {} }, 'refused', 'http 401'],
  [
    { status: 429, body: { code: 'TOO_MANY' }, headers: { 'retry-after': '9' } },
    'retry',
    'http 429',
  ],
  [{ status: 500, body: { code: 'INTERNAL_ERROR' } }, 'unsure', 'http 500'],
  [{ status: 503, body: {} }, 'retry', 'http 503'],
  [{ status: 200, body: {} }, 'unsure', 'badAnswer'],
  ['silent', 'unsure', 'noAnswer'],
  ['dropped', 'unsure', 'noAnswer'],
] as const)('%o is sorted by whether the message can be out', async (reply, outcome, reason) => {
  zenvia.replies.push(reply);
  expect(await failureOf(sms.send(parcelFor('11988888888')))).toMatchObject({ outcome, reason });
});

test('a landline reads no texts', async () => {
  expect(await failureOf(sms.send(parcelFor('1133334444')))).toMatchObject({
    outcome: 'refused',
    reason: 'impossiblePhone',
  });
  expect(zenvia.asked).toEqual([]);
});
