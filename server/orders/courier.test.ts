// Who takes an order: said when it leaves, changed later, and seen by staff alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { item, place, plainProduct, signInStaff, storeOf, toHome } from '#test/ordering.ts';
import { createPayingWorld, type PayingWorld } from '#test/paying.ts';
import { readOutput, type Visitor } from '#test/world.ts';

let paying: PayingWorld;
let owner: Visitor;
let idEstabelecimento: number;
beforeAll(async () => {
  paying = await createPayingWorld();
  owner = paying.world.visitor('pizzaria');
  await signInStaff(owner);
  ({ id: idEstabelecimento } = await storeOf(paying.world, owner));
});
afterAll(() => paying.world.close());

/** Accepted; in cash, with change for R$ 200. */
async function toDeliver() {
  const { world } = paying;
  const customer = world.visitor('pizzaria');
  const one = [item(await plainProduct(world, customer))];
  const { body } = await place(world, customer, one, { ...toHome, troco: 200 });
  const id = body.id as number;
  const { body: order } = await owner.call('moveOrder', { id, statusAtual: 2, status: 3 });
  return { customer, id, total: Math.round(Number(order.valorTotal) * 100) };
}
const leave = (id: number, more: object = {}) =>
  owner.call('moveOrder', { id, statusAtual: 3, status: 5, ...more });
const name = (id: number, entregador: string | null, who = owner) =>
  who.call('setCourier', { id, entregador });
const onBoard = async (id: number) =>
  readOutput('staffBoard', (await owner.call('staffBoard')).body).pedidos.find(
    (order) => order.id === id,
  )?.entregador;

// Rows: 1.27
test('an order leaves with a courier, whom its customer does not see', async () => {
  const { customer, id } = await toDeliver();
  expect((await leave(id, { entregador: ' Rafael ' })).body).toMatchObject({
    status: 5,
    entregador: 'Rafael',
  });
  expect(await onBoard(id)).toBe('Rafael');
  expect((await customer.call('order', { id })).body).toMatchObject({
    status: 5,
    entregador: null,
  });
  expect((await leave(id, { entregador: 'Júlia' })).body.entregador).toBe('Rafael');
});

test('only an order that leaves has its courier from the move', async () => {
  const { id } = await toDeliver();
  const cooked = { id, statusAtual: 3, status: 7, entregador: 'Rafael' };
  expect((await owner.call('moveOrder', cooked)).body).toMatchObject({
    status: 7,
    entregador: null,
  });
});

test('the courier is said before, corrected after, and taken away', async () => {
  const { id } = await toDeliver();
  expect((await name(id, 'Júlia')).body.entregador).toBe('Júlia');
  await leave(id);
  expect(await onBoard(id)).toBe('Júlia');
  await owner.call('moveOrder', { id, statusAtual: 5, status: 8 });
  expect((await name(id, 'Rafael')).body).toMatchObject({ status: 8, entregador: 'Rafael' });
  expect((await name(id, null)).body.entregador).toBeNull();
});

test('no courier: an order that nobody accepted, one for pickup, and another brand’s', async () => {
  const { world } = paying;
  const customer = world.visitor('pizzaria');
  const product = await plainProduct(world, customer);
  const waits = await place(world, customer, [item(product)], toHome);
  expect((await name(waits.body.id as number, 'Rafael')).body.codErro).toBe(
    failureCodes.orderChanged,
  );
  const pickup = await place(world, customer, [item(product)]);
  const id = pickup.body.id as number;
  await owner.call('moveOrder', { id, statusAtual: 2, status: 3 });
  expect((await name(id, 'Rafael')).body.codErro).toBe(failureCodes.orderChanged);
  const other = world.visitor('acai');
  await signInStaff(other);
  const { id: ours } = await toDeliver();
  expect((await name(ours, 'Rafael', other)).status).toBe(404);
  expect((await name(ours, 'Rafael', customer)).status).toBe(401);
});

// Rows: 1.27
test('the register tells what each courier collects, received and brought', async () => {
  await owner.call('openRegister', { idEstabelecimento, valor: 0 });
  const [first, second, third] = [await toDeliver(), await toDeliver(), await toDeliver()];
  await leave(first.id, { entregador: 'Rafael' });
  await leave(second.id, { entregador: 'Rafael' });
  await leave(third.id);
  const look = async () =>
    readOutput('register', (await owner.call('register', { idEstabelecimento })).body);
  const out = (await look()).aReceber;
  expect(out.find(({ idPedido }) => idPedido === first.id)).toMatchObject({
    entregador: 'Rafael',
    forma: 'dinheiro',
    valor: first.total,
    troco: 20_000,
  });
  expect(out.find(({ idPedido }) => idPedido === third.id)?.entregador).toBeNull();
  for (const { id } of [first, second, third])
    await owner.call('moveOrder', { id, statusAtual: 5, status: 8 });
  const { caixa } = await look();
  expect(caixa?.entregas).toEqual([
    {
      entregador: 'Rafael',
      quantidade: 2,
      dinheiro: first.total + second.total,
      cartao: 0,
      pix: 0,
      taxaEntrega: 2 * 690,
    },
  ]);
  expect(caixa?.movimentos.find(({ idPedido }) => idPedido === first.id)?.entregador).toBe(
    'Rafael',
  );
});

test('what a courier brought to a closed register is settled in the next one', async () => {
  const look = async () =>
    readOutput('register', (await owner.call('register', { idEstabelecimento })).body).caixa;
  const { id, total } = await toDeliver();
  await leave(id, { entregador: 'Zeca' });
  paying.later(60_000);
  const seen = await look();
  await owner.call('closeRegister', {
    idEstabelecimento,
    id: seen?.id,
    revisao: seen?.revisao,
    motivo: 'Fim do turno',
    contagem: [],
  });
  paying.later(120_000);
  await owner.call('moveOrder', { id, statusAtual: 5, status: 8 });
  paying.later(180_000);
  await owner.call('openRegister', { idEstabelecimento, valor: 0 });
  const next = await look();
  expect(next?.movimentos).toMatchObject([{ idPedido: id, valor: total, entregador: 'Zeca' }]);
  expect(next?.entregas).toMatchObject([{ entregador: 'Zeca', quantidade: 1, dinheiro: total }]);
});

test('a store’s couriers are saved, and asked for on its board', async () => {
  const { regras } = readOutput('consoleStore', (await owner.call('consoleStore')).body);
  const read = await owner.call('consoleStore');
  const terms = read.body.regras as Record<string, unknown>;
  expect(regras.entregadores).toEqual([]);
  const save = (entregadores: string[]) =>
    owner.call('saveStoreTerms', { idEstabelecimento, ...terms, entregadores });
  expect((await save(['x'.repeat(41)])).status).toBe(400);
  expect((await save(['Júlia', 'Rafael'])).body.entregadores).toEqual(['Júlia', 'Rafael']);
  const board = readOutput('staffBoard', (await owner.call('staffBoard')).body);
  expect(board.estabelecimentos.find(({ id }) => id === idEstabelecimento)?.entregadores).toEqual([
    'Júlia',
    'Rafael',
  ]);
});
