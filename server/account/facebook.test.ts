// Login with Facebook: only what Facebook confirms to the server opens an account.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { customers } from '#server/database/schema.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const pizzaria = () => world.visitor('pizzaria');
const notAllowed = {
  codErro: failureCodes.facebookNotAllowed,
  mensagem: 'Seu Facebook não permite esse tipo de login!',
};

// Rows: 5.7
test('an id, a name or an email alone opens nothing', async () => {
  const claims = [
    { facebookId: '900000000000001' },
    { facebookEmail: 'cliente@demo.quitute.app' },
    { facebookNome: 'Marina' },
    { facebookToken: 'sandbox-marina', facebookEmail: 'cliente@demo.quitute.app' },
    { facebookToken: 'sandbox-marina', facebookId: '900000000000002' },
    { facebookToken: 'sandbox-ninguem' },
    { facebookToken: 'constructor' },
  ];
  for (const claim of claims)
    expect(
      (await pizzaria().call('generalLogin', claim)).body,
      JSON.stringify(claim),
    ).toMatchObject(notAllowed);
  expect(
    (await world.visitor('burger').call('generalLogin', { facebookToken: 'sandbox-marina' })).body,
  ).toMatchObject(notAllowed);
});

// Rows: 3.19, 6.4, 7.10
test('a new customer signs up with Facebook’s data, and signs in with it afterwards', async () => {
  const clara = pizzaria();
  const { body } = await clara.call('generalLogin', { facebookToken: 'sandbox-clara' });
  expect(body).toMatchObject({
    codErro: 0,
    logado: false,
    cliente: null,
    facebookNome: 'Clara Nogueira',
    facebookEmail: null,
  });
  const signUp = {
    nome: 'Clara Nogueira',
    telefone: '11987654001',
    senha: 'segredo-da-Clara',
    facebookToken: 'sandbox-clara',
  };
  expect((await clara.call('registerCustomer', signUp)).body).toMatchObject({
    logado: true,
    cliente: { facebookId: '900000000000002' },
  });
  expect(
    (await pizzaria().call('generalLogin', { facebookToken: 'sandbox-clara' })).body,
  ).toMatchObject({ logado: true, cliente: { nome: 'Clara Nogueira' } });
});

test('an account with the same email is never taken over, but its owner can link it', async () => {
  const email = 'marina.fernandes@exemplo.com.br';
  const marina = pizzaria();
  await marina.call('registerCustomer', {
    nome: 'Marina Fernandes',
    email,
    senha: 'segredo-da-Marina',
  });
  expect(
    (await pizzaria().call('generalLogin', { facebookToken: 'sandbox-marina' })).body,
  ).toMatchObject({
    logado: false,
    cliente: null,
    facebookEmail: email,
  });
  expect(
    (await marina.call('generalLogin', { facebookToken: 'sandbox-marina' })).body,
  ).toMatchObject({ logado: true, cliente: { email } });
  expect(
    (await pizzaria().call('generalLogin', { facebookToken: 'sandbox-marina' })).body,
  ).toMatchObject({ logado: true, cliente: { email } });
});

test('the secret of the app and the ids of others stay on the server', async () => {
  const { body } = await pizzaria().call('brandByUrl', { url: 'http://pizzaria.localhost' });
  expect(body.facebookAppId).toBe('sandbox');
  expect(JSON.stringify(body)).not.toContain('facebookAppSecret');
  const rows = await world.services.db
    .select()
    .from(customers)
    .where(and(eq(customers.facebookId, '900000000000001')));
  expect(rows).toHaveLength(1);
});
