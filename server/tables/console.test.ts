// Serving and setting up tables, through the API.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AtTable, StaffTable } from '#contract/entities/table.ts';
import { failureCodes } from '#contract/failures.ts';
import { staff as staffTable } from '#server/database/schema.ts';
import { item, newKey, plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld();
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
});
afterAll(() => world.close());

const all = async () => readOutput('staffTables', (await staff.call('staffTables')).body);
const find = async (name: string): Promise<StaffTable | undefined> =>
  (await all()).mesas.find(({ rotulo }) => rotulo === name);
async function named(name: string): Promise<StaffTable> {
  const found = await find(name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}
async function sit(name: string): Promise<Visitor> {
  const visitor = world.visitor('pizzaria');
  const token = new URL((await named(name)).caminho, 'http://x').searchParams.get('pedidoMesa');
  const { body } = await visitor.call('createTableUser', { nome: name, tipoUsuario: 2, token });
  expect(body.codErro).toBe(0);
  return visitor;
}
const at = async (visitor: Visitor): Promise<AtTable> =>
  readOutput('tableState', (await visitor.call('tableState')).body);
async function orderFor(
  name: string,
  person: number | null = null,
  chave = newKey(),
  quantity = 2,
) {
  const product = await plainProduct(world, staff);
  const reply = await staff.call('orderForTable', {
    id: (await named(name)).id,
    idPessoa: person,
    itens: [item(product, quantity)],
    chave,
  });
  return { reply, product };
}

// Rows: 1.11
test('a waiter’s order opens the table, reaches the kitchen and is on the bill once', async () => {
  const chave = newKey();
  const { reply, product } = await orderFor('Mesa 1', null, chave);
  const items = Math.round(product.valor * 200);
  expect(readOutput('orderForTable', reply.body).conta).toMatchObject({
    valorItens: items,
    servico: Math.round(items / 10),
  });
  await orderFor('Mesa 1', null, chave);
  const { conta } = await named('Mesa 1');
  // Accepted, as all that staff take.
  expect(conta?.linhas).toMatchObject([{ quantidade: 2, status: 3, idPessoa: null }]);
  const board = readOutput('staffBoard', (await staff.call('staffBoard')).body);
  expect(board.pedidos.find(({ id }) => id === conta?.linhas[0]?.idPedido)).toMatchObject({
    tipoPedido: 3,
    nomeCliente: 'Mesa 1',
  });
});

test('a waiter’s order for one person is on their bill, and an old price is refused', async () => {
  const ana = await sit('Mesa 2');
  const { mesa } = await at(ana);
  await orderFor('Mesa 2', mesa?.idPessoa ?? 0);
  expect((await at(ana)).conta?.linhas).toMatchObject([{ idPessoa: mesa?.idPessoa }]);
  const product = await plainProduct(world, staff);
  const old = {
    id: (await named('Mesa 2')).id,
    idPessoa: null,
    itens: [item({ ...product, valor: 0.01 })],
    chave: newKey(),
  };
  expect((await staff.call('orderForTable', old)).body.codErro).toBe(failureCodes.totalChanged);
  expect((await staff.call('orderForTable', { ...old, idPessoa: 999_999 })).body.codErro).toBe(
    failureCodes.notFound,
  );
  expect((await at(ana)).conta?.linhas).toHaveLength(1);
});

test('an order is made once, also where the device got no cookie with the lost reply', async () => {
  const product = await plainProduct(world, staff);
  const { id } = await named('Mesa 7');
  const order = { id, idPessoa: null, itens: [item(product, 2)], chave: newKey() };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const device = world.visitor('pizzaria');
    await signInStaff(device);
    expect((await device.call('orderForTable', order)).status).toBe(200);
  }
  expect((await named('Mesa 7')).conta?.linhas).toHaveLength(1);
});

test('an order that is sent again for somebody else, or with more, is not made twice', async () => {
  const ana = await sit('Mesa 6');
  const { mesa } = await at(ana);
  const chave = newKey();
  await orderFor('Mesa 6', null, chave);
  const again = [
    await orderFor('Mesa 6', mesa?.idPessoa ?? 0, chave),
    await orderFor('Mesa 6', null, chave, 3),
  ];
  for (const { reply } of again) expect(reply.body.codErro).toBe(failureCodes.orderAlreadySent);
  expect((await named('Mesa 6')).conta?.linhas).toMatchObject([{ quantidade: 2 }]);
});

test('staff remove the service from a bill or a person’s part, and restore it', async () => {
  const ana = await sit('Mesa 3');
  const idPessoa = (await at(ana)).mesa?.idPessoa ?? 0;
  await orderFor('Mesa 3', idPessoa);
  const { id } = await named('Mesa 3');
  const service = async (person: number | null, recusaServico: boolean) => {
    await staff.call('setTableService', { id, idPessoa: person, recusaServico });
    return (await named('Mesa 3')).conta?.servico;
  };
  expect(await service(null, true)).toBe(0);
  expect(await service(null, false)).toBeGreaterThan(0);
  await ana.call('changeSeat', { modo: 'cada' });
  expect(await service(idPessoa, true)).toBe(0);
});

test('one person moves with what they ordered, the others stay', async () => {
  const [ana, davi] = [await sit('Mesa 4'), await sit('Mesa 4')];
  const idPessoa = (await at(ana)).mesa?.idPessoa ?? 0;
  await orderFor('Mesa 4', idPessoa);
  const { id } = await named('Mesa 4');
  expect((await staff.call('movePerson', { idPessoa, idDestino: id })).body.codErro).toBe(
    failureCodes.malformed,
  );
  await staff.call('movePerson', { idPessoa, idDestino: (await named('Mesa 5')).id });
  expect(await at(ana)).toMatchObject({
    mesa: { rotulo: 'Mesa 5', querMesa: null },
    conta: { linhas: [{ idPessoa }] },
  });
  expect(await at(davi)).toMatchObject({ mesa: { rotulo: 'Mesa 4' }, conta: { linhas: [] } });
});

test('a table that is taken away is gone, and made again has its sheet again', async () => {
  const before = await named('Mesa 9');
  await orderFor('Mesa 8');
  expect((await staff.call('removeTable', { id: (await named('Mesa 8')).id })).body.codErro).toBe(
    failureCodes.tableInUse,
  );
  expect((await staff.call('removeTable', { id: before.id })).body.rotulo).toBe('Mesa 9');
  expect(await find('Mesa 9')).toBeUndefined();
  const guest = world.visitor('pizzaria');
  expect(
    (await guest.call('createTableUser', { nome: 'Mesa 9', tipoUsuario: 2 })).body.codErro,
  ).toBe(failureCodes.tableNotFound);
  const { id: idEstabelecimento } = await storeOf(world, staff);
  expect(
    (await staff.call('addTables', { idEstabelecimento, tipo: 'mesa', de: 8, ate: 14 })).body
      .criadas,
  ).toBe(3);
  expect((await named('Mesa 9')).caminho).toBe(before.caminho);
});

test('a table has a location, and a store sets how its bills begin', async () => {
  await staff.call('describeTable', { id: (await named('Mesa 10')).id, local: ' Varanda ' });
  expect((await named('Mesa 10')).local).toBe('Varanda');
  const [store] = (await all()).estabelecimentos;
  if (store === undefined) throw new Error('no store');
  const wanted = {
    idEstabelecimento: store.id,
    revisao: store.revisao,
    possuiPedidoMesa: true,
    percentualServico: 12.5,
    modo: 'cada',
  };
  expect((await staff.call('saveTableTerms', wanted)).body).toMatchObject({
    percentualServico: 12.5,
    modo: 'cada',
  });
  expect((await staff.call('saveTableTerms', wanted)).body.codErro).toBe(
    failureCodes.changedMeanwhile,
  );
  const { reply } = await orderFor('Mesa 10');
  expect(readOutput('orderForTable', reply.body).conta).toMatchObject({
    modo: 'cada',
    percentualServico: 12.5,
  });
});

test('new bills ask the new service, and a table price survives the menu’s change', async () => {
  const [store] = (await all()).estabelecimentos;
  if (store === undefined) throw new Error('no store');
  const terms = { idEstabelecimento: store.id, possuiPedidoMesa: true, modo: 'conta' };
  const set = async (percentualServico: number) =>
    staff.call('saveTableTerms', {
      ...terms,
      percentualServico,
      revisao: (await all()).estabelecimentos[0]?.revisao,
    });
  await set(8);
  const first = readOutput('orderForTable', (await orderFor('Mesa 12')).reply.body).conta;
  expect(first).toMatchObject({
    percentualServico: 8,
    servico: Math.round((first?.valorItens ?? 0) * 0.08),
  });
  await set(13);
  const then = readOutput('orderForTable', (await orderFor('Mesa 12')).reply.body).conta;
  // Lines on the bill keep the prices they were ordered at.
  expect(then?.servico).toBe((first?.servico ?? 0) + Math.round((first?.valorItens ?? 0) * 0.13));
  const product = await plainProduct(world, staff);
  expect((await staff.call('staffMenu')).body.itensComPrecoMesa).not.toContain(product.id);
  await staff.call('setTablePrice', {
    idEstabelecimento: store.id,
    idProduto: product.id,
    valor: product.valor + 1,
  });
  const menu = readOutput('staffMenu', (await staff.call('staffMenu')).body);
  expect(menu.itensComPrecoMesa).toContain(product.id);
  const known = menu.categorias
    .flatMap(({ produtos }) => produtos)
    .find(({ id }) => id === product.id);
  await staff.call('setPrices', {
    precos: [
      {
        id: product.id,
        atualizadoEm: known?.atualizadoEm,
        valor: product.valor + 5,
        valorDe: null,
      },
    ],
  });
  const { precos } = await all();
  expect(precos.find(({ idProduto }) => idProduto === product.id)?.valor).toBe(
    Math.round((product.valor + 1) * 100),
  );
  await staff.call('setTablePrice', {
    idEstabelecimento: store.id,
    idProduto: product.id,
    valor: null,
  });
});

test('of two table prices that are written at once, one stays', async () => {
  const { id: idEstabelecimento } = await storeOf(world, staff);
  const { id: idProduto } = await plainProduct(world, staff);
  const write = async (valor: number | null) =>
    (await staff.call('setTablePrice', { idEstabelecimento, idProduto, valor })).body;
  const replies = await Promise.all([21, 22, 23, 24].map(write));
  expect(replies.map(({ valor }) => valor)).toEqual([21, 22, 23, 24]);
  const { precos } = await all();
  const stored = precos.filter((price) => price.idProduto === idProduto);
  expect([[2100], [2200], [2300], [2400]]).toContainEqual(stored.map(({ valor }) => valor));
  await write(null);
});

test('tables of another brand are out of reach', async () => {
  const { id } = await named('Mesa 1');
  const other = world.visitor('burger');
  await signInStaff(other);
  for (const [call, body] of [
    [
      'orderForTable',
      { id, idPessoa: null, itens: [item(await plainProduct(world, other))], chave: newKey() },
    ],
    ['setTableService', { id, idPessoa: null, recusaServico: true }],
    ['describeTable', { id, local: 'x' }],
    ['removeTable', { id }],
  ] as const) {
    expect((await other.call(call, body)).body.codErro).toBe(failureCodes.tableNotFound);
  }
});

test('attendants serve tables and change no settings', async () => {
  const { id, idEstabelecimento } = await named('Mesa 11');
  const { db } = world.services;
  const ours = eq(staffTable.brandId, 1);
  await db.update(staffTable).set({ papel: 'atendente' }).where(ours);
  expect((await all()).podeEditar).toBe(false);
  for (const [call, body] of [
    ['addTables', { idEstabelecimento, tipo: 'mesa', de: 50, ate: 51 }],
    ['removeTable', { id }],
    ['setStandCode', { id, codigoSuporte: null }],
    ['setTablePrice', { idEstabelecimento, idProduto: 1, valor: 1 }],
  ] as const) {
    expect((await staff.call(call, body)).body.codErro).toBe(failureCodes.notYours);
  }
  expect((await orderFor('Mesa 11')).reply.body.codErro).toBeUndefined();
  await db.update(staffTable).set({ papel: 'proprietario' }).where(ours);
});
