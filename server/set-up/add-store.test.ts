// A second store: hidden until its owner shows it, with its own checklist.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { item, orderBody, plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('pizzaria');
  await signInStaff(owner);
});
afterAll(() => world.close());

const shown = async () =>
  readOutput(
    'brandByUrl',
    (await world.visitor('pizzaria').call('brandByUrl', { url: 'http://pizzaria.localhost/' }))
      .body,
  ).estabelecimentos;
const steps = async (idEstabelecimento?: number) =>
  readOutput(
    'setupSteps',
    (await owner.call('setupSteps', idEstabelecimento === undefined ? {} : { idEstabelecimento }))
      .body,
  );
const add = async (nome: string) => (await owner.call('addStore', { nome })).body;

// Rows: 1.27
test('a new store has its own code and checklist, and is hidden from customers', async () => {
  const first = await steps();
  const id = Number((await add('Forno do Centro')).id);
  expect(await steps()).toEqual(first);
  const mine = await steps(id);
  expect(mine).toMatchObject({ idEstabelecimento: id, visivel: false, aceitaPedidos: false });
  // The brand's steps are done, the store's are not.
  expect(mine.passos.filter(({ pronto }) => pronto).map(({ passo }) => passo)).toEqual([
    'marca',
    'logotipo',
    'cardapio',
  ]);
  expect(
    mine.passos.filter(({ pronto, bloqueia }) => !pronto && bloqueia).map(({ passo }) => passo),
  ).toEqual(['loja', 'horarios', 'pagamento']);
  expect((await shown()).map((store) => store.id)).not.toContain(id);
  expect(await (await owner.request('/sitemap.xml')).text()).not.toContain('forno-do-centro');
  // Its hours count for the checklist, but the store stays hidden until it is shown.
  const horario = (
    (await owner.call('consoleStore', { idEstabelecimento: id })).body as { horario: object }
  ).horario;
  const horarios = [0, 1, 2, 3, 4, 5, 6].map((diaSemana) => ({ diaSemana, abre: 0, fecha: 1440 }));
  await owner.call('saveStoreHours', { idEstabelecimento: id, ...horario, horarios });
  expect((await steps(id)).passos.find(({ passo }) => passo === 'horarios')?.pronto).toBe(true);
  const customer = world.visitor('pizzaria');
  const order = await orderBody(world, customer, [item(await plainProduct(world, customer))], {
    idEstabelecimento: id,
  });
  expect((await customer.call('placeOrder', order)).body.codErro).toBe(failureCodes.storeClosed);
  expect((await owner.call('listStore', { idEstabelecimento: id, visivel: true })).body).toEqual({
    visivel: true,
  });
  expect((await shown()).find((store) => store.id === id)).toMatchObject({
    codigo: 'forno-do-centro',
    nome: 'Forno do Centro',
    estado: 'aberto',
  });
});

test('codes are given once, and the last store in sight stays', async () => {
  const [one, two] = [await add('Forno do Centro'), await add('!!!')];
  for (const { id } of [one, two])
    await owner.call('listStore', { idEstabelecimento: id, visivel: true });
  expect((await shown()).map(({ codigo }) => codigo)).toEqual(
    expect.arrayContaining(['forno-do-centro', 'forno-do-centro-2', 'loja']),
  );
  const all = await shown();
  for (const { id } of all.slice(1))
    expect((await owner.call('listStore', { idEstabelecimento: id, visivel: false })).body).toEqual(
      { visivel: false },
    );
  expect(
    (await owner.call('listStore', { idEstabelecimento: all[0]?.id, visivel: false })).body.codErro,
  ).toBe(failureCodes.lastStore);
  expect(await shown()).toHaveLength(1);
});

test('a store of another brand is none of theirs, and a manager adds none', async () => {
  const { id } = await storeOf(world, owner);
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  expect(
    (await stranger.call('listStore', { idEstabelecimento: id, visivel: false })).body.codErro,
  ).toBe(failureCodes.storeNotFound);
  expect((await stranger.call('setupSteps', { idEstabelecimento: id })).body.codErro).toBe(
    failureCodes.storeNotFound,
  );
  const manager = world.visitor('pizzaria');
  await signInStaff(manager, 'gerente@forno.quitute.app');
  expect((await manager.call('addStore', { nome: 'Minha' })).body.codErro).toBe(
    failureCodes.notYours,
  );
});
