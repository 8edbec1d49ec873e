import { afterAll, beforeAll, expect, test } from 'vitest';
import { item, place, plainProduct, productNamed, signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function withOrders(count: number): Promise<{ customer: Visitor; ids: number[] }> {
  const customer = world.visitor('pizzaria');
  await customer.call('registerCustomer', {
    nome: 'Ana Souza',
    telefone: `1198000${1000 + count}`,
    senha: 'quitute-demo',
  });
  const ids: number[] = [];
  for (let round = 0; round < count; round++) {
    const { body } = await place(world, customer, [item(await plainProduct(world, customer))]);
    ids.push(body.id as number);
  }
  return { customer, ids };
}
const history = async (customer: Visitor, wire: Record<string, unknown>) => {
  const { body } = await customer.call('customerOrders', wire);
  return {
    total: body.total,
    ids: (body.pedidos as { id: number }[]).map(({ id }) => id),
    proxima: body.proxima as string | null,
  };
};

async function kitchen(): Promise<Visitor> {
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  return staff;
}

// Rows: 1.15, 2.14, 7.33
test('open orders come before ended ones, each newest first', async () => {
  const { customer, ids } = await withOrders(4);
  const [first, second, third, fourth] = ids;
  const staff = await kitchen();
  for (const id of [second, fourth])
    await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Sem forno' });
  expect(await history(customer, { quantidade: 10 })).toEqual({
    total: 4,
    ids: [third, first, fourth, second],
    proxima: null,
  });
});

test('pages follow each other without gap or repetition, from open to ended orders', async () => {
  const { customer, ids } = await withOrders(5);
  const staff = await kitchen();
  const [, second, , fourth] = ids;
  for (const id of [second, fourth])
    await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Sem forno' });
  const seen: number[] = [];
  let apos: string | null = null;
  do {
    const page = await history(customer, { quantidade: 2, ...(apos !== null && { apos }) });
    expect(page.total).toBe(5);
    seen.push(...page.ids);
    apos = page.proxima;
  } while (apos !== null);
  expect(seen).toEqual([ids[4], ids[2], ids[0], fourth, second]);
  expect(
    (await customer.call('customerOrders', { quantidade: 2, apos: '2.1; drop' })).body.codErro,
  ).toBe(10);
});

test('a filter shows its own and counts them', async () => {
  const { customer, ids } = await withOrders(3);
  const [first, second, third] = ids;
  const staff = await kitchen();
  await staff.call('moveOrder', { id: first, statusAtual: 2, status: 13, motivo: 'Sem forno' });
  for (const [statusAtual, status] of [
    [2, 3],
    [3, 8],
  ])
    await staff.call('moveOrder', { id: second, statusAtual, status });
  expect(await history(customer, { quantidade: 9, situacao: 'abertos' })).toMatchObject({
    total: 1,
    ids: [third],
  });
  expect(await history(customer, { quantidade: 9, situacao: 'entregues' })).toMatchObject({
    total: 1,
    ids: [second],
  });
  expect(await history(customer, { quantidade: 9, situacao: 'cancelados' })).toMatchObject({
    total: 1,
    ids: [first],
  });
});

test('an order has the ids of its options, so that it can be repeated', async () => {
  const customer = world.visitor('pizzaria');
  const product = await productNamed(world, customer, 'Pizza meio a meio');
  const opcoes = product.opcoes
    .filter((group) => group.quantidadeMinima > 0)
    .map(({ id, opcoes: [option], quantidadeMinima }) => ({
      id,
      opcoes: [{ id: option?.id, quantidade: Math.max(1, quantidadeMinima) }],
    }));
  const { body } = await place(world, customer, [item(product, 1, opcoes)]);
  const order = await customer.call('order', { id: body.id });
  const [stored] = order.body.itens as {
    opcoes: { id: number; escolhas: { id: number; quantidade: number }[] }[];
  }[];
  expect(
    stored?.opcoes.map(({ id, escolhas }) => ({
      id,
      opcoes: escolhas.map((choice) => ({ id: choice.id, quantidade: choice.quantidade })),
    })),
  ).toEqual(opcoes);
});

// Rows: 7.30
test('only the customer confirms delivery, once the order has left the kitchen', async () => {
  const { customer, ids } = await withOrders(1);
  const [id] = ids;
  const staff = await kitchen();
  const arrived = { id, status: 8 };
  expect((await customer.call('updateOrderStatus', arrived)).body.codErro).toBe(80);
  for (const [statusAtual, status] of [
    [2, 3],
    [3, 6],
  ])
    await staff.call('moveOrder', { id, statusAtual, status });
  expect((await world.visitor('pizzaria').call('updateOrderStatus', arrived)).body.codErro).toBe(
    12,
  );
  expect((await customer.call('order', { id })).body).toMatchObject({
    status: 6,
    podeConfirmar: true,
  });
  expect((await customer.call('updateOrderStatus', arrived)).body).toMatchObject({
    status: 8,
    podeConfirmar: false,
  });
  const again = await customer.call('updateOrderStatus', arrived);
  expect(again.body).toMatchObject({ status: 8 });
  expect(
    (again.body.historico as { status: number }[]).filter(({ status }) => status === 8),
  ).toHaveLength(1);
  expect((await customer.call('updateOrderStatus', { id, status: 12 })).body.codErro).toBe(80);
});
