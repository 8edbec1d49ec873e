// `hashSenha`, the credential of native clients: what it opens, and when it expires.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { deviceCredentials } from '#server/database/schema.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const EMAIL = 'cliente@demo.quitute.app';
const APP = { plataforma: 'android' };
const pizzaria = () => world.visitor('pizzaria');

async function install(visitor: Visitor): Promise<string> {
  const { body } = await visitor.call(
    'authenticate',
    { identificador: EMAIL, senha: 'quitute-demo' },
    APP,
  );
  return (body as unknown as [{ cliente: { hashSenha: string } }])[0].cliente.hashSenha;
}
const use = (visitor: Visitor, hashSenha: string, email: string | null = EMAIL) =>
  visitor.call('loginWithCredential', { cliente: { email, hashSenha } }, APP);
const hashOf = ({ body }: Awaited<ReturnType<typeof use>>) =>
  (body.cliente as { hashSenha: string } | undefined)?.hashSenha ?? '';
const refused = {
  codErro: failureCodes.wrongCredentials,
  mensagem: 'Os dados inseridos estão incorretos.',
};

// Rows: 3.18
test('a sign-in on the site is answered without a credential', async () => {
  const told: Record<string, string>[] = [{}, { plataforma: 'site' }, { Plataforma: 'Site' }];
  for (const headers of told) {
    const { body } = await pizzaria().call(
      'authenticate',
      { identificador: EMAIL, senha: 'quitute-demo' },
      headers,
    );
    expect(body).toMatchObject([{ logado: true, cliente: { hashSenha: null } }]);
  }
});

// Rows: 3.18, 7.6
test('it signs in once and is replaced; the previous one works a minute longer', async () => {
  const first = await install(pizzaria());
  expect(first).toMatch(/^[\w-]{43}$/);
  const phone = pizzaria();
  const second = await use(phone, first);
  expect(second.body).toMatchObject({
    codErro: 0,
    logado: true,
    estabelecimentos: [{ codigo: expect.any(String) }],
  });
  expect((await phone.call('currentCustomer')).body).toMatchObject({ logado: true });
  expect(hashOf(second)).not.toBe(first);
  const third = await use(pizzaria(), first);
  expect(third.body).toMatchObject({ logado: true });
  world.setNow(world.after(120_000));
  // An old credential is used, so it or its successor was stolen: neither works any more.
  expect((await use(pizzaria(), first)).body).toMatchObject(refused);
  expect((await use(pizzaria(), hashOf(third))).body).toMatchObject(refused);
  world.setNow(null);
});

test('a referral code belongs to one customer of one brand', async () => {
  const credential = await install(pizzaria());
  expect((await use(pizzaria(), credential, 'rafael.siqueira@exemplo.com.br')).body).toMatchObject(
    refused,
  );
  expect((await use(world.visitor('burger'), credential)).body).toMatchObject(refused);
  expect((await use(pizzaria(), 'x'.repeat(43))).body).toMatchObject(refused);
  expect((await use(pizzaria(), credential)).body).toMatchObject({ logado: true });
});

test('signing out, here or everywhere, and another password end it', async () => {
  for (const [call, input] of [
    ['signOut', {}],
    ['endAllDevices', {}],
  ] as const) {
    const phone = pizzaria();
    const credential = await install(phone);
    await phone.call(call, input);
    expect((await use(pizzaria(), credential)).body, call).toMatchObject(refused);
  }
  const credential = await install(pizzaria());
  const site = pizzaria();
  await site.call('authenticate', { identificador: EMAIL, senha: 'quitute-demo' });
  await site.call('changePassword', { senhaAtual: 'quitute-demo', senhaNova: 'quitute-demo-2' });
  expect((await use(pizzaria(), credential)).body).toMatchObject(refused);
  await site.call('changePassword', { senhaAtual: 'quitute-demo-2', senhaNova: 'quitute-demo' });
});

test('the refresh takes it instead of the cookie, and its refusal clears the browser', async () => {
  const credential = await install(pizzaria());
  const { body } = await pizzaria().call(
    'refreshCustomer',
    { cliente: { email: EMAIL, hashSenha: credential } },
    APP,
  );
  expect(body).toMatchObject({ logado: true, cliente: { email: EMAIL } });
  expect((await pizzaria().call('refreshCustomer', { cliente: {} })).body).toMatchObject(refused);
});

test('in the database it is only a hash', async () => {
  const credential = await install(pizzaria());
  expect(JSON.stringify(await world.services.db.select().from(deviceCredentials))).not.toContain(
    credential,
  );
});
