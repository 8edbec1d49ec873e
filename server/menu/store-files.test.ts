// Stores in menu files and in changes of many products: told as columns, and undone as a whole.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { products, staff, tablePrices } from '#server/database/schema.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
let manager: Visitor;
let brandId = 0;
let here = 0;
let there = 0;
let [hereName, thereName] = ['', ''];
beforeAll(async () => {
  world = await openWorld();
  [owner, manager] = [world.visitor('acai'), world.visitor('acai')];
  const brand = await world.services.brands.byHost('acai.localhost');
  brandId = brand?.id ?? 0;
  const [one, two] = brand?.stores ?? [];
  [here, there] = [one?.id ?? 0, two?.id ?? 0];
  [hereName, thereName] = [one?.nome ?? '', two?.nome ?? ''];
  await world.services.db
    .update(staff)
    .set({ storeId: there })
    .where(eq(staff.email, 'gerente@roxo.quitute.app'));
  await signInStaff(owner);
  await signInStaff(manager, 'gerente@roxo.quitute.app');
});
afterAll(() => world.close());

async function dish() {
  const menu = readOutput('staffMenu', (await owner.call('staffMenu')).body);
  for (const { nome: categoria, produtos } of menu.categorias)
    for (const product of produtos)
      if (produtos.filter(({ nome }) => nome === product.nome).length === 1)
        return { ...product, categoria };
  throw new Error('the menu is empty');
}
async function own(idEstabelecimento: number, idProduto: number) {
  const { body } = await owner.call('storeProducts', { idEstabelecimento, idProduto });
  return readOutput('storeProducts', body).produtos[0];
}
const send = (conteudo: string, simular = false) => owner.call('importMenu', { conteudo, simular });
const table = (titles: string, cells: string, of: { categoria: string; nome: string }) =>
  `categoria;nome;valor;${titles}\n${of.categoria};${of.nome};10;${cells}`;

// Rows: 1.33
test('a sheet sets stores’ prices and portions, previewed and undone as a whole', async () => {
  const one = await dish();
  const sheet = table(
    `valor: ${hereName};valorDe: ${hereName};vende: ${thereName};porcoes: ${thereName}`,
    '12,50;15,00;não;7',
    one,
  );
  const foreseen = (await send(sheet, true)).body;
  expect(foreseen).toMatchObject({ mudadosNasLojas: 2, produtosMudados: 1, recusados: [] });
  expect(await own(here, one.id)).toBeUndefined();
  const { body } = await send(sheet);
  expect(body).toMatchObject({ mudadosNasLojas: 2 });
  expect(await own(here, one.id)).toMatchObject({ valor: 1250, valorDe: 1500, visivel: null });
  expect(await own(there, one.id)).toMatchObject({ valor: null, visivel: false, quantidade: 7 });
  const shown = readOutput('menu', (await owner.call('menu', { idEstabelecimento: here })).body);
  expect(
    shown.categorias.flatMap(({ produtos }) => produtos).find(({ id }) => id === one.id),
  ).toMatchObject({ valor: 1250, valorDe: 1500, promocional: true, camada: 'loja' });
  // The same sheet again changes nothing in stores, and so does what was exported.
  expect((await send(sheet, true)).body).toMatchObject({ mudadosNasLojas: 0 });
  for (const formato of ['csv', 'xlsx']) {
    const file = (await owner.call('exportMenu', { formato })).body;
    const again = await owner.call('importMenu', {
      conteudo: file.conteudo,
      emBase64: file.emBase64,
      simular: true,
    });
    expect(again.body).toMatchObject({ mudadosNasLojas: 0, recusados: [], produtosNovos: 0 });
  }
  const undone = await owner.call('undoImport', { id: body.idImportacao, simular: false });
  expect(undone.body).toMatchObject({ devolvidosNasLojas: 2, mantidos: [] });
  expect(await own(here, one.id)).toMatchObject({ valor: null, valorDe: null });
  expect(await own(there, one.id)).toMatchObject({ visivel: null, quantidade: null });
});

test('a sheet sets prices and ways of ordering, and gives back what it found', async () => {
  const one = await dish();
  const product = { idEstabelecimento: here, idProduto: one.id };
  await owner.call('setTablePrice', { ...product, valor: 14 });
  const sheet = table(
    [
      `valorEntrega: ${hereName}`,
      `valorRetirada: ${hereName}`,
      `valorMesa: ${hereName}`,
      `formas: ${thereName}`,
    ].join(';'),
    '13;11,90;15,50;retirada | entrega',
    one,
  );
  expect((await send(sheet, true)).body).toMatchObject({ mudadosNasLojas: 2, recusados: [] });
  const { body } = await send(sheet);
  const set = { valor: null, valorEntrega: 1300, valorRetirada: 1190, valorMesa: 1550 };
  expect(await own(here, one.id)).toMatchObject(set);
  expect((await own(there, one.id))?.formas).toEqual(['entrega', 'retirada']);
  expect((await send(sheet, true)).body).toMatchObject({ mudadosNasLojas: 0 });
  for (const formato of ['csv', 'xlsx']) {
    const { conteudo, emBase64 } = (await owner.call('exportMenu', { formato })).body;
    if (formato === 'csv') expect(conteudo).toContain(`;valorMesa: ${hereName};`);
    const emptied = await owner.call('importMenu', { conteudo, emBase64, simular: true });
    expect(emptied.body).toMatchObject({ mudadosNasLojas: 0, recusados: [] });
  }
  // Somebody set the tables' price since: that store keeps all of it.
  const seen = { id: body.idImportacao, simular: true };
  await owner.call('setTablePrice', { ...product, valor: 16 });
  expect((await owner.call('undoImport', seen)).body).toMatchObject({
    devolvidosNasLojas: 1,
    mantidos: [{ nome: `${one.nome}, ${hereName}`, motivo: 'mudou' }],
  });
  await owner.call('setTablePrice', { ...product, valor: 15.5 });
  const undone = await owner.call('undoImport', { ...seen, simular: false });
  expect(undone.body).toMatchObject({ devolvidosNasLojas: 2, mantidos: [] });
  const stood = { valorEntrega: null, valorRetirada: null, valorMesa: 1400 };
  expect(await own(here, one.id)).toMatchObject(stood);
  expect((await own(there, one.id))?.formas).toBe(null);
  await owner.call('setTablePrice', { ...product, valor: null });
});

test('a title that names no store is refused by that name, and nothing is written', async () => {
  const one = await dish();
  const { body } = await send(table('valor: Lua', '99', one));
  expect(body).toMatchObject({ codErro: failureCodes.menuStoresUnknown });
  expect(String(body.mensagem)).toContain('Lua');
  expect((await dish()).valor).toBe(one.valor);
});

test('a new price alone leaves no list price that is not above it', async () => {
  const one = await dish();
  await send(table(`valor: ${hereName};valorDe: ${hereName}`, '12,00;15,00', one));
  const price = async (cell: string) => {
    await send(table(`valor: ${hereName}`, cell, one));
    const { valor, valorDe } = (await own(here, one.id)) ?? {};
    return [valor, valorDe];
  };
  expect(await price('13,00')).toEqual([1300, 1500]);
  expect(await price('20,00')).toEqual([2000, null]);
  // It would have been struck through again.
  expect(await price('13,00')).toEqual([1300, null]);
  await send(table(`valorDe: ${hereName};valor: ${hereName}`, '15,00;12,00', one));
  expect(await price('')).toEqual([null, null]);
  const { conteudo } = (await owner.call('exportMenu', { formato: 'csv' })).body;
  const again = (await owner.call('importMenu', { conteudo, simular: true })).body;
  expect(again).toMatchObject({ recusados: [], mudadosNasLojas: 0 });
});

test('titles that spell a store’s name in two ways change that store once', async () => {
  const one = await dish();
  const titles = `valor: ${hereName};porcoes: ${hereName.toUpperCase()}`;
  const { body } = await send(table(titles, '12,50;7', one));
  expect(body).toMatchObject({ mudadosNasLojas: 1 });
  expect(await own(here, one.id)).toMatchObject({ valor: 1250, quantidade: 7 });
  await owner.call('undoImport', { id: body.idImportacao, simular: false });
});

test('a change in stores is undone, and keeps what somebody edited since', async () => {
  const one = await dish();
  const { body } = await owner.call('changeInStores', {
    idEstabelecimentos: [here, there],
    produtos: [{ id: one.id, valor: 33 }],
  });
  const id = body.idImportacao;
  const imports = readOutput('menuImports', (await owner.call('menuImports')).body);
  expect(imports[0]).toMatchObject({ id, mudadosNasLojas: 2, semArquivo: true, produtosNovos: 0 });
  const seen = await own(there, one.id);
  await owner.call('saveStoreProduct', {
    idEstabelecimento: there,
    idProduto: one.id,
    atualizadoEm: seen?.atualizadoEm,
    valor: 44,
    valorEntrega: null,
    valorRetirada: null,
    valorMesa: null,
    formas: null,
    visivel: null,
    disponibilidade: null,
  });
  const foreseen = (await owner.call('undoImport', { id, simular: true })).body;
  expect(foreseen).toMatchObject({
    devolvidosNasLojas: 1,
    mantidos: [{ nome: `${one.nome}, ${thereName}`, tipo: 'loja', motivo: 'mudou' }],
  });
  await owner.call('undoImport', { id, simular: false, mantidosVistos: 1 });
  expect((await own(here, one.id))?.valor).toBe(null);
  expect((await own(there, one.id))?.valor).toBe(4400);
});

test('a manager undoes a change in their store, and no other’s', async () => {
  const one = await dish();
  const change = async (who: Visitor, store: number) =>
    (
      await who.call('changeInStores', {
        idEstabelecimentos: [store],
        produtos: [{ id: one.id, visivel: false }],
      })
    ).body.idImportacao;
  const mine = await change(manager, there);
  const theirs = await change(owner, here);
  expect((await manager.call('undoImport', { id: theirs, simular: false })).body.codErro).toBe(
    failureCodes.storeNotFound,
  );
  const undone = (await manager.call('undoImport', { id: mine, simular: false })).body;
  expect(undone).toMatchObject({ devolvidosNasLojas: 1 });
  expect((await own(there, one.id))?.visivel).toBe(null);
  expect((await own(here, one.id))?.visivel).toBe(false);
});

test('a JSON file is undone with its groups, and gives back what pieces cost', async () => {
  // Without revisions: an undo is a change as well.
  const content = async () =>
    JSON.stringify((await owner.call('staffMenu')).body).replaceAll(
      /"atualizadoEm":"[^"]*"/g,
      '"seen":0',
    );
  const one = await dish();
  const product = { idEstabelecimento: here, idProduto: one.id };
  await send(table(`valor: ${hereName};porcoes: ${thereName}`, '12,50;7', one));
  await owner.call('setTablePrice', { ...product, valor: 14 });
  await world.services.db
    .update(products)
    .set({ quantidade: 30 })
    .where(and(eq(products.brandId, brandId), eq(products.id, one.id)));
  const stood = [await content(), await own(here, one.id), await own(there, one.id)];
  const tables = () => world.services.db.select().from(tablePrices);
  const prices = await tables();
  expect(prices.map(({ productId, valor }) => [productId, valor])).toContainEqual([one.id, 1400]);

  const file = (await owner.call('exportMenu', { formato: 'json' })).body;
  const menu = JSON.parse(String(file.conteudo));
  const [group] = menu.categorias.flatMap(({ produtos }: { produtos: { opcoes: object[] }[] }) =>
    produtos.flatMap(({ opcoes }) => opcoes),
  );
  for (const category of menu.categorias)
    for (const each of category.produtos) {
      each.valor += 1;
      each.descricao = `${each.descricao} de hoje`;
      if (each.nome === one.nome)
        Object.assign(each, {
          peso: { passo: 100, minimo: 100, maximo: 2000 },
          opcoes: [{ ...group, nome: 'Ponto do dia' }],
        });
    }
  const { body } = await send(JSON.stringify(menu));
  expect(body).toMatchObject({ produtosNovos: 0, recusados: [], gruposNovos: 1 });
  expect(await own(here, one.id)).toMatchObject({ valor: null });
  expect((await tables()).length).toBe(prices.length - 1);

  const asked = { id: body.idImportacao, simular: false };
  expect((await owner.call('undoImport', asked)).body).toMatchObject({ mantidos: [] });
  expect([await content(), await own(here, one.id), await own(there, one.id)]).toEqual(stood);
  expect(await tables()).toEqual(expect.arrayContaining(prices));
});
