// A brand's own accounts for messages: sealed, for owners alone, tested with a real message.
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CustomerChannel } from '#contract/entities/brand.ts';
import type { MessageAccount } from '#contract/entities/console/message-account.ts';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, messageAccounts, messages, securityEvents } from '#server/database/schema.ts';
import { createLog } from '#server/log.ts';
import { enqueueMessage } from '#server/messages/enqueue.ts';
import { sendDue } from '#server/messages/send.ts';
import { openProvider } from '#test/local-provider.ts';
import { MAIL_PASSWORD, openMailServer } from '#test/mail-server.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

const TOKEN = 'EAAG-um-token-que-ninguem-le';

let world: World;
let owner: Visitor;
let provider: Awaited<ReturnType<typeof openProvider>>;
let mail: Awaited<ReturnType<typeof openMailServer>>;

beforeAll(async () => {
  provider = await openProvider();
  mail = await openMailServer();
  world = await openWorld({
    settings: {
      WHATSAPP_URL: `${provider.url}/v24.0`,
      SMS_URL: provider.url,
      SMTP_HOSTS: `127.0.0.1:${mail.port}`,
    },
  });
  owner = await member();
});
afterAll(async () => {
  await world.close();
  await provider.close();
  mail.close();
});
beforeEach(async () => {
  provider.asked.length = 0;
  provider.replies.length = 0;
  mail.received.length = 0;
  await world.services.db.delete(messages);
});

async function member(email?: string, brand: 'pizzaria' | 'burger' = 'pizzaria') {
  const visitor = world.visitor(brand);
  await signInStaff(visitor, email);
  return visitor;
}
const all = async (who = owner) =>
  readOutput('messageAccounts', (await who.call('messageAccounts')).body);
async function accountOf(canal: CustomerChannel, who = owner): Promise<MessageAccount> {
  const found = (await all(who)).contas.find((one) => one.canal === canal);
  return found ?? Promise.reject(new Error(canal));
}
const fields = (values: Record<string, string>) =>
  Object.entries(values).map(([nome, valor]) => ({ nome, valor }));
async function save(canal: CustomerChannel, values: Record<string, string>, who = owner) {
  const { revisao } = await accountOf(canal, who);
  return who.call('saveMessageAccount', { canal, campos: fields(values), revisao });
}
const rowOf = async (canal: CustomerChannel) =>
  (
    await world.services.db
      .select()
      .from(messageAccounts)
      .where(and(eq(messageAccounts.brandId, 1), eq(messageAccounts.canal, canal)))
  )[0];

const whatsapp = { numberId: '105512345', token: TOKEN, codeTemplate: 'codigo_acesso' };
const mailbox = () => ({
  host: '127.0.0.1',
  port: String(mail.port),
  security: 'starttls',
  user: 'pedidos',
  password: MAIL_PASSWORD,
  fromName: 'Forno da Vila',
  fromAddress: 'pedidos@forno.com.br',
});

// Rows: 1.27
test('a token is stored sealed, and is in no answer, no log and no export', async () => {
  const saved = await save('whatsapp', whatsapp);
  expect(saved.body).toMatchObject({
    contaPropria: true,
    segredosGuardados: ['token'],
    definidaPor: expect.any(String),
    definidaEm: world.now().toISOString(),
    urlAviso: expect.stringMatching(/\/api\/webhooks\/whatsapp\/[\w-]{20,}$/),
  });
  const log = await world.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.acao, 'saveMessageAccount'));
  const told = await world.services.db.select().from(messages);
  for (const text of [saved.body, await all(), log, await rowOf('whatsapp'), told])
    expect(JSON.stringify(text)).not.toContain(TOKEN);
  expect(log).toHaveLength(1);
  expect(told.map(({ toStaff, texto }) => [toStaff, /WhatsApp/.test(texto)])).toContainEqual([
    true,
    true,
  ]);
  const [event] = await world.services.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.kind, 'messageAccountChanged'))
    .orderBy(desc(securityEvents.id));
  expect(event).toBeDefined();
});

test('saving without a secret keeps it, but not for another mail server', async () => {
  const { token: _, ...rest } = whatsapp;
  const saved = await save('whatsapp', { ...rest, codeTemplate: 'outro_modelo' });
  expect(saved.body).toMatchObject({ segredosGuardados: ['token'] });
  expect((await save('email', mailbox())).body).toMatchObject({ contaPropria: true });
  const { password: __, ...without } = mailbox();
  expect((await save('email', { ...without, fromName: 'Forno' })).body).toMatchObject({
    segredosGuardados: ['password'],
  });
  const elsewhere = await save('email', { ...without, host: 'smtp.ladrao.com', port: '587' });
  expect(elsewhere.body).toMatchObject({
    codErro: failureCodes.accountFieldWrong,
    mensagem: expect.stringContaining('password'),
  });
});

test.each([
  ['whatsapp', { ...whatsapp, numberId: '../../me' }, 'numberId'],
  ['whatsapp', { ...whatsapp, codeTemplate: 'Com espaço' }, 'codeTemplate'],
  ['sms', { token: 'x y', sender: 'forno' }, 'token'],
  ['email', { host: '10.0.0.1' }, 'host'],
  ['email', { host: 'mail.internal' }, 'host'],
  ['email', { host: 'smtp.forno.com.br', port: '6379' }, 'port'],
  ['email', { host: 'smtp.forno.com.br', port: '25' }, 'port'],
  ['email', { fromAddress: 'a@b\r\nBcc: x@y.z' }, 'fromAddress'],
] as const)('%s with %o is refused', async (canal, values, field) => {
  const typed = canal === 'email' ? { ...mailbox(), ...values } : values;
  expect((await save(canal, typed)).body).toMatchObject({
    codErro: failureCodes.accountFieldWrong,
    mensagem: expect.stringContaining(field),
  });
});

test('a test message goes to the owner by the stored account, and the answer is told', async () => {
  await save('email', mailbox());
  const { body } = await owner.call('testMessageAccount', { canal: 'email' });
  expect(body).toMatchObject({ resultado: 'aceito', destinatario: 'painel@demo.quitute.app' });
  expect(mail.received[0]).toMatchObject({ to: ['painel@demo.quitute.app'], user: 'pedidos' });
  await save('email', { ...mailbox(), password: 'errada' });
  expect((await owner.call('testMessageAccount', { canal: 'email' })).body).toMatchObject({
    resultado: 'recusado',
    detalhe: 'smtp 535',
  });
  expect(await accountOf('email')).toMatchObject({
    problema: { motivo: 'smtp 535', recusada: true },
  });
  await save('email', mailbox());
  expect((await accountOf('email')).problema).toBeNull();

  await save('whatsapp', whatsapp);
  provider.replies.push({ status: 401, body: { error: { code: 190, message: TOKEN } } });
  const refused = await owner.call('testMessageAccount', {
    canal: 'whatsapp',
    telefone: '11987654321',
  });
  expect(refused.body).toMatchObject({ resultado: 'recusado', detalhe: 'whatsapp 190' });
  expect(provider.asked[0]).toMatchObject({
    path: '/v24.0/105512345/messages',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect((await owner.call('testMessageAccount', { canal: 'whatsapp' })).body.codErro).toBe(
    failureCodes.accountFieldWrong,
  );
  const none = await owner.call('testMessageAccount', { canal: 'sms', telefone: '11987654321' });
  expect(none.body.codErro).toBe(failureCodes.notFound);
});

test('a host whose name leads inside the network is refused when it is used', async () => {
  await save('email', { ...mailbox(), host: 'localhost.quitute.app', port: '587' });
  await world.services.db
    .update(messageAccounts)
    .set({ settings: { ...(await rowOf('email'))?.settings, host: 'localhost' } })
    .where(and(eq(messageAccounts.brandId, 1), eq(messageAccounts.canal, 'email')));
  expect((await owner.call('testMessageAccount', { canal: 'email' })).body).toMatchObject({
    resultado: 'recusado',
    detalhe: 'internalAddress',
  });
  await save('email', mailbox());
});

test('accounts are the owner’s business, with fresh proof and a second step', async () => {
  const { notYours, signInNeeded, proofNeeded, secondStepRequired, changedMeanwhile } =
    failureCodes;
  const { revisao } = await accountOf('sms');
  const sms = { canal: 'sms', campos: fields({ token: 'um-token', sender: 'forno' }), revisao };
  const choice = { canal: 'sms', usaPlataforma: false, revisao };
  const tries = async (who: Visitor) => [
    (await who.call('messageAccounts')).body.codErro,
    (await who.call('saveMessageAccount', sms)).body.codErro,
    (await who.call('removeMessageAccount', choice)).body.codErro,
    (await who.call('choosePlatformMessages', choice)).body.codErro,
    (await who.call('testMessageAccount', { canal: 'email' })).body.codErro,
  ];
  expect(await tries(await member('gerente@forno.quitute.app'))).toEqual(Array(5).fill(notYours));
  expect(await tries(world.visitor('pizzaria'))).toEqual(Array(5).fill(signInNeeded));
  const { env } = world.services;
  world.services.env = { ...env, demo: false };
  expect((await owner.call('saveMessageAccount', sms)).body.codErro).toBe(secondStepRequired);
  world.services.env = env;
  world.setNow(world.after(6 * 60_000));
  expect((await owner.call('saveMessageAccount', sms)).body.codErro).toBe(proofNeeded);
  expect((await owner.call('choosePlatformMessages', choice)).body.codErro).toBe(proofNeeded);
  world.setNow(null);
  const stale = { ...sms, revisao: 'x'.repeat(22) };
  expect((await owner.call('saveMessageAccount', stale)).body.codErro).toBe(changedMeanwhile);
});

test('one brand’s account is no other’s, and its sealed secrets open in no other row', async () => {
  await save('whatsapp', whatsapp);
  const other = await member(undefined, 'burger');
  expect(await accountOf('whatsapp', other)).toMatchObject({ contaPropria: false, campos: [] });
  const row = await rowOf('whatsapp');
  await world.services.db
    .update(messageAccounts)
    .set({ settings: row?.settings ?? {} })
    .where(and(eq(messageAccounts.brandId, 3), eq(messageAccounts.canal, 'whatsapp')));
  expect(await accountOf('whatsapp', other)).toMatchObject({ ilegivel: true });
  await world.services.db
    .update(messageAccounts)
    .set({ settings: null })
    .where(and(eq(messageAccounts.brandId, 3), eq(messageAccounts.canal, 'whatsapp')));
});

test('a removed account leaves messages waiting, and the owner’s word sends them', async () => {
  await save('whatsapp', whatsapp);
  const lines: string[] = [];
  const sandbox = world.services.messengers.whatsapp;
  const services = {
    ...world.services,
    log: createLog('debug', world.now, (line) => lines.push(line)),
    messengers: { ...world.services.messengers, whatsapp: { ...sandbox, sandbox: false } },
  };
  const { revisao } = await accountOf('whatsapp');
  await owner.call('removeMessageAccount', { canal: 'whatsapp', usaPlataforma: false, revisao });
  expect(await rowOf('whatsapp')).toMatchObject({ settings: null, usesDeployment: false });
  await enqueueMessage(world.services.db, {
    brandId: 1,
    channel: 'whatsapp',
    to: '11987654321',
    kind: 'loginCode',
    language: 'pt-BR',
    text: 'Seu código é 123456',
    code: '123456',
    now: world.now(),
  });
  await sendDue(services, 'whatsapp');
  const message = async () =>
    (await world.services.db.select().from(messages).where(eq(messages.canal, 'whatsapp')))[0];
  expect(await message()).toMatchObject({
    state: 'waiting',
    motivoFalha: 'noAccount',
    tentativas: 0,
  });
  expect((await accountOf('whatsapp')).esperando).toBe(1);
  const now = await accountOf('whatsapp');
  await owner.call('choosePlatformMessages', {
    canal: 'whatsapp',
    usaPlataforma: true,
    revisao: now.revisao,
  });
  await sendDue(services, 'whatsapp');
  expect(await message()).toMatchObject({ state: 'sent', tentativas: 1 });
  expect(lines.join('')).not.toMatch(/987654321|123456|Seu código/);
});
