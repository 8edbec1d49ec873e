import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('cafe');
  await signInStaff(owner);
});
afterAll(() => world.close());

const menuOf = async (who = owner) => readOutput('staffMenu', (await who.call('staffMenu')).body);
const importText = (conteudo: string, simular = false, who = owner) =>
  who.call('importMenu', { conteudo, simular });
const exported = async (formato: string, who = owner) =>
  String((await who.call('exportMenu', { formato })).body.conteudo);
const pizzeria = readFileSync(
  new URL('../../rules/testdata/menu-pizzaria.json', import.meta.url),
  'utf8',
);

// Rows: 1.28
test('a pizzeria’s import is previewed, shares groups, and is repeatable', async () => {
  const before = await menuOf();
  const foreseen = await importText(pizzeria, true);
  expect(foreseen.body).toMatchObject({
    simulado: true,
    produtosNovos: 14,
    produtosMudados: 0,
    categoriasNovas: 2,
    recusados: [],
  });
  expect(await menuOf()).toEqual(before);
  const done = await importText(pizzeria);
  expect(done.body).toEqual({
    ...foreseen.body,
    simulado: false,
    idImportacao: expect.any(Number),
  });
  const menu = await menuOf();
  const added = menu.categorias.slice(before.categorias.length);
  expect(added.map(({ nome }) => nome)).toEqual(['Pizzas salgadas', 'Pizzas doces']);
  expect(added[0]?.produtos.map(({ nome }) => nome).slice(0, 2)).toEqual([
    'Milho com Mussarela',
    'Mussarela',
  ]);
  expect(added[0]?.produtos[0]?.grupos).toEqual(added[0]?.produtos[1]?.grupos);
  const again = await importText(pizzeria);
  expect(again.body).toMatchObject({
    produtosNovos: 0,
    produtosMudados: 0,
    categoriasNovas: 0,
    gruposNovos: 0,
  });
});

test('an exported menu that is imported unchanged changes nothing, in any format', async () => {
  for (const brand of ['pizzaria', 'acai', 'burger', 'cafe', 'mercado'] as const) {
    const who = world.visitor(brand);
    await signInStaff(who);
    const before = await menuOf(who);
    for (const formato of ['json', 'csv', 'xlsx', 'opendelivery']) {
      const { body: file } = await who.call('exportMenu', { formato });
      const content = { conteudo: file.conteudo, emBase64: file.emBase64 };
      const { body } = await who.call('importMenu', { ...content, simular: false });
      expect([brand, formato, body]).toEqual([
        brand,
        formato,
        {
          simulado: false,
          idImportacao: expect.any(Number),
          abasDeFora: [],
          avisos: [],
          produtosNovos: 0,
          produtosMudados: 0,
          categoriasNovas: 0,
          gruposNovos: 0,
          mudadosNasLojas: 0,
          recusados: [],
        },
      ]);
      expect(await menuOf(who)).toEqual(before);
    }
  }
});

test('a group in an Open Delivery file is another one as soon as a price differs', async () => {
  const pizzas = world.visitor('pizzaria');
  await signInStaff(pizzas);
  const file = JSON.parse(await exported('opendelivery', pizzas)) as {
    optionGroups: { name: string; options: { price: { value: number } }[] }[];
  };
  const name = file.optionGroups[0]?.name;
  for (const group of file.optionGroups)
    if (group.name === name) for (const option of group.options) option.price.value += 1;
  const { body } = await importText(JSON.stringify(file), true, pizzas);
  expect(body.gruposNovos).toBeGreaterThan(0);
  expect(body.produtosMudados).toBeGreaterThan(0);
});

test('an Open Delivery file leaves as they are promotions and weights it cannot name', async () => {
  await importText(
    [
      'categoria;nome;valor;valorDe;promocional;peso',
      'Empório;Queijo da serra;89,90;;sim;50 | 100 | 2000',
      'Empório;Mel silvestre;32,00;36,00;não;',
    ].join('\n'),
  );
  const shown = async () =>
    (await menuOf()).categorias
      .filter(({ nome }) => nome === 'Empório')
      .flatMap(({ produtos }) =>
        produtos.map(({ nome, valor, promocional, peso }) => ({ nome, valor, promocional, peso })),
      );
  const weight = { passo: 50, minimo: 100, maximo: 2000 };
  expect(await shown()).toMatchObject([
    { nome: 'Queijo da serra', valor: 8990, promocional: true, peso: weight },
    { nome: 'Mel silvestre', valor: 3200, promocional: false },
  ]);
  const file = await exported('opendelivery');
  await importText(file.replaceAll('89.9,', '95.5,').replaceAll('"value": 32,', '"value": 30,'));
  expect(await shown()).toMatchObject([
    { nome: 'Queijo da serra', valor: 9550, promocional: true, peso: weight },
    { nome: 'Mel silvestre', valor: 3000, promocional: false },
  ]);
  const other = file.replaceAll('Queijo da serra', 'Queijo curado').replaceAll('Mel ', 'Doce ');
  await importText(other);
  expect((await shown()).slice(2)).toMatchObject([
    { nome: 'Queijo curado', promocional: false, peso: { passo: 100, minimo: 100, maximo: 5000 } },
    { nome: 'Doce silvestre', promocional: true },
  ]);
});

test('a file without columns of promotions changes prices and leaves promotions', async () => {
  const shown = async () =>
    (await menuOf()).categorias
      .filter(({ nome }) => nome === 'Promoções')
      .flatMap(({ produtos }) =>
        produtos.map(({ nome, valor, valorDe, promocional }) => [
          nome,
          valor,
          valorDe,
          promocional,
        ]),
      );
  await importText(
    [
      'categoria;nome;valor;valorDe;promocional',
      'Promoções;Broa;8,00;10,00;sim',
      'Promoções;Rosca;9,00;11,00;não',
    ].join('\n'),
  );
  const prices = 'categoria;nome;valor\nPromoções;Broa;8,50\nPromoções;Rosca;9,00';
  expect((await importText(prices)).body).toMatchObject({ produtosMudados: 1 });
  expect(await shown()).toEqual([
    ['Broa', 850, 1000, true],
    ['Rosca', 900, 1100, false],
  ]);
  const produtos = [
    { nome: 'Broa', valor: 8 },
    { nome: 'Rosca', valor: 11.5 },
  ];
  await importText(JSON.stringify({ categorias: [{ nome: 'Promoções', produtos }] }));
  expect(await shown()).toEqual([
    ['Broa', 800, 1000, true],
    // A list price is above the price, or there is none.
    ['Rosca', 1150, null, false],
  ]);
});

test('Open Delivery has the standard’s words, a group for each half, and stable ids', async () => {
  const pizzas = world.visitor('pizzaria');
  await signInStaff(pizzas);
  type Group = {
    id: string;
    externalCode: string;
    minPermitted: number;
    maxPermitted: number;
    priceMethod: string;
  };
  const whole = JSON.parse(await exported('opendelivery', pizzas)) as {
    optionGroups: Group[];
    itemOffers: { id: string; optionGroupsId: string[] }[];
  };
  const flavours = (await menuOf(pizzas)).grupos.find(({ adicional }) => adicional === 3);
  const halves = whole.optionGroups.filter(
    ({ externalCode }) => externalCode === `g${flavours?.id}`,
  );
  expect(halves.map(({ maxPermitted }) => maxPermitted)).toEqual(
    Array.from({ length: flavours?.quantidadeMaxima ?? 0 }, () => 1),
  );
  expect(halves.reduce((sum, { minPermitted }) => sum + minPermitted, 0)).toBe(
    flavours?.quantidadeMinima,
  );
  expect(
    whole.optionGroups.every(({ priceMethod }) => ['SUM', 'MAX', 'AVG'].includes(priceMethod)),
  ).toBe(true);
  const known = new Set(whole.optionGroups.map(({ id }) => id));
  expect(known.size).toBe(whole.optionGroups.length);
  expect(
    whole.itemOffers.flatMap(({ optionGroupsId }) => optionGroupsId).every((id) => known.has(id)),
  ).toBe(true);
  expect(
    whole.itemOffers.every(({ id }) =>
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/.test(id),
    ),
  ).toBe(true);
  expect(JSON.parse(await exported('opendelivery', pizzas))).toEqual(whole);
});

test('five hundred products are imported by one call, and refused lines are named', async () => {
  const lines = Array.from(
    { length: 500 },
    (_, index) =>
      `Grande ${index % 10};Produto ${index};Descrição ` +
      `${index};${index % 100 === 7 ? 'caro' : `${index},90`};;;;`,
  );
  const { body } = await importText(
    [
      'categoria;nome;descricao;valor;valorDe;promocional;etiquetas;grupos;peso',
      ...lines,
      'Grande 1;Com grupo;;5;;;;Não existe',
    ].join('\n'),
  );
  expect(body).toMatchObject({ produtosNovos: 495, categoriasNovas: 10 });
  expect(
    (body.recusados as { linha: number; motivo: string }[]).map(({ linha, motivo }) => [
      linha,
      motivo,
    ]),
  ).toEqual([
    [9, 'precoErrado'],
    [109, 'precoErrado'],
    [209, 'precoErrado'],
    [309, 'precoErrado'],
    [409, 'precoErrado'],
    [502, 'grupoDesconhecido'],
  ]);
});

// Rows: 1.28
test('prices change and revert together, and a concurrent change stops all of them', async () => {
  const [first, second] = (await menuOf()).categorias.flatMap(({ produtos }) => produtos);
  if (first === undefined || second === undefined) throw new Error('the menu is empty');
  const asPrice = ({ id, atualizadoEm, valor, valorDe }: typeof first) => ({
    id,
    atualizadoEm,
    valor: valor / 100,
    valorDe: valorDe === null ? null : valorDe / 100,
  });
  const dearer = [asPrice(first), asPrice(second)].map((price) => ({
    ...price,
    valor: price.valor + 1,
    valorDe: null,
  }));
  const { body } = await owner.call('setPrices', { precos: dearer });
  const now = new Map(
    (await menuOf()).categorias
      .flatMap(({ produtos }) => produtos)
      .map((product) => [product.id, product]),
  );
  expect([now.get(first.id)?.valor, now.get(second.id)?.valor]).toEqual([
    first.valor + 100,
    second.valor + 100,
  ]);
  expect((await owner.call('setPrices', { precos: dearer })).body.codErro).toBe(
    failureCodes.menuChangedMeanwhile,
  );
  const moments = new Map(
    (body.precos as { id: number; atualizadoEm: string }[]).map((one) => [
      one.id,
      one.atualizadoEm,
    ]),
  );
  const back = [first, second].map((product) => ({
    ...asPrice(product),
    atualizadoEm: moments.get(product.id),
  }));
  expect((await owner.call('setPrices', { precos: back })).body.codErro).toBeUndefined();
  expect(
    (await menuOf()).categorias
      .flatMap(({ produtos }) => produtos)
      .find(({ id }) => id === first.id)?.valor,
  ).toBe(first.valor);
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  expect((await stranger.call('setPrices', { precos: back })).body.codErro).toBe(
    failureCodes.productNotFound,
  );
});

test('prices of options change with their group, which must be as it was seen', async () => {
  const [group] = (await menuOf()).grupos.filter(({ opcoes }) =>
    opcoes.some(({ valor }) => valor > 0),
  );
  const option = group?.opcoes.find(({ valor }) => valor > 0);
  if (group === undefined || option === undefined) throw new Error('no option has a price');
  const priced = (valor: number, atualizadoEm: unknown) => ({
    precos: [],
    grupos: [{ id: group.id, atualizadoEm, opcoes: [{ id: option.id, valor }] }],
  });
  const present = async () =>
    (await menuOf()).grupos
      .find(({ id }) => id === group.id)
      ?.opcoes.find(({ id }) => id === option.id)?.valor;
  const { body } = await owner.call('setPrices', priced(12.9, group.atualizadoEm));
  expect(await present()).toBe(1290);
  // The refusal of a later save names the person that changed the prices.
  expect((await owner.call('setPrices', priced(1, group.atualizadoEm))).body).toMatchObject({
    codErro: failureCodes.menuChangedMeanwhile,
    detalhes: { nomePessoa: expect.stringMatching(/./) },
  });
  const later = (body.grupos as { atualizadoEm: string }[])[0]?.atualizadoEm;
  const foreign = {
    precos: [],
    grupos: [{ id: group.id, atualizadoEm: later, opcoes: [{ id: 999_999, valor: 1 }] }],
  };
  expect((await owner.call('setPrices', foreign)).body.codErro).toBe(failureCodes.notFound);
  expect(
    (await owner.call('setPrices', priced(option.valor / 100, later))).body.codErro,
  ).toBeUndefined();
  expect(await present()).toBe(option.valor);
  expect((await owner.call('setPrices', { precos: [] })).body.codErro).toBe(failureCodes.malformed);
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  expect((await stranger.call('setPrices', priced(1, later))).body.codErro).not.toBeUndefined();
  expect(await present()).toBe(option.valor);
});

test('no menu is no menu, and who may not edit takes nothing in or out', async () => {
  expect((await importText('isto não é um cardápio')).body.codErro).toBe(
    failureCodes.menuFileUnknown,
  );
  const attendant = world.visitor('pizzaria');
  await signInStaff(attendant, 'balcao@forno.quitute.app');
  const { notYours } = failureCodes;
  expect((await importText(pizzeria, true, attendant)).body.codErro).toBe(notYours);
  expect((await attendant.call('exportMenu', { formato: 'csv' })).body.codErro).toBe(notYours);
  expect(
    (
      await attendant.call('setPrices', {
        precos: [{ id: 1, atualizadoEm: 'x', valor: 1, valorDe: null }],
      })
    ).body.codErro,
  ).toBe(notYours);
});
