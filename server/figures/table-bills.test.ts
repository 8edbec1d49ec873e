// Food eaten at a table is sold when its bill closes, even if the day was already summed up.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumFigures } from '#server/jobs/sum-figures.ts';
import { tablesOf } from '#test/at-table.ts';
import { newKey, signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

const DAY = '2026-11-19';
const DINNER = new Date(`${DAY}T22:00:00Z`);

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld();
  world.setNow(DINNER);
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
});
afterAll(() => world.close());

const sold = async () => {
  const { body } = await staff.call('figures', { primeiroDia: DAY, ultimoDia: DAY });
  const { vendas, quantidadePedidos, quantidadeCancelados } = readOutput('figures', body);
  return { vendas, quantidadePedidos, quantidadeCancelados };
};

test('an order at a table is counted once its account has closed', async () => {
  const { sit, order, named } = tablesOf(world, staff);
  const before = await sold();
  const { visitor } = await sit('Mesa 6');
  const { send, total } = await order(visitor);
  expect((await send()).body.codErro).toBeUndefined();
  expect(await sold()).toEqual(before);

  // The evening is summed up while the guests are still there.
  world.setNow(new Date(DINNER.getTime() + 7 * 3_600_000));
  await sumFigures(world.services);
  expect(await sold()).toEqual(before);

  const { id, conta } = await named('Mesa 6');
  await staff.call('payTable', {
    ...{ id, idPessoa: null, valor: (conta?.valorTotal ?? 0) / 100 },
    ...{ forma: 'dinheiro', chave: newKey() },
  });
  expect((await staff.call('closeTable', { id })).body.codErro).toBeUndefined();
  expect(await sold()).toEqual({
    ...before,
    vendas: before.vendas + Math.round(total * 100),
    quantidadePedidos: before.quantidadePedidos + 1,
  });
});
