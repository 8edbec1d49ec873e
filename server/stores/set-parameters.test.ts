import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { readParameters } from '#rules/parameters.ts';
import { auditLog } from '#server/database/schema.ts';
import { signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
let storeId: number;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('pizzaria');
  await signInStaff(owner);
  storeId = (await storeOf(world, owner)).id;
});
afterAll(() => world.close());

type Section = Record<string, unknown> & { revisao: string };
const section = async (name: 'parametros' | 'parametrosMarca', who = owner) =>
  (await who.call('consoleStore')).body[name] as Section;
const saveStore = async (changes: object, who = owner) =>
  who.call('saveStoreParameters', {
    idEstabelecimento: storeId,
    ...(await section('parametros')),
    ...changes,
  });
const saveBrand = async (changes: object, who = owner) =>
  who.call('saveBrandParameters', { ...(await section('parametrosMarca')), ...changes });
const shown = async () =>
  (await world.visitor('pizzaria').call('brandByUrl', { url: 'pizzaria.localhost' }))
    .body as Record<string, unknown>;
const shownStore = async () => ((await shown()).estabelecimentos as Record<string, unknown>[])[0];

test('a brand’s parameter is live at once and logged, and an old state is refused', async () => {
  const began = await section('parametrosMarca');
  expect(
    (
      await saveBrand({
        tipoSelecaoEndereco: 2,
        permitirDesconectarMesa: true,
        PUBLIC_TAXA_ADICIONAL: 1.5,
      })
    ).status,
  ).toBe(200);
  expect(await shown()).toMatchObject({
    tipoSelecaoEndereco: 2,
    permitirDesconectarMesa: true,
    PUBLIC_TAXA_ADICIONAL: 1.5,
    projectName: expect.anything(),
  });
  const [last] = await world.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.acao, 'saveBrandParameters'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(last).toMatchObject({
    antes: { tipoSelecaoEndereco: began.tipoSelecaoEndereco },
    depois: { tipoSelecaoEndereco: 2, PUBLIC_TAXA_ADICIONAL: 150 },
  });
  expect((await owner.call('saveBrandParameters', { ...began })).body.codErro).toBe(
    failureCodes.changedMeanwhile,
  );
  expect((await saveBrand({ PUBLIC_TAXA_ADICIONAL: -1 })).body.codErro).toBe(
    failureCodes.amountNegative,
  );
  for (const wrong of [
    { tipoSelecaoEndereco: 3 },
    { PUBLIC_CODIGO_MOEDA: 'reais' },
    { PUBLIC_IDIOMA: 'it' },
    { possuiDelivery: 'sim' },
  ])
    expect((await saveBrand(wrong)).body.codErro).toBe(failureCodes.malformed);
  const { revisao: _, ...before } = began;
  expect((await saveBrand(before)).status).toBe(200);
});

test('owners alone change the brand, managers their store', async () => {
  const [manager, attendant] = [world.visitor('pizzaria'), world.visitor('pizzaria')];
  await signInStaff(manager, 'gerente@forno.quitute.app');
  await signInStaff(attendant, 'balcao@forno.quitute.app');
  expect((await manager.call('consoleStore')).body.parametrosMarca).toBe(null);
  const [ofBrand, ofStore] = [await section('parametrosMarca'), await section('parametros')];
  for (const who of [manager, attendant])
    expect((await who.call('saveBrandParameters', ofBrand)).body.codErro).toBe(
      failureCodes.notYours,
    );
  expect(
    (await manager.call('saveStoreParameters', { idEstabelecimento: storeId, ...ofStore })).status,
  ).toBe(200);
  expect(
    (await attendant.call('saveStoreParameters', { idEstabelecimento: storeId, ...ofStore })).body
      .codErro,
  ).toBe(failureCodes.notYours);
});

// Rows: 3.29
test('a discount of the menu is in the menu and in the price, within its bounds', async () => {
  expect(
    (await saveStore({ percentualDesconto: 10, maximoDesconto: 5, maximoPedidoComDesconto: 100 }))
      .status,
  ).toBe(200);
  const menu = (await world.visitor('pizzaria').call('menu', { idEstabelecimento: storeId })).body;
  expect(menu).toMatchObject({
    percentualDesconto: 10,
    maximoDesconto: 5,
    maximoPedidoComDesconto: 100,
    valorDesconto: 0,
  });
  expect((await saveStore({ percentualDesconto: 101 })).body.codErro).toBe(failureCodes.malformed);
  expect((await saveStore({ valorDesconto: -1 })).body.codErro).toBe(failureCodes.amountNegative);
  await saveStore({ percentualDesconto: 0, maximoDesconto: 0, maximoPedidoComDesconto: 0 });
});

// Rows: 3.14, 3.16, 3.54, 7.15
test('the restaurant’s own parameters are passed on as true booleans and numbers', async () => {
  const personalizados = [
    { nome: 'PUBLIC_COR_DO_TOTEM', valor: 'azul' },
    { nome: 'totemLigado', valor: 'true' },
    { nome: 'totemSegundos', valor: '45' },
  ];
  expect(
    (await saveStore({ personalizados, adicionarItensNaTelaInicial: false, pixel: '123456789' }))
      .status,
  ).toBe(200);
  expect(await shownStore()).toMatchObject({
    adicionarItensNaTelaInicial: false,
    pixel: '123456789',
    parametros: {
      PUBLIC_COR_DO_TOTEM: 'azul',
      totemLigado: true,
      totemSegundos: 45,
      possuiPedidoMesa: true,
      adicionarItensNaTelaInicial: false,
    },
  });
  const pairs = (await owner.call('storeParameters', { idEstabelecimento: storeId }))
    .body as unknown as { nome: string; valor: string }[];
  expect(readParameters(pairs)).toEqual((await shownStore())?.parametros);
  for (const nome of ['PUBLIC_TAXA_ADICIONAL', 'totemLigado', 'pixel'])
    expect(
      (await saveStore({ personalizados: [...personalizados, { nome, valor: '1' }] })).body.codErro,
    ).toBe(failureCodes.parameterTwice);
  expect(
    (await saveStore({ personalizados: [{ nome: 'com espaço', valor: '' }] })).body.codErro,
  ).toBe(failureCodes.malformed);
  await saveStore({ personalizados: [], adicionarItensNaTelaInicial: true, pixel: null });
});
