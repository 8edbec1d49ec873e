// Messages by a brand's own account: who sends what, what waits, and that a broken account delays
// nobody else.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageAccounts, messages } from '#server/database/schema.ts';
import { sealOwn } from '#server/integrations/messages/own-account.ts';
import type { Messenger, Parcel } from '#server/integrations/messages/port.ts';
import { createLog } from '#server/log.ts';
import { tellMessageTrouble } from '#server/message-accounts/tell-trouble.ts';
import { openProvider, type Reply } from '#test/local-provider.ts';
import { openWorld, type World } from '#test/world.ts';
import { enqueueMessage, type NewMessage } from './enqueue.ts';
import { createSender, type SenderNeeds, sendDue } from './send.ts';

const OWN = 1;
const OTHER = 2;
const TOKEN = 'token-da-marca';

let world: World;
let meta: Awaited<ReturnType<typeof openProvider>>;
let time: Date;
let lines: string[];
/** What left by the deployment's account. */
let platform: Parcel[];

beforeAll(async () => {
  meta = await openProvider();
  world = await openWorld({ settings: { WHATSAPP_URL: meta.url } });
});
afterAll(async () => {
  await world.close();
  await meta.close();
});
beforeEach(async () => {
  time = new Date('2026-11-20T12:00:00Z');
  lines = [];
  platform = [];
  meta.asked.length = 0;
  meta.replies.length = 0;
  await world.services.db.delete(messages);
  await choose(OWN, { usesDeployment: false, own: true });
  await choose(OTHER, { usesDeployment: true, own: false });
});

const services = (): SenderNeeds => {
  const deployment: Messenger = {
    sandbox: false,
    repeatable: false,
    async send(parcel) {
      platform.push(parcel);
      return { providerId: 'P' };
    },
    close: () => undefined,
  };
  return {
    ...world.services,
    now: () => time,
    log: createLog(
      'debug',
      () => time,
      (line) => lines.push(line),
    ),
    messengers: { ...world.services.messengers, whatsapp: deployment, email: deployment },
  };
};
const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};
const rowIs = (brandId: number) =>
  and(eq(messageAccounts.brandId, brandId), eq(messageAccounts.canal, 'whatsapp'));

async function choose(
  brandId: number,
  { usesDeployment, own }: { usesDeployment: boolean | null; own: boolean },
) {
  const { db, secret, brands } = world.services;
  const open = { numberId: String(brandId), codeTemplate: 'codigo' };
  const whose = { brandId, canal: 'whatsapp' } as const;
  await db
    .update(messageAccounts)
    .set({
      settings: own ? sealOwn(secret, whose, open, { token: TOKEN }) : null,
      usesDeployment,
      setAt: own ? time : null,
      failures: 0,
      trouble: null,
      troubleAt: null,
      pausedUntil: null,
      toldAt: null,
    })
    .where(rowIs(brandId));
  brands.forget(brandId);
}
const accountOf = async (brandId: number) =>
  (await world.services.db.select().from(messageAccounts).where(rowIs(brandId)))[0];
const write = (rest: Partial<NewMessage> = {}) =>
  enqueueMessage(world.services.db, {
    brandId: OWN,
    channel: 'whatsapp',
    to: '11987654321',
    kind: 'loginCode',
    language: 'pt-BR',
    text: 'Seu código é 123456',
    now: time,
    ...((rest.kind ?? 'loginCode') === 'loginCode' ? { code: '123456' } : {}),
    ...rest,
  });
const rows = (brandId = OWN) =>
  world.services.db
    .select()
    .from(messages)
    .where(eq(messages.brandId, brandId))
    .orderBy(messages.id);

const taken: Reply = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };
const refused: Reply = { status: 401, body: { error: { code: 190, message: TOKEN } } };

test('each brand’s messages leave by its own account, the others by the deployment’s', async () => {
  meta.replies.push(taken);
  await write();
  await write({ brandId: OTHER, text: 'Da plataforma' });
  await sendDue(services(), 'whatsapp');
  expect(meta.asked).toHaveLength(1);
  expect(meta.asked[0]).toMatchObject({
    path: '/1/messages',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(platform.map(({ text }) => text)).toEqual(['Da plataforma']);
  expect((await rows())[0]).toMatchObject({
    state: 'sent',
    providerId: 'wamid.1',
    texto: '',
    code: null,
  });
  expect(lines.join('')).not.toMatch(/token-da-marca|987654321|123456/);
});

test('a refused account is paused, and its messages wait for the owner', async () => {
  meta.replies.push(refused);
  for (let number = 0; number < 9; number++) await write();
  await sendDue(services(), 'whatsapp');
  expect(meta.asked.length, 'not once for each message').toBeLessThanOrEqual(4);
  expect(platform).toEqual([]);
  for (const row of await rows())
    expect(row).toMatchObject({ state: 'waiting', motivoFalha: 'whatsapp 190', tentativas: 0 });
  expect(await accountOf(OWN)).toMatchObject({ trouble: 'whatsapp 190', troubleAt: time });
  const asked = meta.asked.length;
  later(1);
  await sendDue(services(), 'whatsapp');
  expect(meta.asked).toHaveLength(asked);
  meta.replies.splice(0, 1, taken);
  later(5);
  await sendDue(services(), 'whatsapp');
  expect((await rows()).every(({ state }) => state === 'sent')).toBe(true);
  expect(await accountOf(OWN)).toMatchObject({ trouble: null, failures: 0, pausedUntil: null });
});

test('with the owner’s consent the deployment’s account sends for a refused one', async () => {
  await choose(OWN, { usesDeployment: true, own: true });
  meta.replies.push(refused);
  await write();
  await sendDue(services(), 'whatsapp');
  expect(platform).toHaveLength(1);
  expect((await rows())[0]).toMatchObject({ state: 'sent' });
});

test('before the owner was asked the deployment’s account sends codes and no notices', async () => {
  await choose(OTHER, { usesDeployment: null, own: false });
  await write({ brandId: OTHER });
  await write({ brandId: OTHER, kind: 'orderMoved', text: 'Saiu' });
  await sendDue(services(), 'whatsapp');
  expect(platform.map(({ kind }) => kind)).toEqual(['loginCode']);
  await choose(OTHER, { usesDeployment: false, own: false });
  await write({ brandId: OTHER });
  later(2);
  await sendDue(services(), 'whatsapp');
  expect(platform).toHaveLength(1);
});

test('what owners are told never leaves by an account that one of them changed', async () => {
  meta.replies.push(taken);
  await write({ kind: 'notice', toStaff: true, text: 'Mudança importante' });
  await sendDue(services(), 'whatsapp');
  expect(platform.map(({ text }) => text)).toEqual(['Mudança importante']);
  expect(meta.asked).toEqual([]);
});

test('a message that may have been sent is not sent again by the other account', async () => {
  await choose(OWN, { usesDeployment: true, own: true });
  meta.replies.push('dropped');
  await write();
  await sendDue(services(), 'whatsapp');
  later(20);
  await sendDue(services(), 'whatsapp');
  expect((await rows())[0]).toMatchObject({ state: 'unsure', motivoFalha: 'noAnswer' });
  expect(platform).toEqual([]);
  expect(await accountOf(OWN)).toMatchObject({ failures: 1, pausedUntil: null });
});

test('a provider that is away three times is left alone for a while', async () => {
  meta.replies.push({ status: 502, body: '<html>' });
  for (let number = 0; number < 6; number++) await write();
  await sendDue(services(), 'whatsapp');
  expect(meta.asked).toHaveLength(4);
  const { pausedUntil } = (await accountOf(OWN)) ?? {};
  expect(pausedUntil?.getTime()).toBeGreaterThan(time.getTime());
  expect((await rows()).filter(({ state }) => state === 'waiting')).toHaveLength(2);
});

test('an account that hangs delays no other brand', async () => {
  meta.replies.push('silent');
  await write();
  await write({ brandId: OTHER });
  const sender = createSender(services(), 'whatsapp');
  expect(await sender.round()).toBe(1);
  expect(platform, 'sent while the other still hangs').toHaveLength(1);
  // A round does not wait for the lane that it starts.
  await expect.poll(() => meta.asked).toHaveLength(1);
  expect((await rows())[0]).toMatchObject({ state: 'sending' });
  await write({ brandId: OTHER });
  expect(await sender.round()).toBe(1);
  await meta.close();
  meta = await openProvider();
  sender.stop();
  await sender.settled();
  expect((await rows())[0]).toMatchObject({ state: 'unsure' });
});

test('owners are told once of a refused account, by the deployment’s mail', async () => {
  const { db } = world.services;
  const set = { trouble: 'whatsapp 190', troubleAt: time, pausedUntil: time, failures: 1 };
  await db.update(messageAccounts).set(set).where(rowIs(OWN));
  await tellMessageTrouble(services() as typeof world.services);
  await tellMessageTrouble(services() as typeof world.services);
  const told = (await rows()).filter(({ canal }) => canal === 'email');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ toStaff: true, recipient: 'painel@demo.quitute.app' });
  expect(told[0]?.texto).toContain('/painel/mensagens/contas');
  await sendDue(services(), 'email');
  expect(platform).toHaveLength(1);
});

test('an account of another key waits and does not break the lane', async () => {
  const { db } = world.services;
  await db
    .update(messageAccounts)
    .set({ settings: { sealed: 'v1.nonsense' } })
    .where(rowIs(OWN));
  await write();
  await sendDue(services(), 'whatsapp');
  expect((await rows())[0]).toMatchObject({ state: 'waiting', motivoFalha: 'unreadable' });
});
