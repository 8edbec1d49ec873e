import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openProvider } from '#test/local-provider.ts';
import { failureOf, parcelFor } from '#test/parcel.ts';
import type { CloudApiSettings } from '../settings.ts';
import { createCloudApi } from './cloud-api.ts';
import { isSigned, readDeliveries } from './webhook.ts';

let meta: Awaited<ReturnType<typeof openProvider>>;
let settings: CloudApiSettings;
beforeAll(async () => {
  meta = await openProvider();
  settings = {
    url: `${meta.url}/v24.0`,
    token: 'system-token',
    numberId: '1055',
    appSecret: null,
    verifyToken: null,
    codeTemplate: 'codigo_acesso',
    textTemplate: null,
    language: null,
  };
});
beforeEach(() => {
  meta.asked.length = 0;
  meta.replies.length = 0;
});
afterAll(() => meta.close());

const taken = {
  status: 200,
  body: {
    messaging_product: 'whatsapp',
    contacts: [{ input: '5511987654321', wa_id: '551187654321' }],
    messages: [{ id: 'wamid.A', message_status: 'accepted' }],
  },
};
const refusal = (code: number) => ({
  status: 400,
  body: {
    error: {
      message: `(#${code}) No`,
      type: 'OAuthException',
      code,
      error_data: { details: '11987654321' },
      fbtrace_id: 'x',
    },
  },
});
const sent = () => JSON.parse(meta.asked[0]?.body.toString() ?? '{}') as Record<string, unknown>;

test('a code goes as the template that was approved for it, said twice', async () => {
  meta.replies.push(taken);
  const answer = await createCloudApi(settings).send(
    parcelFor('11987654321', { kind: 'loginCode', code: '123456', text: 'Seu código é 123456' }),
  );
  expect(answer).toEqual({ providerId: 'wamid.A' });
  expect(meta.asked[0]).toMatchObject({
    method: 'POST',
    path: '/v24.0/1055/messages',
    headers: { authorization: 'Bearer system-token' },
  });
  expect(sent()).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '5511987654321',
    type: 'template',
    template: {
      name: 'codigo_acesso',
      language: { code: 'pt_BR' },
      components: [
        { type: 'body', parameters: [{ type: 'text', text: '123456' }] },
        {
          type: 'button',
          sub_type: 'url',
          index: '0',
          parameters: [{ type: 'text', text: '123456' }],
        },
      ],
    },
  });
});

test('other texts are sent as they are, or as a template’s one-line parameter', async () => {
  meta.replies.push(taken);
  await createCloudApi(settings).send(parcelFor('11987654321', { text: 'Um\nDois' }));
  expect(sent()).toMatchObject({ type: 'text', text: { preview_url: false, body: 'Um\nDois' } });
  meta.asked.length = 0;
  await createCloudApi({ ...settings, textTemplate: 'aviso_pedido' }).send(
    parcelFor('11987654321', { text: 'Um\n\tDois     três' }),
  );
  expect(sent()).toMatchObject({
    template: {
      name: 'aviso_pedido',
      components: [{ type: 'body', parameters: [{ type: 'text', text: 'Um Dois três' }] }],
    },
  });
});

test.each([
  [131_056, 'retry'],
  [130_429, 'retry'],
  [131_026, 'refused'],
  [131_047, 'refused'],
  [132_001, 'refused'],
  [190, 'refused'],
])('Meta answers %i: %s, and its sentence goes no further', async (code, outcome) => {
  meta.replies.push(refusal(code));
  expect(await failureOf(createCloudApi(settings).send(parcelFor('11987654321')))).toEqual({
    outcome,
    reason: `whatsapp ${code}`,
    waitSeconds: 0,
  });
});

test.each([
  [{ status: 429, headers: { 'retry-after': '30' } }, 'retry', 'http 429'],
  [{ status: 503, body: '<html>' }, 'retry', 'http 503'],
  [{ status: 502, body: '<html>' }, 'unsure', 'http 502'],
  [{ status: 200, body: 'ok' }, 'unsure', 'badAnswer'],
  ['dropped', 'unsure', 'noAnswer'],
  ['silent', 'unsure', 'noAnswer'],
] as const)(
  'an answer that tells nothing is sorted by whether the message can be out: %o',
  async (reply, outcome, reason) => {
    meta.replies.push(reply);
    expect(
      await failureOf(createCloudApi(settings, 1500).send(parcelFor('11987654321'))),
    ).toMatchObject({ outcome, reason });
  },
);

test('an unreachable provider received nothing', async () => {
  const closed = await openProvider();
  await closed.close();
  const away = createCloudApi({ ...settings, url: closed.url });
  expect(await failureOf(away.send(parcelFor('11987654321')))).toMatchObject({ outcome: 'retry' });
});

test('no message is paid for to a number that cannot exist', async () => {
  for (const to of ['1198765432', '0198765432', '11587654321', '119']) {
    expect(await failureOf(createCloudApi(settings).send(parcelFor(to))), to).toMatchObject({
      outcome: 'refused',
      reason: 'impossiblePhone',
    });
  }
  expect(meta.asked).toEqual([]);
});

test('webhooks are accepted only with a signature over the raw bytes', () => {
  const body = Buffer.from('{"object":"whatsapp_business_account","entry":[]}');
  const right = 'sha256=d3e4f9da0ce6c71ab3dba55929b8eeeee2455349e534924ead19f98d143e904f';
  expect(isSigned(body, right, 'app-secret')).toBe(true);
  expect(isSigned(Buffer.concat([body, Buffer.from(' ')]), right, 'app-secret')).toBe(false);
  expect(isSigned(body, right, 'other')).toBe(false);
  expect(isSigned(body, undefined, 'app-secret')).toBe(false);
});

test('only notices about our own messages are read', () => {
  const statuses = [
    { id: 'wamid.A', status: 'sent', timestamp: '1700000000', recipient_id: '5511' },
    { id: 'wamid.A', status: 'delivered' },
    { id: 'wamid.B', status: 'failed', errors: [{ code: 131_026, title: 'Undeliverable' }] },
  ];
  const value = { messaging_product: 'whatsapp', statuses };
  expect(
    readDeliveries({
      entry: [
        {
          id: 'W',
          changes: [
            { field: 'messages', value },
            { field: 'messages', value: { messages: [{ text: 'Oi' }] } },
          ],
        },
      ],
    }),
  ).toEqual([
    { providerId: 'wamid.A', arrived: true, error: null },
    { providerId: 'wamid.B', arrived: false, error: 'whatsapp 131026' },
  ]);
  expect(readDeliveries(null)).toEqual([]);
});
