// Codes to a phone, through the API: what they open, how often, and what they reveal.
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { accessCodes, messages, sessions } from '#server/database/schema.ts';
import { limits } from '#server/limits/limits.ts';
import { createLog } from '#server/log.ts';
import { ownDay } from '#test/own-day.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
const logged: string[] = [];
beforeAll(async () => {
  world = await openWorld();
  Object.assign(
    world.services.log,
    createLog('debug', world.now, (line) => logged.push(line)),
  );
});
afterAll(() => world.close());

const { time, later } = ownDay(() => world);

const MARINA = '11987650101';
const pizzaria = () => world.visitor('pizzaria');
const ask = (
  who: Visitor,
  telefone: string,
  digits?: number,
  call: 'sendWhatsappCode' | 'sendSmsCode' = 'sendWhatsappCode',
) =>
  who.call(
    call,
    { cliente: { telefone } },
    digits === undefined ? {} : { quantidadeNumero: String(digits) },
  );
const verify = (who: Visitor, telefone: string, codigoAcesso: string) =>
  who.call('verifyPhone', { telefone, codigoAcesso });

async function sentTo(telefone: string) {
  const rows = await world.services.db
    .select()
    .from(messages)
    .where(eq(messages.recipient, telefone))
    .orderBy(desc(messages.id))
    .limit(1);
  return rows[0] ?? expect.fail('nothing was sent');
}
const codeOf = async (telefone: string) => (await sentTo(telefone)).code ?? '';
/** Another code of the same length. */
const wrong = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

// Rows: 2.64, 5.5, 6.3, 7.5, 9.5
test('six digits by WhatsApp sign in, once', async () => {
  const marina = pizzaria();
  const { body } = await ask(marina, MARINA);
  expect(body).toMatchObject({
    codErro: 0,
    digitos: 6,
    segundosParaReenviar: 30,
    mensagem: 'Enviamos um código para seu WhatsApp.',
  });
  const sent = await sentTo(MARINA);
  expect(sent).toMatchObject({ canal: 'whatsapp', kind: 'loginCode' });
  const code = sent.code ?? '';
  expect(code).toMatch(/^\d{6}$/);
  const planted = marina.cookies.get('quitute_sessao');
  const opened = await verify(marina, MARINA, code);
  expect(opened.body).toMatchObject({
    logado: true,
    usuarios: [{ telefone: MARINA, hashSenha: null }],
  });
  expect(marina.cookies.get('quitute_sessao')).not.toBe(planted);
  expect((await marina.call('currentCustomer')).body).toMatchObject({ logado: true });
  expect((await verify(marina, MARINA, code)).body).toMatchObject({
    codErro: failureCodes.codeSpent,
  });
});

// Rows: 7.5, 9.5
test('asking for four digits does not weaken a login', async () => {
  const stranger = pizzaria();
  expect((await ask(stranger, MARINA, 4)).body).toMatchObject({ digitos: 6 });
  expect(await codeOf(MARINA)).toHaveLength(6);
  expect(await ask(stranger, '11987650109', 3)).toMatchObject({ status: 400 });
  expect((await verify(stranger, MARINA, '1234')).body).toMatchObject({
    codErro: failureCodes.codeSpent,
  });
});

test('a code counts only on the device that asked for it', async () => {
  await ask(pizzaria(), MARINA);
  const thief = pizzaria();
  later(60);
  await ask(thief, '11987650108');
  expect((await verify(thief, MARINA, await codeOf(MARINA))).body).toMatchObject({
    codErro: failureCodes.codeSpent,
  });
});

test('five wrong tries spend a code, and so do ten minutes', async () => {
  const marina = pizzaria();
  await ask(marina, MARINA);
  const code = await codeOf(MARINA);
  const tries: unknown[] = [];
  for (let round = 0; round < 5; round++)
    tries.push((await verify(marina, MARINA, wrong(code))).body.codErro);
  expect(tries).toEqual([...Array(4).fill(failureCodes.codeWrong), failureCodes.codeSpent]);
  expect((await verify(marina, MARINA, code)).body).toMatchObject({
    codErro: failureCodes.codeSpent,
  });
  later(30);
  await ask(marina, MARINA);
  later(601);
  expect((await verify(marina, MARINA, await codeOf(MARINA))).body).toMatchObject({
    codErro: failureCodes.codeSpent,
  });
});

test('concurrent guesses are each counted, and one of many right ones is used', async () => {
  const marina = pizzaria();
  await ask(marina, MARINA);
  const code = await codeOf(MARINA);
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => verify(marina, MARINA, wrong(code))),
  );
  expect(
    guesses.filter(({ body }) => body.codErro === failureCodes.codeWrong).length,
  ).toBeLessThanOrEqual(4);
  expect((await verify(marina, MARINA, code)).body).toMatchObject({
    codErro: failureCodes.codeSpent,
  });
  later(30);
  await ask(marina, MARINA);
  const fresh = await codeOf(MARINA);
  const right = await Promise.all([1, 2, 3].map(() => verify(marina, MARINA, fresh)));
  expect(right.filter(({ body }) => body.codErro === 0)).toHaveLength(1);
});

// Rows: 4.29, 9.3
test('the server keeps a countdown per channel, and a new code replaces the old one', async () => {
  const marina = pizzaria();
  await ask(marina, MARINA);
  const first = await codeOf(MARINA);
  later(12);
  expect((await ask(marina, MARINA)).body).toMatchObject({
    codErro: failureCodes.waitToResend,
    mensagem: 'Aguarde 18 segundos para enviar novamente',
    detalhes: { segundosParaReenviar: 18 },
  });
  expect((await ask(marina, MARINA, 6, 'sendSmsCode')).body).toMatchObject({
    codErro: 0,
    mensagem: 'Enviamos um código por SMS.',
  });
  const waits: unknown[] = [];
  for (const seconds of [30, 45, 60, 120, 120]) {
    later(seconds);
    waits.push((await ask(marina, MARINA)).body.segundosParaReenviar);
  }
  expect(waits).toEqual([45, 60, 120, 120, 120]);
  const last = await codeOf(MARINA);
  if (first !== last)
    expect((await verify(marina, MARINA, first)).body).toMatchObject({
      codErro: failureCodes.codeWrong,
    });
  expect((await verify(marina, MARINA, last)).body).toMatchObject({ logado: true });
});

test('two requests at once send one code', async () => {
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => ask(pizzaria(), '11987650444')),
  );
  expect(replies.filter(({ body }) => body.codErro === 0)).toHaveLength(1);
  expect(
    await world.services.db
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.recipient, '11987650444')),
  ).toHaveLength(1);
});

test('a phone without an account gets the same answer, and may sign up as proved', async () => {
  const nobody = '11987650777';
  const visitor = pizzaria();
  const [known, unknown] = [
    (await ask(pizzaria(), MARINA)).body,
    (await ask(visitor, nobody)).body,
  ];
  expect(unknown).toEqual(known);
  expect((await verify(visitor, nobody, await codeOf(nobody))).body).toMatchObject({
    codErro: 0,
    logado: false,
    usuarios: [],
  });
  const { body } = await visitor.call('registerCustomer', {
    nome: 'Nina Prado',
    telefone: nobody,
    senha: 'segredo-da-Nina',
  });
  expect(body).toMatchObject({ logado: true });
  const other = pizzaria();
  later(60);
  await ask(other, nobody);
  await verify(other, nobody, await codeOf(nobody));
  // After proving the phone, the customer keeps the password.
  expect(
    (await pizzaria().call('authenticate', { identificador: nobody, senha: 'segredo-da-Nina' }))
      .body,
  ).toMatchObject([{ logado: true }]);
});

test('an account with an unverified phone goes to the person who proves the phone', async () => {
  const phone = '11987650555';
  const thief = pizzaria();
  await thief.call('registerCustomer', { nome: 'Otto', telefone: phone, senha: 'segredo-do-Otto' });
  const owner = pizzaria();
  await ask(owner, phone);
  expect((await verify(owner, phone, await codeOf(phone))).body).toMatchObject({ logado: true });
  expect((await thief.call('currentCustomer')).body).toMatchObject({ logado: false });
  expect(
    (await pizzaria().call('authenticate', { identificador: phone, senha: 'segredo-do-Otto' }))
      .body,
  ).toMatchObject([
    {
      codErro: failureCodes.signInMismatch,
    },
  ]);
});

// Rows: 2.65, 5.6, 7.46, 9.6
test('four digits confirm a signed-in customer’s phone, and never sign in', async () => {
  const rui = pizzaria();
  const [before, after] = ['11987650661', '11987650662'];
  await rui.call('registerCustomer', { nome: 'Rui', telefone: before, senha: 'segredo-do-Rui' });
  // Devices are dated by the real clock.
  await world.services.db.update(sessions).set({ createdAt: new Date(time()) });
  expect((await ask(rui, after, 4, 'sendSmsCode')).body).toMatchObject({ digitos: 4 });
  const code = await codeOf(after);
  expect((await verify(pizzaria(), after, code)).body).toMatchObject({
    codErro: failureCodes.codeSpent,
  });
  const tries: unknown[] = [];
  for (let round = 0; round < 3; round++)
    tries.push((await verify(rui, after, wrong(code))).body.codErro);
  expect(tries).toEqual([failureCodes.codeWrong, failureCodes.codeWrong, failureCodes.codeSpent]);
  later(60);
  await ask(rui, after, 4, 'sendSmsCode');
  expect((await verify(rui, after, await codeOf(after))).body).toMatchObject({
    usuarios: [{ telefone: after }],
  });
  later(60);
  await ask(rui, MARINA, 4);
  expect((await verify(rui, MARINA, await codeOf(MARINA))).body).toMatchObject({
    codErro: failureCodes.phoneTaken,
  });
  // Later, with an unlocked device in other hands: the account's own phone can be confirmed, but
  // not replaced.
  later(3600);
  await ask(rui, after, 4);
  expect((await verify(rui, after, await codeOf(after))).body).toMatchObject({
    usuarios: [{ telefone: after }],
  });
  await ask(rui, '11987650663', 4);
  expect((await verify(rui, '11987650663', await codeOf('11987650663'))).body).toMatchObject({
    codErro: failureCodes.signInAgain,
  });
});

test('a phone gets so many codes a day, and a network sends so many an hour', async () => {
  const marina = pizzaria();
  const statuses: number[] = [];
  for (let round = 0; round <= limits.codeHere.most; round++) {
    later(3600);
    statuses.push((await ask(marina, MARINA)).status);
  }
  expect(statuses).toEqual([...Array(limits.codeHere.most).fill(200), 429]);
  later(86_400);
  const walk: number[] = [];
  for (let round = 0; round <= limits.codeNetwork.most; round++)
    walk.push((await ask(marina, `119876${String(10_000 + round)}`)).status);
  expect(walk).toEqual([...Array(limits.codeNetwork.most).fill(200), 429]);
});

test("another brand's code opens nothing here", async () => {
  const burger = world.visitor('burger');
  await ask(burger, MARINA);
  const here = pizzaria();
  here.cookies.set('quitute_sessao', burger.cookies.get('quitute_sessao') ?? '');
  expect((await verify(here, MARINA, await codeOf(MARINA))).body).toMatchObject({
    codErro: failureCodes.codeSpent,
  });
});

// Rows: 7.5
test('an SMS is plain and names the host, so that a browser can offer the code', async () => {
  await ask(pizzaria(), '11987650888', 6, 'sendSmsCode');
  const { texto: text, code } = await sentTo('11987650888');
  expect(text).toMatch(/^[\x20-\x7e\n]+$/);
  expect(text).toContain(`\n\n@pizzaria.localhost #${code}`);
});

test('a code is in no log, in no reply, and in the database only hashed', async () => {
  const marina = pizzaria();
  const replies = [await ask(marina, MARINA), await verify(marina, MARINA, '000000')];
  const code = await codeOf(MARINA);
  replies.push(await verify(marina, MARINA, code));
  const rows = await world.services.db
    .select()
    .from(accessCodes)
    .where(and(eq(accessCodes.purpose, 'login')));
  expect(
    JSON.stringify([replies, logged, rows.map(({ secretHash, subject }) => [secretHash, subject])]),
  ).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(MARINA);
});

test('a real brand without a message channel sends no codes that staff could read', async () => {
  const { env } = world.services;
  env.demo = false;
  const visitor = pizzaria();
  const refused = [
    await ask(visitor, MARINA, 6, 'sendSmsCode'),
    await visitor.call('resetPassword', { email: 'cliente@demo.quitute.app', tipoVerificacao: 0 }),
  ];
  expect(refused.map(({ body }) => body.codErro)).toEqual(Array(2).fill(failureCodes.channelOff));
  env.showSandboxCodes = true;
  later(3600);
  expect((await ask(visitor, MARINA, 6, 'sendSmsCode')).body.codErro).toBe(0);
  env.demo = true;
  env.showSandboxCodes = false;
});
