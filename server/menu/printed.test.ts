// The paper menu, through the API.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld();
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
});
afterAll(() => world.close());

const paper = async () => readOutput('printedMenu', (await staff.call('printedMenu')).body);

test('the store sees which prices have changed since it printed its menu', async () => {
  const { idEstabelecimento, revisao, impressoEm, categorias } = await paper();
  expect(impressoEm).toBeNull();
  const printed = readOutput(
    'recordPrintedMenu',
    (await staff.call('recordPrintedMenu', { idEstabelecimento, revisao })).body,
  );
  expect(printed).toMatchObject({ mudancas: [] });
  expect(printed.impressoEm).not.toBeNull();
  const [product] = categorias
    .flatMap(({ produtos }) => produtos)
    .filter(({ grupos }) => grupos.length === 0);
  if (product === undefined) throw new Error('nothing without options');
  await staff.call('setTablePrice', { idEstabelecimento, idProduto: product.id, valor: 1.23 });
  expect((await paper()).mudancas).toEqual([
    { nome: product.nome, valorAnterior: product.valor, valorAtual: 123 },
  ]);
  // Paper printed before the change must not count as current after it.
  expect((await staff.call('recordPrintedMenu', { idEstabelecimento, revisao })).body.codErro).toBe(
    failureCodes.changedMeanwhile,
  );
  await staff.call('setTablePrice', { idEstabelecimento, idProduto: product.id, valor: null });
  expect((await paper()).mudancas).toEqual([]);
});

test('paper has what is sold where it lies, at the price there, if it has one', async () => {
  const chain = world.visitor('acai');
  await signInStaff(chain);
  const menu = readOutput('staffMenu', (await chain.call('staffMenu')).body);
  const stores = menu.estabelecimentos;
  const tables = stores.find((store) => store.possuiPedidoMesa)?.id ?? 0;
  const counter = stores.find((store) => !store.possuiPedidoMesa)?.id ?? 0;
  const [one, other, third] = menu.categorias
    .flatMap(({ produtos }) => produtos)
    .filter(({ grupos }) => grupos.length === 0)
    .map(({ id, valor }) => ({ id, valor }));
  if (one === undefined || other === undefined || third === undefined)
    throw new Error('too few without options');
  const asBrand = {
    ...{ atualizadoEm: null, valor: null, valorEntrega: null, valorRetirada: null },
    ...{ valorMesa: null, formas: null, visivel: null, disponibilidade: null },
  };
  for (const idEstabelecimento of [tables, counter]) {
    const save = async (idProduto: number, own: object) => {
      const input = { ...asBrand, idEstabelecimento, idProduto, ...own };
      expect((await chain.call('saveStoreProduct', input)).status).toBe(200);
    };
    await save(one.id, { valorEntrega: 31, valorRetirada: 32, valorMesa: 33 });
    await save(other.id, { formas: ['entrega'] });
    await save(third.id, { valor: 0 });
  }
  const printed = async (idEstabelecimento: number) => {
    const { body } = await chain.call('printedMenu', { idEstabelecimento });
    const all = readOutput('printedMenu', body).categorias.flatMap(({ produtos }) => produtos);
    return [one, other, third].map(({ id }) => all.find((line) => line.id === id)?.valor);
  };
  expect(await printed(tables)).toEqual([3300, undefined, undefined]);
  expect(await printed(counter)).toEqual([3200, undefined, undefined]);
  const way = async (idEstabelecimento: number) =>
    (await chain.call('printedMenu', { idEstabelecimento })).body.formaDosPrecos;
  expect([await way(tables), await way(counter)]).toEqual(['mesa', 'retirada']);
});

test('the paper menu of a store does not exist elsewhere', async () => {
  const { idEstabelecimento, revisao } = await paper();
  const other = world.visitor('burger');
  await signInStaff(other);
  expect((await other.call('recordPrintedMenu', { idEstabelecimento, revisao })).body.codErro).toBe(
    failureCodes.storeNotFound,
  );
  expect((await world.visitor('pizzaria').call('printedMenu')).status).toBe(401);
});
