import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers, messages } from '#server/database/schema.ts';
import { storeOf } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';
import { phoneOf } from './account/answer-chat.ts';
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
  language: null,
};
const apiWith = (settings: typeof whatsapp | null) => {
  const { env } = world.services;
  return createApi({
    ...world.services,
    env: { ...env, messages: { ...env.messages, whatsapp: settings } },
  });
};
const ask = (query: string, settings: typeof whatsapp | null = whatsapp) =>
  apiWith(settings).request(`/webhooks/whatsapp?${query}`);

test('the address is registered only with the verification token', async () => {
  const right = await ask('hub.mode=subscribe&hub.verify_token=palavra&hub.challenge=1158201444');
  expect([right.status, await right.text()]).toEqual([200, '1158201444']);
  expect((await ask('hub.mode=subscribe&hub.verify_token=outra&hub.challenge=1')).status).toBe(403);
  expect(
    (await ask('hub.mode=subscribe&hub.verify_token=palavra&hub.challenge=1', null)).status,
  ).toBe(403);
  expect((await ask('')).status).toBe(403);
});

function post(value: object, secret = 'app-secret') {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: 'W', changes: [{ field: 'messages', value }] }],
  });
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return apiWith(whatsapp).request('/webhooks/whatsapp', {
    method: 'POST',
    body,
    headers: { 'x-hub-signature-256': signature },
  });
}

test('signed delivery notices count once, and unsigned ones are ignored', async () => {
  const { db } = world.services;
  await enqueueMessage(db, {
    brandId: 1,
    channel: 'whatsapp',
    to: '11987654321',
    kind: 'notice',
    language: 'pt-BR',
    text: 'Oi',
    now: world.now(),
  });
  await db.update(messages).set({ state: 'sent', providerId: 'wamid.A' });
  const tell = (status: object, secret?: string) => post({ statuses: [status] }, secret);
  const failed = {
    id: 'wamid.A',
    status: 'failed',
    errors: [{ code: 131_026, title: 'Undeliverable' }],
  };
  const delivered = { id: 'wamid.A', status: 'delivered' };
  const now = async () => (await db.select().from(messages))[0];
  expect((await tell(failed, 'wrong')).status).toBe(403);
  expect(await now()).toMatchObject({ state: 'sent', motivoFalha: null });
  expect((await tell(failed)).status).toBe(200);
  expect(await now()).toMatchObject({ state: 'failed', motivoFalha: 'whatsapp 131026' });
  for (const message of [delivered, failed, delivered])
    expect((await tell(message)).status).toBe(200);
  expect(await now()).toMatchObject({
    state: 'sent',
    motivoFalha: null,
    deliveredAt: expect.any(Date),
  });
});

test('an old WhatsApp id without the ninth digit is its phone; a landline is unchanged', () => {
  expect(
    ['5511987654321', '551187654321', '551133224455', '351912345678', 'x'].map(phoneOf),
  ).toEqual(['11987654321', '11987654321', '1133224455', null, null]);
});

let numbers = 0;
const write = (from: string, text: string, { id = `wamid.in.${++numbers}`, to = '1' } = {}) =>
  post({
    metadata: { phone_number_id: to },
    contacts: [{ wa_id: from }],
    messages: [{ from, id, timestamp: '1700000000', type: 'text', text: { body: text } }],
  });
const answersTo = (telefone: string) =>
  world.services.db
    .select()
    .from(messages)
    .where(eq(messages.recipient, telefone))
    .orderBy(messages.id);

// Rows: 7.8
test('our link’s sentence, sent from an account’s phone, is answered by a login link', async () => {
  const visitor = world.visitor('pizzaria');
  const [row] = await world.services.db
    .select()
    .from(customers)
    .where(eq(customers.brandId, 1))
    .limit(1);
  const telefone = row?.telefone ?? '';
  const { id } = await storeOf(world, visitor);
  const link = String((await visitor.call('whatsappLoginLink', { idEstabelecimento: id })).body);
  const sentence = new URL(link).searchParams.get('text') ?? '';
  expect(sentence).not.toBe('');
  const from = `55${telefone.slice(0, 2)}${telefone.slice(3)}`;
  expect(
    (await write(from, `${sentence.toUpperCase()} Obrigada!`, { id: 'wamid.same' })).status,
  ).toBe(200);
  expect((await write(from, sentence, { id: 'wamid.same' })).status).toBe(200);
  const answers = await answersTo(telefone);
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatchObject({
    brandId: 1,
    canal: 'whatsapp',
    kind: 'loginLink',
    language: 'pt-BR',
  });
  const chave = /\/login\/Acesso\?chave=([\w-]+)/.exec(answers[0]?.texto ?? '')?.[1] ?? '';
  expect((await visitor.call('generalLogin', { chave })).body).toMatchObject({
    logado: true,
    cliente: { id: row?.id },
  });
  expect((await world.visitor('pizzaria').call('generalLogin', { chave })).body.codErro).not.toBe(
    0,
  );
});

test('an unknown phone is told how to sign up, other texts are left to staff', async () => {
  const help = 'Olá! Quero entrar na minha conta no Forno da Vila.';
  const name = (await world.services.brands.byId(1))?.settings.projectName ?? '';
  const sentence = help.replace('Forno da Vila', name);
  await write('5511900001111', 'Oi, vocês abrem hoje?');
  await write('5511900001111', sentence, { to: '2' });
  expect(await answersTo('11900001111')).toHaveLength(0);
  for (let tries = 0; tries < 9; tries++)
    expect((await write('5511900001111', sentence)).status).toBe(200);
  const answers = await answersTo('11900001111');
  expect(answers).toHaveLength(5);
  expect(answers[0]?.texto).toContain('/cadastro?telefone=11900001111');
  expect(answers.some(({ texto: text }) => text.includes('chave='))).toBe(false);
});

test.each([
  ['a NUL', '%00'],
  ['no UTF-8', '%ff'],
  ['a path', '..%2f'],
  ['a key of nobody', 'a'.repeat(32)],
  ['a long one', '-'.repeat(5000)],
])('what is no address of a brand’s number is refused: %s', async (_, key) => {
  const visitor = world.visitor('pizzaria');
  const path = `/api/webhooks/whatsapp/${key}`;
  expect((await visitor.request(`${path}?hub.mode=subscribe`)).status).toBe(403);
  expect((await visitor.request(path, { method: 'POST', body: '{}' })).status).toBe(403);
});
