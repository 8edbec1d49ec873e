import { afterAll, beforeAll, expect, test } from 'vitest';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function withOrders(count: number): Promise<{ diner: Visitor; ids: number[] }> {
  const diner = world.visitor('pizzaria');
  await diner.call('registerCustomer', { nome: 'Ana Souza', telefone: `1198000${1000 + count}`, senha: 'quitute-demo' });
  const ids: number[] = [];
  for (let round = 0; round < count; round++) {
    const { body } = await place(world, diner, [item(await plainProduct(world, diner))]);
    ids.push(body.id as number);
  }
  return { diner, ids };
}
const history = async (diner: Visitor, pagina: number, quantidade: number) => {
  const { body } = await diner.call('customerOrders', { pagina, quantidade });
  return { total: body.total, ids: (body.pedidos as { id: number }[]).map(({ id }) => id) };
};

test('what is on its way stands before what ended, each newest first', async () => {
  const { diner, ids } = await withOrders(4);
  const [first, second, third, fourth] = ids;
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  for (const id of [second, fourth]) await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Sem forno' });
  expect(await history(diner, 1, 10)).toEqual({ total: 4, ids: [third, first, fourth, second] });
});

test('pages follow each other without a gap or a repetition', async () => {
  const { diner, ids } = await withOrders(5);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => history(diner, page, 2)));
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  expect(pages.flatMap((page) => page.ids)).toEqual(ids.toReversed());
});
