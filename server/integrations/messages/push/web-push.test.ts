import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { openProvider } from '#test/local-provider.ts';
import { failureOf, parcelFor } from '#test/parcel.ts';
import { pushBrowser } from '#test/push-browser.ts';
import type { Messenger } from '../port.ts';
import { isPushService } from './hosts.ts';
import { createPush } from './web-push.ts';

let service: Awaited<ReturnType<typeof openProvider>>;
let push: Messenger;
const keys = webPush.generateVAPIDKeys();
const browser = pushBrowser();
const subscription = () => ({ endpoint: `${service.url}/send/abc`, ...browser.keys });

beforeAll(async () => {
  service = await openProvider();
  push = createPush(
    { contact: 'mailto:avisos@quitute.app', keys: null, hosts: ['127.0.0.1'] },
    async () => keys,
    1500,
  );
});
beforeEach(() => {
  service.asked.length = 0;
  service.replies.length = 0;
});
afterAll(() => service.close());

test('the push service learns only the sender; the browser can read the message', async () => {
  service.replies.push({ status: 201 });
  await push.send(parcelFor('', { push: subscription(), link: '/delivery/pedido/12/3' }));
  const [asked] = service.asked;
  expect(asked).toMatchObject({
    path: '/send/abc',
    headers: { ttl: '600', urgency: 'high', 'content-encoding': 'aes128gcm' },
  });
  expect(asked?.headers.topic).toMatch(/^[\w-]{32}$/);
  expect(asked?.body.toString('latin1')).not.toContain('pedido');
  expect(JSON.parse(browser.open(asked?.body ?? Buffer.alloc(0)))).toEqual({
    title: 'Pedido 12 · Pizzaria da Praça',
    body: 'A loja aceitou o seu pedido 12.',
    tag: 'order-1-12',
    url: '/delivery/pedido/12/3',
  });
  const [, head = '', claims = '', signature = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(asked?.headers.authorization ?? '') ?? [];
  const point = Buffer.from(keys.publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = {
    key: createPublicKey({ key: jwk, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  } as const;
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url')),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: service.url,
    sub: 'mailto:avisos@quitute.app',
  });
});

test.each([
  [{ status: 410 }, 'gone'],
  [{ status: 404 }, 'gone'],
  [{ status: 413 }, 'refused'],
  [{ status: 429, headers: { 'retry-after': '7' } }, 'retry'],
  [{ status: 502 }, 'retry'],
  ['silent', 'unsure'],
] as const)('the service answers %o: %s', async (reply, outcome) => {
  service.replies.push(reply);
  expect(await failureOf(push.send(parcelFor('', { push: subscription() })))).toMatchObject({
    outcome,
  });
});

test('the server connects only to push services, whatever address a stranger sends', async () => {
  const strangers = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://169.254.169.254/',
    'file:///etc/passwd',
    'x',
  ];
  expect(strangers.filter((address) => isPushService(address, []))).toEqual([]);
  const services = [
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-by3p.notify.windows.com/w/?token=a',
  ];
  expect(services.filter((address) => !isPushService(address, []))).toEqual([]);
  const closed = createPush({ contact: 'mailto:a@b.c', keys: null, hosts: [] }, async () => keys);
  expect(await failureOf(closed.send(parcelFor('', { push: subscription() })))).toMatchObject({
    outcome: 'refused',
    reason: 'unknownPushService',
  });
  expect(service.asked).toEqual([]);
});

test('keys that no browser made end the subscription', async () => {
  expect(
    await failureOf(push.send(parcelFor('', { push: { ...subscription(), p256dh: 'AAAA' } }))),
  ).toMatchObject({ outcome: 'gone' });
});
