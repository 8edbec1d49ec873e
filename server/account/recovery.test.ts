// Forgotten passwords and sign-in links: what they open, for how long, and what a stranger learns
// by asking.
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { messages } from '#server/database/schema.ts';
import { item, place, plainProduct } from '#test/ordering.ts';
import { ownDay } from '#test/own-day.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { later } = ownDay(() => world);

const EMAIL = 'cliente@demo.quitute.app';
const MARINA = '11987650101';
const PASSWORD = 'quitute-demo';
const pizzaria = () => world.visitor('pizzaria');
const forget = (who: Visitor, whom: object, tipoVerificacao = 0) =>
  who.call('resetPassword', { ...whom, tipoVerificacao });
const signIn = (who: Visitor, senha: string, novaSenha?: string, identificador = EMAIL) =>
  who.call('authenticate', { identificador, senha, ...(novaSenha && { novaSenha }) });

async function lastTo(recipient: string) {
  const rows = await world.services.db
    .select()
    .from(messages)
    .where(eq(messages.recipient, recipient))
    .orderBy(desc(messages.id))
    .limit(1);
  return rows[0] ?? expect.fail('nothing was sent');
}
const linkIn = (text: string) =>
  /chave=([\w-]+)/.exec(text)?.[1] ?? expect.fail('there is no link');

// Rows: 6.3, 7.13
test('a temporary password is replaced on first use, and signs other devices out', async () => {
  const elsewhere = pizzaria();
  await signIn(elsewhere, PASSWORD);
  const marina = pizzaria();
  expect((await forget(marina, { email: EMAIL })).body).toMatchObject({
    codErro: 0,
    mensagem: 'Enviamos uma nova senha para seu Email.',
    segundosParaReenviar: 30,
  });
  const { code, kind, canal: channel } = await lastTo(EMAIL);
  expect({ kind, channel }).toEqual({ kind: 'recovery', channel: 'email' });
  const temporary = code ?? '';
  // The old password still works: requesting a recovery for someone else locks nobody out.
  expect((await signIn(pizzaria(), PASSWORD)).body).toMatchObject([{ logado: true }]);
  expect((await signIn(marina, temporary)).body).toMatchObject([
    {
      codErro: failureCodes.newPasswordNeeded,
    },
  ]);
  expect((await marina.call('currentCustomer')).body).toMatchObject({ logado: false });
  expect((await signIn(marina, temporary, temporary)).body).toMatchObject([
    {
      codErro: failureCodes.newPasswordNeeded,
    },
  ]);
  // In lower case and without the dash, as people type it.
  expect(
    (await signIn(marina, temporary.toLowerCase().replace('-', ''), 'segredo-novo')).body,
  ).toMatchObject([{ logado: true }]);
  expect((await elsewhere.call('currentCustomer')).body).toMatchObject({ logado: false });
  expect((await signIn(pizzaria(), temporary, 'outro-segredo')).body).toMatchObject([
    {
      codErro: failureCodes.signInMismatch,
    },
  ]);
  expect((await signIn(pizzaria(), PASSWORD)).body).toMatchObject([
    {
      codErro: failureCodes.signInMismatch,
    },
  ]);
  const notice = await lastTo(EMAIL);
  expect(notice).toMatchObject({ kind: 'notice', assunto: 'Sua senha no Forno da Vila mudou' });
  later(400);
  await forget(marina, { email: EMAIL });
  await signIn(marina, (await lastTo(EMAIL)).code ?? '', PASSWORD);
});

test('a temporary password lives for ten minutes', async () => {
  await forget(pizzaria(), { telefone: MARINA }, 1);
  const sent = await lastTo(MARINA);
  expect(sent).toMatchObject({ canal: 'sms', kind: 'recovery' });
  later(601);
  expect((await signIn(pizzaria(), sent.code ?? '', 'segredo-novo')).body).toMatchObject([
    {
      codErro: failureCodes.signInMismatch,
    },
  ]);
});

test('neither reply nor waiting time reveals whether there is an account', async () => {
  const stranger = pizzaria();
  const [known, unknown] = [
    await forget(stranger, { email: EMAIL }),
    await forget(stranger, { email: 'ninguem@exemplo.com' }),
  ];
  expect(unknown).toEqual(known);
  const [again, nobody] = [
    await forget(stranger, { email: EMAIL }),
    await forget(stranger, { email: 'ninguem@exemplo.com' }),
  ];
  expect(again.body).toMatchObject({
    codErro: failureCodes.waitToResend,
    mensagem: 'Aguarde 30 segundos para enviar novamente',
  });
  expect(nobody.body).toEqual(again.body);
  expect(
    await world.services.db
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.recipient, 'ninguem@exemplo.com')),
  ).toEqual([]);
});

// Rows: 2.63, 7.13, 9.4
test('each way has its own wait: 30, 60, then 300 seconds', async () => {
  const marina = pizzaria();
  const waits: unknown[] = [];
  for (const seconds of [0, 30, 60, 300]) {
    later(seconds);
    waits.push((await forget(marina, { telefone: MARINA }, 2)).body.segundosParaReenviar);
  }
  expect(waits).toEqual([30, 60, 300, 300]);
  expect((await forget(marina, { telefone: MARINA }, 1)).body).toMatchObject({
    mensagem: 'Enviamos uma nova senha para seu SMS.',
  });
});

// Rows: 5.8
test('recovery by email needs an email, and an unknown phone gets the same reply', async () => {
  const ana = pizzaria();
  await ana.call('registerCustomer', {
    nome: 'Ana',
    telefone: '11987659901',
    senha: 'segredo-da-Ana',
  });
  const without = await forget(pizzaria(), { telefone: '11987659901' });
  expect(without.body).toMatchObject({
    codErro: failureCodes.emailMissing,
    mensagem: 'Não há email cadastrado',
  });
  expect((await forget(pizzaria(), { telefone: '11987659902' })).body).toEqual(without.body);
});

// Rows: 2.8, 2.42, 4.21, 7.10
test('a message’s link signs in once, within fifteen minutes, in its brand only', async () => {
  const marina = pizzaria();
  await forget(marina, { email: EMAIL });
  const { texto: text } = await lastTo(EMAIL);
  expect(text).toContain('http://pizzaria.localhost/login/Acesso?chave=');
  const chave = linkIn(text);
  expect((await world.visitor('burger').call('generalLogin', { chave })).body).toMatchObject({
    codErro: failureCodes.linkSpent,
  });
  expect((await marina.call('generalLogin', { chave })).body).toMatchObject({
    logado: true,
    cliente: { email: EMAIL, hashSenha: null },
  });
  expect((await pizzaria().call('generalLogin', { chave })).body).toMatchObject({
    codErro: failureCodes.linkSpent,
  });
  later(60);
  await forget(marina, { email: EMAIL });
  const second = linkIn((await lastTo(EMAIL)).texto);
  later(901);
  expect((await pizzaria().call('generalLogin', { chave: second })).body).toMatchObject({
    codErro: failureCodes.linkSpent,
  });
});

test('a link in a message leads to the brand, whatever host the request named', async () => {
  await world
    .visitor('nobody')
    .call('resetPassword', { email: EMAIL, tipoVerificacao: 0 }, { app: 'pizzaria' });
  expect((await lastTo(EMAIL)).texto).toContain('http://pizzaria.localhost/login/Acesso?chave=');
});

test('a link sent by someone else moves no order of this device to their account', async () => {
  const victim = pizzaria();
  await place(world, victim, [item(await plainProduct(world, victim))]);
  await forget(pizzaria(), { email: EMAIL });
  await victim.call('generalLogin', { chave: linkIn((await lastTo(EMAIL)).texto) });
  expect((await victim.call('customerOrders', { pagina: 1, quantidade: 10 })).body).toMatchObject({
    total: 0,
  });
});

test('another site can neither sign in nor send, and a planted cookie is useless', async () => {
  const victim = pizzaria();
  const elsewhere = { origin: 'https://evil.test' };
  for (const call of [
    'authenticate',
    'generalLogin',
    'sendSmsCode',
    'verifyPhone',
    'resetPassword',
    'registerCustomer',
    'signOut',
  ] as const) {
    const refused = { codErro: failureCodes.wrongOrigin };
    const wrong = { status: 403, body: call === 'authenticate' ? [refused] : refused };
    expect(await victim.call(call, {}, elsewhere), call).toMatchObject(wrong);
    expect(await victim.call(call, {}, { 'sec-fetch-site': 'cross-site' }), call).toMatchObject(
      wrong,
    );
  }
  await place(world, victim, [item(await plainProduct(world, victim))]);
  const planted = victim.cookies.get('quitute_sessao') ?? '';
  await signIn(victim, PASSWORD);
  const thief = pizzaria();
  thief.cookies.set('quitute_sessao', planted);
  expect((await thief.call('currentCustomer')).body).toMatchObject({ logado: false });
});

// Rows: 7.8
test('stores with a mobile number have a conversation on WhatsApp', async () => {
  const acai = world.visitor('acai');
  const brand = await world.services.brands.byHost(acai.host);
  const { body } = await acai.call('whatsappLoginLink', {
    idEstabelecimento: brand?.stores[0]?.id ?? 0,
  });
  expect(body).toMatch(/^https:\/\/wa\.me\/5581988340201\?text=/);
});

// Rows: 4.24, 8.11
test('where there is no store to go to, a login says so', async () => {
  const mercado = world.visitor('mercado');
  const brand = await world.services.brands.byHost(mercado.host);
  const stores = brand?.stores.splice(0) ?? [];
  // This call replies with a list whose first item says so.
  const refused = [
    {
      codErro: failureCodes.noStores,
      mensagem: 'Nenhum estabelecimento disponivel para esse usuario',
    },
  ];
  expect((await signIn(mercado, PASSWORD)).body).toMatchObject(refused);
  brand?.stores.push(...stores);
  expect((await signIn(mercado, PASSWORD)).body).toMatchObject([{ logado: true }]);
});
