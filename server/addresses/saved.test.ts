import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { home, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let people = 0;
async function signedUp(brand: 'pizzaria' | 'acai' = 'pizzaria'): Promise<Visitor> {
  const customer = world.visitor(brand);
  const telefone = `1197777${String(++people).padStart(4, '0')}`;
  const reply = await customer.call('registerCustomer', {
    nome: 'Ana Souza',
    email: `ana${people}@exemplo.com.br`,
    telefone,
    senha: 'uma-senha-longa',
  });
  expect(reply.body.logado).toBe(true);
  return customer;
}
const list = async (customer: Visitor, wire: Record<string, unknown> = {}) =>
  (await customer.call('addressesWithFee', wire)).body as unknown as {
    id: number;
    logradouro: string;
    padrao: boolean;
    taxaEntrega: number;
  }[];
const save = async (customer: Visitor, wire: Record<string, unknown> = {}) =>
  (await customer.call('saveAddress', { ...home, ...wire })).body as {
    id: number;
    codErro?: number;
  };

// Rows: 3.22, 7.20, 7.22
test('an address is kept with its fee at the store that is asked about', async () => {
  const ana = await signedUp();
  const { id: idEstabelecimento } = await storeOf(world, ana);
  const saved = await save(ana, { idEstabelecimento, complemento: 'Ap 32', bairroEspecifico: 1 });
  expect(saved).toMatchObject({
    taxaEntrega: 6.9,
    ativo: true,
    padrao: true,
    bairroEspecifico: 1,
    complemento: 'Ap 32',
  });
  expect(await list(ana, { idEstabelecimento })).toEqual([saved]);
  expect(await list(ana)).toMatchObject([{ id: saved.id, taxaEntrega: -1 }]);
  const far = await save(ana, { idEstabelecimento, bairro: 'Vila Leopoldina' });
  expect(far).toMatchObject({ taxaEntrega: -1, ativo: true, padrao: false });
});

test('the login reply has the customer’s addresses, with fees if there is one store', async () => {
  const ana = await signedUp();
  const { id } = await save(ana);
  expect((await ana.call('currentCustomer')).body).toMatchObject({
    cliente: { enderecos: [{ id, taxaEntrega: 6.9, padrao: true, ativo: true }] },
  });
  expect((await world.visitor('pizzaria').call('currentCustomer')).body).toMatchObject({
    cliente: null,
  });
});

// Rows: 3.26
test('the usual address comes first, moves, and passes on when it is removed', async () => {
  const ana = await signedUp();
  const first = await save(ana, { logradouro: 'Rua Harmonia' });
  const second = await save(ana, { logradouro: 'Rua Girassol' });
  const third = await save(ana, { logradouro: 'Rua Wisard', padrao: true });
  expect((await list(ana)).map(({ id, padrao }) => [id, padrao])).toEqual([
    [third.id, true],
    [second.id, false],
    [first.id, false],
  ]);
  await ana.call('chooseUsualAddress', { id: first.id });
  expect((await list(ana)).map(({ id }) => id)).toEqual([first.id, third.id, second.id]);
  expect((await ana.call('removeAddress', { id: first.id })).body).toEqual({
    id: first.id,
    ativo: false,
  });
  expect((await list(ana)).map(({ id, padrao }) => [id, padrao])).toEqual([
    [third.id, true],
    [second.id, false],
  ]);
});

test('an id changes that address and adds none', async () => {
  const ana = await signedUp();
  const { id } = await save(ana);
  expect(await save(ana, { id, numero: '500', referencia: 'Portão azul' })).toMatchObject({
    id,
    numero: '500',
    referencia: 'Portão azul',
    padrao: true,
  });
  expect(await list(ana)).toHaveLength(1);
});

// Rows: 3.20
test('an address that is sent again is saved once, and may become the usual one', async () => {
  const ana = await signedUp();
  const first = await save(ana);
  const other = await save(ana, { numero: '77' });
  expect(await save(ana)).toMatchObject({ id: first.id });
  expect(await save(ana, { numero: '77', padrao: true })).toMatchObject({ id: other.id });
  expect(await list(ana)).toMatchObject([
    { id: other.id, padrao: true },
    { id: first.id, padrao: false },
  ]);
});

test('pickup is no address: -1 has its own refusal, and the id retirada is no id', async () => {
  const ana = await signedUp();
  expect(await save(ana, { id: -1 })).toMatchObject({ codErro: failureCodes.addressIsPickup });
  expect(await save(ana, { id: 'retirada' })).toMatchObject({ codErro: failureCodes.malformed });
  expect(await list(ana)).toEqual([]);
});

test('addresses of other customers and brands are out of reach', async () => {
  const ana = await signedUp();
  const { id } = await save(ana);
  const stranger = await signedUp();
  const elsewhere = await signedUp('acai');
  for (const other of [stranger, elsewhere]) {
    expect(await save(other, { id, numero: '1' })).toMatchObject({
      codErro: failureCodes.notFound,
    });
    expect((await other.call('removeAddress', { id })).body).toMatchObject({
      codErro: failureCodes.notFound,
    });
    expect((await other.call('chooseUsualAddress', { id })).body).toMatchObject({
      codErro: failureCodes.notFound,
    });
    expect(await list(other)).toEqual([]);
  }
  const me = (await ana.call('currentCustomer')).body.cliente as { id: number };
  expect((await stranger.call('addressesWithFee', { idCliente: me.id })).body).toMatchObject({
    codErro: failureCodes.notYours,
  });
  expect(await save(stranger, { idCliente: me.id })).toMatchObject({
    codErro: failureCodes.notYours,
  });
  expect(await list(ana)).toMatchObject([{ id, numero: '210' }]);
  for (const key of [
    'addressesWithFee',
    'saveAddress',
    'removeAddress',
    'chooseUsualAddress',
  ] as const) {
    expect((await world.visitor('pizzaria').call(key, { ...home, id: 1 })).status).toBe(401);
  }
});

test('two tabs leave one default address, and there are at most twenty', async () => {
  const ana = await signedUp();
  await Promise.all(
    Array.from({ length: 4 }, (_, index) => save(ana, { numero: String(index + 1), padrao: true })),
  );
  expect((await list(ana)).filter(({ padrao }) => padrao)).toHaveLength(1);
  for (let number = 5; number <= 20; number++) await save(ana, { numero: String(number) });
  expect(await save(ana, { numero: '21' })).toMatchObject({
    codErro: failureCodes.tooManyAddresses,
  });
  expect(await list(ana)).toHaveLength(20);
});

// Rows: 3.30
test('the menu has the addresses of the signed-in customer, and of nobody else', async () => {
  const ana = await signedUp();
  const { id: idEstabelecimento } = await storeOf(world, ana);
  const near = await save(ana);
  const far = await save(ana, { bairro: 'Vila Leopoldina' });
  const idCliente = ((await ana.call('currentCustomer')).body as { cliente: { id: number } })
    .cliente.id;
  const found = async (visitor: Visitor, wire: object) =>
    (
      (await visitor.call('menu', { idEstabelecimento, ...wire })).body as {
        enderecos: { id: number; taxaEntrega: number }[];
        categorias: unknown[];
      }
    ).enderecos;
  expect(await found(ana, { idCliente })).toMatchObject([
    { id: near.id, taxaEntrega: 6.9 },
    { id: far.id, taxaEntrega: -1 },
  ]);
  expect((await found(ana, { idCliente, idEndereco: far.id })).map(({ id }) => id)).toEqual([
    far.id,
    near.id,
  ]);
  expect(await found(ana, {})).toEqual([]);
  expect(await found(await signedUp(), { idCliente })).toEqual([]);
  expect(await found(world.visitor('pizzaria'), { idCliente })).toEqual([]);
  expect((await ana.call('menu', { idEstabelecimento, idCliente })).body.categorias).toEqual(
    (await ana.call('menu', { idEstabelecimento })).body.categorias,
  );
});
