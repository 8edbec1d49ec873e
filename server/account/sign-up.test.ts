import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { limits } from '#server/limits/limits.ts';
import { createLog } from '#server/log.ts';
import { item, place, plainProduct } from '#test/ordering.ts';
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

const PASSWORD = 'segredo-da-Ana-42';
let phones = 11_900_000_000;
let quarters = 0;
const signUp = (visitor: Visitor, changes: Record<string, unknown> = {}) => {
  // Each test in its own window, so that only the limit test reaches the limit.
  world.setNow(world.after(++quarters * 900_000));
  return visitor.call('registerCustomer', {
    nome: 'Ana Souza',
    telefone: String(++phones),
    senha: PASSWORD,
    ...changes,
  });
};
const pizzaria = () => world.visitor('pizzaria');

// Rows: 1.4, 3.17, 4.20, 6.2, 7.9, 7.12
test('sign-up signs in, and the password opens the account on another device', async () => {
  const ana = pizzaria();
  const { body } = await signUp(ana, { email: ' Ana@Exemplo.com ', telefone: '11987650001' });
  expect(body).toMatchObject({
    logado: true,
    cliente: {
      nome: 'Ana Souza',
      email: 'ana@exemplo.com',
      telefone: '11987650001',
      hashSenha: null,
    },
  });
  expect((await ana.call('currentCustomer')).body).toMatchObject({
    logado: true,
    cliente: { email: 'ana@exemplo.com' },
  });
  const phone = pizzaria();
  expect(
    (await phone.call('authenticate', { identificador: '(11) 98765-0001', senha: PASSWORD })).body,
  ).toMatchObject([{ logado: true }]);
  expect(
    (
      await pizzaria().call('authenticate', {
        identificador: 'ana@exemplo.com',
        senha: `${PASSWORD}x`,
      })
    ).body,
  ).toMatchObject([
    {
      codErro: failureCodes.signInMismatch,
    },
  ]);
});

test('a second account with the same email or phone is refused, however written', async () => {
  const bia = pizzaria();
  await signUp(bia, { email: 'bia@exemplo.com', telefone: '11987650002' });
  const other = pizzaria();
  expect(
    (await signUp(other, { email: 'BIA@exemplo.com', senha: 'outra-senha' })).body,
  ).toMatchObject({ codErro: failureCodes.emailTaken });
  expect(
    (await signUp(other, { telefone: '11987650002', senha: 'outra-senha' })).body,
  ).toMatchObject({ codErro: failureCodes.phoneTaken });
  expect((await other.call('currentCustomer')).body).toMatchObject({ logado: false });
  expect(
    (await pizzaria().call('authenticate', { identificador: 'bia@exemplo.com', senha: PASSWORD }))
      .body,
  ).toMatchObject([{ logado: true }]);
});

test('two tabs that sign up at once make one account', async () => {
  const telefone = String(++phones);
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => signUp(pizzaria(), { telefone })),
  );
  expect(replies.filter(({ body }) => body.logado === true)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.codErro === failureCodes.phoneTaken)).toHaveLength(3);
});

test('signing up takes over only this device’s orders, and renews its cookie', async () => {
  const carla = pizzaria();
  const placed = await place(world, carla, [item(await plainProduct(world, carla))]);
  const stranger = pizzaria();
  await place(world, stranger, [item(await plainProduct(world, stranger))]);
  const planted = carla.cookies.get('quitute_sessao');
  await signUp(carla);
  expect(carla.cookies.get('quitute_sessao')).not.toBe(planted);
  const { body } = await carla.call('customerOrders', { quantidade: 10 });
  expect(body).toMatchObject({ total: 1, pedidos: [{ id: placed.body.id, podeCancelar: true }] });

  const thief = pizzaria();
  thief.cookies.set('quitute_sessao', planted ?? '');
  expect(await thief.call('order', { id: placed.body.id as number })).toMatchObject({
    status: 404,
  });
});

test('a password is never in the log or in a reply', async () => {
  const dora = pizzaria();
  const replies = [
    await signUp(dora, { email: 'dora@exemplo.com' }),
    await signUp(dora, { email: 'dora@exemplo.com' }),
    await signUp(dora, { email: 'no-email' }),
    await dora.call('authenticate', { identificador: 'dora@exemplo.com', senha: PASSWORD }),
    await dora.call('currentCustomer'),
  ];
  const said = JSON.stringify([replies, logged]);
  expect(logged.length).toBeGreaterThan(0);
  expect(said).not.toContain(PASSWORD);
  expect(said).not.toContain('argon2');
});

test("another brand's account does not open this one, and does not conflict with it", async () => {
  const eva = pizzaria();
  const telefone = String(++phones);
  await signUp(eva, { telefone });
  const burger = world.visitor('burger');
  burger.cookies.set('quitute_sessao', eva.cookies.get('quitute_sessao') ?? '');
  expect((await burger.call('currentCustomer')).body).toMatchObject({ logado: false });
  expect(
    (await burger.call('authenticate', { identificador: telefone, senha: PASSWORD })).body,
  ).toMatchObject([{ codErro: failureCodes.signInMismatch }]);
  expect((await signUp(world.visitor('burger'), { telefone })).body).toMatchObject({
    logado: true,
  });
});

test('a sign-up without a way to sign in is refused before anything is stored', async () => {
  const fred = pizzaria();
  expect(await signUp(fred, { senha: '1234567' })).toMatchObject({ status: 400 });
  expect(await signUp(fred, { nome: '  ' })).toMatchObject({ status: 400 });
  expect(await signUp(fred, { telefone: '1198765' })).toMatchObject({ status: 400 });
  expect((await signUp(fred, { telefone: null })).body).toMatchObject({
    codErro: failureCodes.identifierMissing,
  });
  // This brand allows sign-in by phone only.
  expect(
    (await signUp(world.visitor('acai'), { telefone: null, email: 'fred@exemplo.com' })).body,
  ).toMatchObject({ codErro: failureCodes.phoneInvalid });
  expect(fred.cookies.size).toBe(0);
});

test('too many tries are refused', async () => {
  world.setNow(world.after(++quarters * 900_000));
  const gil = pizzaria();
  const statuses: number[] = [];
  for (let round = 0; round <= limits.signUp.most; round++)
    statuses.push(
      (
        await gil.call('registerCustomer', {
          nome: 'Gil',
          telefone: '11987650001',
          senha: PASSWORD,
        })
      ).status,
    );
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

// Rows: 5.2, 6.2
test('a brand of phones alone knows no email, and one of emails alone no phone', async () => {
  const acai = world.visitor('acai');
  const asked = (identificador: string, who = acai) =>
    who.call('checkUserExists', { identificador });
  expect((await asked('81 98865-0102')).body).toEqual({ existe: true });
  expect((await asked('cliente@demo.quitute.app')).body).toMatchObject({
    codErro: failureCodes.phoneInvalid,
    mensagem: 'Não identificamos seu telefone.',
  });
  expect(
    (await acai.call('authenticate', { identificador: 'cliente@demo.quitute.app', senha: 'x' }))
      .body,
  ).toMatchObject([{ codErro: failureCodes.phoneInvalid }]);
  const cafe = world.visitor('cafe');
  const brand = await world.services.brands.byHost(cafe.host);
  if (brand === null) throw new Error('the demo has this brand');
  brand.settings.permiteLoginTelefone = false;
  expect((await asked('41988650104', cafe)).body).toMatchObject({
    codErro: failureCodes.phoneLoginOff,
  });
  expect((await asked('cliente@demo.quitute.app', cafe)).body).toEqual({ existe: true });
  brand.settings.permiteLoginTelefone = true;
});
