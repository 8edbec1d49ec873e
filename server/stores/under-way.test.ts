import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { item, place, plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('pizzaria');
  await signInStaff(owner);
});
afterAll(() => world.close());

const underWay = async (wire = {}, who = owner) => (await who.call('underWay', wire)).body;

// Rows: 1.27
test('open orders and bills that a change would affect are counted', async () => {
  const before = await underWay();
  expect(before).toMatchObject({ jaVendeu: false, pedidosAbertos: 0, mesasAbertas: 0 });
  const customer = world.visitor('pizzaria');
  const { body } = await place(world, customer, [item(await plainProduct(world, customer))]);
  const [table] = (await owner.call('staffTables')).body.mesas as { id: number }[];
  await owner.call('openTable', { id: table?.id });
  expect(await underWay()).toMatchObject({
    jaVendeu: true,
    pedidosAbertos: 1,
    pedidosAgendados: 0,
    mesasAbertas: 1,
  });
  await owner.call('moveOrder', { id: body.id, statusAtual: 2, status: 13, motivo: 'Acabou' });
  expect(await underWay()).toMatchObject({ jaVendeu: true, pedidosAbertos: 0, mesasAbertas: 1 });
});

test('each store and brand is counted separately, and attendants see nothing', async () => {
  const burger = world.visitor('burger');
  await signInStaff(burger);
  expect(
    await underWay({ idEstabelecimento: (await storeOf(world, owner)).id }, burger),
  ).toMatchObject({ jaVendeu: false, mesasAbertas: 0 });
  const attendant = world.visitor('pizzaria');
  await signInStaff(attendant, 'balcao@forno.quitute.app');
  expect((await underWay({}, attendant)).codErro).toBe(failureCodes.notYours);
});
