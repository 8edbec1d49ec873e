import { afterAll, beforeAll, expect, test } from 'vitest';
import { item, place, productNamed, signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

const PIZZA = 'Pizza meio a meio';

async function flavoursOf(visitor: Visitor) {
  const pizza = await productNamed(world, visitor, PIZZA);
  const group = pizza.opcoes.find(({ nome }) => nome === 'Sabores') as
    | (typeof pizza.opcoes)[number]
    | undefined;
  if (group === undefined) throw new Error('the pizza has no flavours');
  return { pizza, group: group as typeof group & { maisPedidos?: number[] } };
}

async function orderHalves(visitor: Visitor, names: readonly [string, string], quantity: number) {
  const { pizza, group } = await flavoursOf(visitor);
  const [size] = pizza.opcoes.filter(({ nome }) => nome === 'Tamanho');
  const choose = (from: typeof group, chosen: readonly string[]) => ({
    id: from.id,
    opcoes: from.opcoes
      .filter(({ nome }) => chosen.includes(nome))
      .map(({ id }) => ({ id, quantidade: 1 })),
  });
  const groups = [choose(group, names)];
  if (size !== undefined) groups.unshift(choose(size, [size.opcoes[0]?.nome ?? '']));
  const { body } = await place(world, visitor, [item(pizza, quantity, groups)]);
  if (body.codErro) throw new Error(JSON.stringify(body));
  return body.id as number;
}

test('a long list of flavours begins with those that are sold most, by their halves', async () => {
  const ana = world.visitor('pizzaria');
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const { group } = await flavoursOf(ana);
  const idOf = (name: string) => group.opcoes.find(({ nome }) => nome === name)?.id;
  const before = group.maisPedidos ?? [];
  const sold = [
    await orderHalves(ana, ['Napolitana', 'Frango com Catupiry'], 40),
    await orderHalves(ana, ['Napolitana', 'Atum'], 41),
  ];
  for (const id of sold)
    await staff.call('moveOrder', { id, statusAtual: 2, status: 3, minutos: 9 });
  // The store refuses this one: it is nobody's favourite for it.
  const refused = await orderHalves(ana, ['Portuguesa', 'Alho Frito'], 60);
  await staff.call('moveOrder', { id: refused, statusAtual: 2, status: 13, motivo: 'Sem forno' });
  expect((await flavoursOf(ana)).group.maisPedidos ?? []).toEqual(before);
  world.setNow(world.after(7 * 3_600_000));
  const after = (await flavoursOf(ana)).group.maisPedidos;
  world.setNow(null);
  expect(after?.slice(0, 3)).toEqual([
    idOf('Napolitana'),
    idOf('Atum'),
    idOf('Frango com Catupiry'),
  ]);
  expect(after).not.toContain(idOf('Portuguesa'));
});
