import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#server/database/schema.ts';
import { openWorld, type World } from '#test/world.ts';
import { createApi } from './api.ts';
import { enqueueMessage } from './messages/enqueue.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const whatsapp = {
  url: 'https://graph.facebook.com/v24.0',
  token: 't',
  numberId: '1',
  appSecret: 'app-secret',
  verifyToken: 'palavra',
  codeTemplate: 'c',
  textTemplate: null,
};
const apiWith = (settings: typeof whatsapp | null) => {
  const { env } = world.services;
  return createApi({ ...world.services, env: { ...env, messages: { ...env.messages, whatsapp: settings } } });
};
const ask = (query: string, settings: typeof whatsapp | null = whatsapp) => apiWith(settings).request(`/webhooks/whatsapp?${query}`);

test('the address is registered by whoever knows the word, and by nobody else', async () => {
  const right = await ask('hub.mode=subscribe&hub.verify_token=palavra&hub.challenge=1158201444');
  expect([right.status, await right.text()]).toEqual([200, '1158201444']);
  expect((await ask('hub.mode=subscribe&hub.verify_token=outra&hub.challenge=1')).status).toBe(403);
  expect((await ask('hub.mode=subscribe&hub.verify_token=palavra&hub.challenge=1', null)).status).toBe(403);
  expect((await ask('')).status).toBe(403);
});

test('signed news says what arrived, once is enough and twice is harmless; unsigned news says nothing', async () => {
  const { db } = world.services;
  await enqueueMessage(db, { brandId: 1, channel: 'whatsapp', to: '11987654321', kind: 'notice', language: 'pt-BR', text: 'Oi' });
  await db.update(messages).set({ state: 'sent', providerId: 'wamid.A' });
  const tell = (status: object, secret = 'app-secret') => {
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: 'W', changes: [{ field: 'messages', value: { statuses: [status] } }] }] });
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    return apiWith(whatsapp).request('/webhooks/whatsapp', { method: 'POST', body, headers: { 'x-hub-signature-256': signature } });
  };
  const failed = { id: 'wamid.A', status: 'failed', errors: [{ code: 131_026, title: 'Undeliverable' }] };
  const delivered = { id: 'wamid.A', status: 'delivered' };
  const now = async () => (await db.select().from(messages))[0];
  expect((await tell(failed, 'wrong')).status).toBe(403);
  expect(await now()).toMatchObject({ state: 'sent', error: null });
  expect((await tell(failed)).status).toBe(200);
  expect(await now()).toMatchObject({ state: 'failed', error: 'whatsapp 131026' });
  for (const news of [delivered, failed, delivered]) expect((await tell(news)).status).toBe(200);
  expect(await now()).toMatchObject({ state: 'sent', error: null, deliveredAt: expect.any(Date) });
});
