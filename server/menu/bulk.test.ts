// Imports that are undone, spreadsheets, and changes of many products at once.
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { failureCodes } from '#contract/failures.ts';
import { signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { writeSpreadsheet } from './files/spreadsheet.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('cafe');
  await signInStaff(owner);
});
afterAll(() => world.close());

const menuOf = async (who = owner) => readOutput('staffMenu', (await who.call('staffMenu')).body);
const productsOf = async (category?: string) =>
  (await menuOf()).categorias
    .filter(({ nome }) => category === undefined || nome === category)
    .flatMap(({ produtos }) => produtos);
async function customersSee(name: string): Promise<boolean> {
  const customer = world.visitor('cafe');
  const idEstabelecimento = (await storeOf(world, customer)).id;
  const { categorias } = readOutput(
    'menu',
    (await customer.call('menu', { idEstabelecimento })).body,
  );
  return categorias.some(({ produtos }) => produtos.some(({ nome }) => nome === name));
}
const seen = ({ id, atualizadoEm }: { id: number; atualizadoEm: string }) => ({ id, atualizadoEm });
const table = (...lines: string[]) => ['categoria;nome;descricao;valor', ...lines].join('\n');
const importText = async (conteudo: string, simular = false) =>
  readOutput('importMenu', (await owner.call('importMenu', { conteudo, simular })).body);
const change = (acao: string, products: object[], more: object = {}) =>
  owner.call('changeProducts', { acao, produtos: products, ...more });

/** The menu without its revisions: an undo is a change as well. */
const content = async () =>
  JSON.parse(JSON.stringify(await menuOf()).replaceAll(/"atualizadoEm":"[^"]*"/g, '"seen":0'));

// Rows: 1.28
test('an import is undone as a whole: nothing new stays, and prices are the old ones', async () => {
  const before = await content();
  const [first] = await productsOf();
  const [place] = (await menuOf()).categorias;
  const file = table(
    `${place?.nome};${first?.nome};Outra descrição;99,90`,
    'Categoria de teste;Novidade;;10',
  );
  const { idImportacao } = await importText(file);
  expect(await customersSee('Novidade')).toBe(true);
  const asked = { id: idImportacao, simular: true };
  const foreseen = await owner.call('undoImport', asked);
  expect(foreseen.body).toEqual({
    simulado: true,
    devolvidosNasLojas: 0,
    produtosRemovidos: 1,
    produtosDevolvidos: 1,
    categoriasRemovidas: 1,
    gruposRemovidos: 0,
    mantidos: [],
  });
  expect(await customersSee('Novidade')).toBe(true);
  const done = await owner.call('undoImport', { ...asked, simular: false });
  expect(done.body).toEqual({ ...foreseen.body, simulado: false });
  expect(await content()).toEqual(before);
  expect(await customersSee('Novidade')).toBe(false);
  const again = await owner.call('undoImport', { ...asked, simular: false });
  expect(again.body.codErro).toBe(failureCodes.importUndone);
  const list = readOutput('menuImports', (await owner.call('menuImports')).body);
  expect(list.find(({ id }) => id === idImportacao)?.desfeitaEm).not.toBeNull();
});

test('what was changed since an import stays, is named, and has to have been seen', async () => {
  const { idImportacao } = await importText(table('Sazonal;Quentão;;12', 'Sazonal;Pamonha;;8'));
  const [quentao] = await productsOf('Sazonal');
  if (quentao === undefined) throw new Error('nothing was imported');
  await owner.call('setPrices', {
    precos: [{ ...seen(quentao), valor: 13, valorDe: null }],
  });
  const asked = { id: idImportacao, simular: false };
  expect((await owner.call('undoImport', asked)).body.codErro).toBe(
    failureCodes.menuChangedMeanwhile,
  );
  expect(await productsOf('Sazonal')).toHaveLength(2);
  const done = await owner.call('undoImport', { ...asked, mantidosVistos: 2 });
  expect(done.body).toMatchObject({
    produtosRemovidos: 1,
    categoriasRemovidas: 0,
    mantidos: [
      { nome: 'Quentão', tipo: 'produto', motivo: 'mudou' },
      { nome: 'Sazonal', tipo: 'categoria', motivo: 'emUso' },
    ],
  });
  expect((await productsOf('Sazonal')).map(({ nome }) => nome)).toEqual(['Quentão']);
});

test('another brand and an attendant undo nothing', async () => {
  const { idImportacao: id } = await importText(table('Sazonal;Curau;;9'));
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  const asked = { id, simular: false };
  expect((await stranger.call('undoImport', asked)).body.codErro).toBe(failureCodes.notFound);
  expect((await stranger.call('menuImports')).body).toEqual([]);
});

test('what a file does not change is not counted, and can still be saved by others', async () => {
  await importText(table('Sopas;Caldo verde;;20', 'Sopas;Canja;;18'));
  const [soup] = await productsOf('Sopas');
  if (soup === undefined) throw new Error('nothing was imported');
  const again = table('Sopas;Caldo verde;;20', 'Sopas;Canja;;19');
  expect(await importText(again)).toMatchObject({ produtosNovos: 0, produtosMudados: 1 });
  const [same] = await productsOf('Sopas');
  expect(same?.atualizadoEm).toBe(soup.atualizadoEm);
  const { mudadosNasLojas, produtosMudados } = await importText(again);
  expect([mudadosNasLojas, produtosMudados]).toEqual([0, 0]);
});

test('products of one name keep their own prices when imported again', async () => {
  const file = table('Mercearia;Arroz;Tipo 1;9', 'Mercearia;Arroz;Agulhinha;12');
  const first = await importText(file);
  expect(first).toMatchObject({ produtosNovos: 2, recusados: [] });
  expect(first.avisos.map(({ linha, motivo }) => [linha, motivo])).toEqual([[3, 'mesmoNome']]);
  const again = await importText(
    table('Mercearia;Arroz;Agulhinha;13', 'Mercearia;Arroz;Tipo 1;10'),
  );
  expect(again).toMatchObject({ produtosNovos: 0, produtosMudados: 2 });
  const prices = (await productsOf('Mercearia')).map(({ descricao, valor }) => [descricao, valor]);
  expect(prices).toEqual([
    ['Tipo 1', 1000],
    ['Agulhinha', 1300],
  ]);
});

test('nothing without a price is sold unless somebody says that it is free', async () => {
  const { avisos } = await importText(
    table('Extras;Sem preço;;0', 'Extras;Palito;;grátis', 'Extras;Molho;;2'),
  );
  expect(avisos.map(({ linha, motivo }) => [linha, motivo])).toEqual([[2, 'semPreco']]);
  expect(await customersSee('Palito')).toBe(true);
  expect(await customersSee('Sem preço')).toBe(false);
  const [product] = await productsOf('Extras');
  if (product === undefined) throw new Error('nothing was imported');
  const { id, atualizadoEm, idCategoria, nome, valor, grupos } = product;
  const fields = { id, atualizadoEm, idCategoria, nome, valor, grupos, valorDe: null };
  await owner.call('saveProduct', {
    ...fields,
    descricao: '',
    urlImagem: null,
    promocional: false,
    etiquetas: [],
    gratis: true,
  });
  expect(await customersSee('Sem preço')).toBe(true);
});

test('a spreadsheet comes back, and a wrong cell is named by its column', async () => {
  const { body } = await owner.call('exportMenu', { formato: 'xlsx' });
  expect(body).toMatchObject({ nome: 'cardapio-cafe.xlsx', emBase64: true });
  const back = await owner.call('importMenu', {
    conteudo: body.conteudo,
    emBase64: true,
    simular: true,
  });
  expect(back.body).toMatchObject({ produtosNovos: 0, produtosMudados: 0, recusados: [] });
  const conteudo = await writeSpreadsheet(
    [
      ['Categoria', 'Nome', 'Valor'],
      ['Bebidas', 'Água', 4.5],
      [null, null, null],
      ['Bebidas', 'Chá', 'caro'],
    ],
    [20, 20, 20],
  );
  const wrong = await owner.call('importMenu', { conteudo, emBase64: true, simular: true });
  expect(wrong.body).toMatchObject({
    produtosNovos: 1,
    recusados: [{ linha: 4, nome: 'Chá', motivo: 'precoErrado', coluna: 'valor', valor: 'caro' }],
  });
});

test('a menu behind a sheet that explains it is read, with what its merged cells say', async () => {
  const title = [{ value: 'CARDÁPIO', columnSpan: 3 }, null, null];
  const heads = ['Categoria', 'Nome do produto', 'Preço (R$)'];
  const dishes = [
    [{ value: 'Bolos', rowSpan: 4 }, 'Fubá', { value: 9, rowSpan: 2 }],
    [null, 'Milho', null],
    [null, null, null],
    [null, 'Aipim', 11],
  ];
  const made = await writeExcelFile([
    { sheet: 'Leia-me', data: [['Preencha a aba ao lado.']] },
    { sheet: 'Cardápio', data: [title, [], heads, ...dishes, [null, 'Sem nada', null]] },
  ]).toBuffer();
  const given = { conteudo: encoded(made), emBase64: true, simular: true };
  expect((await owner.call('importMenu', given)).body).toMatchObject({
    ...{ produtosNovos: 3, categoriasNovas: 1 },
    recusados: [{ linha: 8, nome: 'Sem nada', motivo: 'semPreco' }],
  });
});

test('an import names the sheets that look like menus and are not read', async () => {
  const heads = ['Categoria', 'Nome', 'Valor'];
  const made = await writeExcelFile([
    { sheet: 'Leia-me', data: [['nome', 'Como o cliente lê.']] },
    { sheet: 'Pratos', data: [heads, ['Pratos', 'Moqueca', 60]] },
    { sheet: 'Vinhos & sucos', data: [heads, ['Bebidas', 'Suco de caju', 9]] },
    { sheet: 'Vazia', data: [heads] },
    { sheet: 'Doces', data: [heads.slice(1), ['Cocada', 7]] },
  ]).toBuffer();
  const given = { conteudo: encoded(made), emBase64: true, simular: true };
  expect((await owner.call('importMenu', given)).body).toMatchObject({
    produtosNovos: 1,
    abasDeFora: ['Vinhos & sucos', 'Doces'],
  });
});

test('the template can be imported as it is', async () => {
  const { body } = await owner.call('exportMenu', { formato: 'modelo' });
  const { conteudo } = body;
  const rows = await readSheet(
    new Uint8Array(Buffer.from(String(conteudo), 'base64')).buffer as ArrayBuffer,
  );
  expect(rows[0]?.slice(0, 4)).toEqual(['categoria', 'nome', 'descricao', 'valor']);
  const read = await owner.call('importMenu', { conteudo, emBase64: true, simular: true });
  expect(read.body).toMatchObject({ produtosNovos: 5, recusados: [], avisos: [] });
});

const encoded = (archive: Uint8Array) => Buffer.from(archive).toString('base64');
const sheetWith = (xml: string) =>
  zipSync({ 'xl/worksheets/sheet1.xml': new TextEncoder().encode(xml) }, { level: 9 });

test.each([
  ['no archive', Buffer.from('PK isto não é um zip'), 'menuFileUnknown'],
  ['an archive without a sheet', zipSync({ 'a.xml': new Uint8Array(3) }), 'menuFileUnknown'],
  ['30 MB in a few kilobytes', sheetWith(' '.repeat(30_000_000)), 'menuSheetTooLarge'],
  ['a cell at the end of the world', sheetWith('<c r="XFD1048576"/>'), 'menuSheetTooLarge'],
  ['a row far below', sheetWith('<row r="900000"><c r="A900000"/></row>'), 'menuSheetTooLarge'],
  ['entities', sheetWith('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'), 'menuFileUnknown'],
] as const)('a spreadsheet that is %s is refused', async (_name, archive, refusal) => {
  const given = { conteudo: encoded(archive), emBase64: true, simular: true };
  expect((await owner.call('importMenu', given)).body.codErro).toBe(failureCodes[refusal]);
});

test('an archive that lies about its size is refused before it is unpacked', async () => {
  const archive = sheetWith(' '.repeat(40_000_000));
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  // Where the head of a part and the directory at the end say how large it is.
  for (let at = 0; at < archive.length - 28; at++) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  const given = { conteudo: encoded(archive), emBase64: true, simular: true };
  expect((await owner.call('importMenu', given)).body.codErro).toBe(failureCodes.menuSheetTooLarge);
});

test('a table that lacks a column is told which one', async () => {
  const { body } = await owner.call('importMenu', {
    conteudo: 'categoria;nome\nBebidas;Água',
    simular: true,
  });
  expect(body).toMatchObject({ codErro: failureCodes.menuColumnsMissing });
  expect(body.mensagem).toContain('valor');
});

// Rows: 1.28
test('many products are moved, copied, hidden, removed and brought back at once', async () => {
  await importText(table('Lote A;Um;;1', 'Lote A;Dois;;2', 'Lote B;Três;;3'));
  const names = async (category: string) =>
    (await productsOf(category)).map(({ nome, visivel }) => (visivel ? nome : `(${nome})`));
  const idOf = async (name: string) =>
    (await menuOf()).categorias.find(({ nome }) => nome === name)?.id;
  const lot = async () => (await productsOf('Lote A')).map(seen);
  const target = { idCategoria: await idOf('Lote B') };

  await change('ocultar', await lot());
  expect(await names('Lote A')).toEqual(['(Um)', '(Dois)']);
  expect(await customersSee('Dois')).toBe(false);
  await change('mostrar', await lot());
  expect(await customersSee('Dois')).toBe(true);

  await change('copiar', await lot(), target);
  expect(await names('Lote B')).toEqual(['Três', '(Um)', '(Dois)']);
  const stale = await lot();
  const moved = await change('mover', stale, target);
  expect(await names('Lote A')).toEqual([]);
  expect(await names('Lote B')).toEqual(['Três', '(Um)', '(Dois)', 'Um', 'Dois']);

  expect((await change('remover', stale)).body.codErro).toBe(failureCodes.menuChangedMeanwhile);
  const removed = await change('remover', moved.body.produtos as object[]);
  expect(await names('Lote B')).toEqual(['Três', '(Um)', '(Dois)']);
  await change('restaurar', removed.body.produtos as object[]);
  expect(await names('Lote B')).toEqual(['Três', '(Um)', '(Dois)', 'Um', 'Dois']);
});

test('a move that is undone puts each product where it stood', async () => {
  await importText(table('Fila;Um;;10', 'Fila;Dois;;20', 'Fila;Três;;30', 'Outra fila;Um;;10'));
  const names = async () => (await productsOf('Fila')).map(({ nome }) => nome);
  const { categorias } = await menuOf();
  const idOf = (name: string) => categorias.find(({ nome }) => nome === name)?.id;
  const [first, second] = await productsOf('Fila');
  if (first === undefined || second === undefined) throw new Error('the import added nothing');
  const moved = await change('mover', [seen(first), seen(second)], {
    idCategoria: idOf('Outra fila'),
  });
  expect(await names()).toEqual(['Três']);
  await change('mover', moved.body.produtos as object[], { idCategoria: idOf('Fila') });
  expect(await names()).toEqual(['Um', 'Dois', 'Três']);
});

test('one product of somebody else, or a foreign picture, stops the whole change', async () => {
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  const [foreign] = (await menuOf(stranger)).categorias.flatMap(({ produtos }) => produtos);
  const [own] = await productsOf();
  if (own === undefined || foreign === undefined) throw new Error('a menu is empty');
  const both = await change('ocultar', [seen(own), seen(foreign)]);
  expect(both.body.codErro).toBe(failureCodes.productNotFound);
  expect((await productsOf())[0]?.visivel).toBe(true);
  const picture = { ...seen(own), urlImagem: '/imagens/marca/foto-de-outro-768.webp' };
  expect((await change('foto', [picture])).body.codErro).toBe(failureCodes.pictureUnknown);
  expect((await change('mover', [seen(own)])).body.codErro).toBe(failureCodes.malformed);
});

test('who comes too late after an import is told who imported', async () => {
  await importText(table('Tarde;Canjica;;10'));
  const [added] = await productsOf('Tarde');
  if (added === undefined) throw new Error('the import added nothing');
  await importText(table('Tarde;Canjica;;11'));
  expect((await change('ocultar', [seen(added)])).body).toMatchObject({
    codErro: failureCodes.menuChangedMeanwhile,
    mensagem: expect.stringMatching(/^Irene Serrano mudou isto/),
    detalhes: { nomePessoa: 'Irene Serrano' },
  });
});

test('who comes too late after an undone import is told who undid it', async () => {
  await importText(table('Volta;Cocada;;10'));
  const { idImportacao } = await importText(table('Volta;Cocada;;11'));
  const [raised] = await productsOf('Volta');
  if (raised === undefined) throw new Error('the import changed nothing');
  await owner.call('undoImport', { id: idImportacao, simular: false });
  expect((await change('ocultar', [seen(raised)])).body).toMatchObject({
    codErro: failureCodes.menuChangedMeanwhile,
    detalhes: { nomePessoa: 'Irene Serrano' },
  });
});
