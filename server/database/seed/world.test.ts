// Checks of the demo world that types cannot express.
import { expect, test } from 'vitest';
import { readDish } from '../../drawing/words/read-dish.ts';
import type { DemoBrand, DemoGroup, DemoProduct } from './shapes.ts';
import { demoWorld } from './world.ts';

const MOBILE = /^[1-9]\d9\d{8}$/;

const products = (brand: DemoBrand): DemoProduct[] =>
  brand.categories.flatMap((category) => category.produtos);
const duplicates = (names: string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

const groupsOf = (brand: DemoBrand, product: DemoProduct): DemoGroup[] =>
  (product.groups ?? []).map((key) => {
    const found = brand.groups.find((group) => group.key === key);
    if (!found)
      throw new Error(
        `${brand.appNome}: '${product.nome}' asks for the group '${key}', which does not exist`,
      );
    return found;
  });

/** Every text that people read, with its place. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'logo' ? [] : texts(inner, `${path}.${key}`),
  );
}

/** Every amount of money, with its place. */
function amounts(value: unknown, path: string): [string, number][] {
  if (value === null || typeof value !== 'object') return [];
  const money = [
    'valor',
    'valorDe',
    'taxaEntrega',
    'minimoEntregaGratis',
    'valorMinimoPedido',
    'valorMinimoRetiradaNoLocal',
    'taxaAdicional',
  ];
  return Object.entries(value).flatMap(([key, inner]): [string, number][] =>
    money.includes(key) && typeof inner === 'number'
      ? [[`${path}.${key}`, inner]]
      : amounts(inner, `${path}.${key}`),
  );
}

/** The least that the required groups add; each must have enough available options. */
function leastAdded(group: DemoGroup): number {
  const prices = group.opcoes
    .filter((option) => !option.esgotado)
    .map((option) => option.valor)
    .sort((one, other) => one - other);
  if (group.quantidadeMinima === 0) return 0;
  return prices[0] ?? Number.NaN;
}

test('there are five brands, each with its own name and address', () => {
  expect(demoWorld.map((brand) => brand.host)).toEqual(
    ['pizzaria', 'acai', 'burger', 'cafe', 'mercado'].map((name) => `${name}.localhost`),
  );
  expect(duplicates(demoWorld.map((brand) => brand.appNome))).toEqual([]);
  expect(duplicates(demoWorld.map((brand) => brand.projectName))).toEqual([]);
});

test('the market shows exactly three hundred different products', () => {
  const market = demoWorld.find((brand) => brand.appNome === 'mercado');
  const names = market ? products(market).map((product) => product.nome.toLowerCase()) : [];
  expect(names).toHaveLength(300);
  expect(duplicates(names)).toEqual([]);
});

for (const brand of demoWorld) {
  const name = brand.appNome;

  test(`${name}: every group that a product names exists, once, and every group is used`, () => {
    expect(duplicates(brand.groups.map((group) => group.key))).toEqual([]);
    const used = new Set(
      products(brand).flatMap((product) => groupsOf(brand, product).map((group) => group.key)),
    );
    expect(brand.groups.map((group) => group.key).filter((key) => !used.has(key))).toEqual([]);
    for (const product of products(brand))
      expect(duplicates(product.groups ?? []), product.nome).toEqual([]);
  });

  test(`${name}: every group can be satisfied with what is not sold out`, () => {
    for (const group of brand.groups) {
      const available = group.opcoes.filter((option) => !option.esgotado).length;
      expect(available, group.key).toBeGreaterThan(0);
      expect(group.quantidadeMaxima, group.key).toBeGreaterThanOrEqual(
        Math.max(1, group.quantidadeMinima),
      );
      expect(duplicates(group.opcoes.map((option) => option.nome)), group.key).toEqual([]);
      if (group.adicional === 0)
        expect([group.quantidadeMinima, group.quantidadeMaxima], group.key).toEqual([1, 1]);
      // The same flavour may fill several parts; a repeated extra should not be necessary.
      if (group.adicional === 1)
        expect(available, group.key).toBeGreaterThanOrEqual(group.quantidadeMinima);
      if (group.adicional === 2)
        for (const option of group.opcoes)
          expect([option.informativo, option.valor], group.key).toEqual([true, 0]);
      if (group.adicional === 3)
        for (const option of group.opcoes) expect(option.considerarMedia, group.key).toBe(true);
    }
  });

  test(`${name}: nothing is free, and promotions are below the list price`, () => {
    for (const product of products(brand)) {
      const least =
        product.valor + groupsOf(brand, product).reduce((sum, group) => sum + leastAdded(group), 0);
      expect(least, product.nome).toBeGreaterThan(0);
      if (product.valorDe !== undefined)
        expect(product.valorDe, product.nome).toBeGreaterThan(product.valor);
      expect(product.promocional ?? false, product.nome).toBe(product.valorDe !== undefined);
      if (product.quantidade !== undefined)
        expect(product.quantidade, product.nome).toBeGreaterThan(0);
    }
  });

  test(`${name}: money is whole cents and never negative`, () => {
    for (const [path, cents] of amounts(brand, name))
      expect(Number.isInteger(cents) && cents >= 0, `${path} = ${cents}`).toBe(true);
  });

  test(`${name}: names are unique in their category, categories in the brand`, () => {
    expect(duplicates(brand.categories.map((category) => category.nome))).toEqual([]);
    for (const category of brand.categories)
      expect(duplicates(category.produtos.map((product) => product.nome)), category.nome).toEqual(
        [],
      );
  });

  test(`${name}: nearly every product has a drawing of its own kind`, () => {
    const plates = brand.categories.flatMap((category) =>
      category.produtos.filter(
        ({ nome, descricao }) =>
          readDish(
            { nome, descricao, category: category.nome, brand: brand.projectName },
            '#aa0000',
          ).kind === 'plate',
      ),
    );
    expect(plates.length, plates.map(({ nome }) => nome).join(', ')).toBeLessThan(
      Math.max(1, products(brand).length / 50),
    );
  });

  test(`${name}: texts are tidy`, () => {
    for (const [path, text] of texts(brand, name)) {
      expect(text, path).not.toMatch(/\s{2,}|^\s|\s$/);
      expect(text.length, path).toBeGreaterThan(0);
    }
    for (const product of products(brand))
      expect(product.descricao, product.nome).toMatch(/[.!?]$/);
    expect(brand.logo).toMatch(/^<svg .*<\/svg>$/);
    expect([brand.corSitePrimaria, brand.corSiteSecundaria].join()).toMatch(
      /^#[0-9A-F]{6},#[0-9A-F]{6}$/,
    );
  });

  test(`${name}: telephones are Brazilian mobiles and belong to one person each`, () => {
    const phones = [...brand.stores, ...brand.customers].map((owner) => owner.telefone);
    for (const phone of phones) expect(phone).toMatch(MOBILE);
    expect(duplicates(phones)).toEqual([]);
  });

  test(`${name}: the demo customer and the demo owner are there, once`, () => {
    expect(
      brand.customers.filter((customer) => customer.email === 'cliente@demo.quitute.app'),
    ).toHaveLength(1);
    expect(
      brand.staff
        .filter((person) => person.email === 'painel@demo.quitute.app')
        .map((person) => person.papel),
    ).toEqual(['proprietario']);
    expect(duplicates([...brand.customers, ...brand.staff].map((person) => person.email))).toEqual(
      [],
    );
  });

  test(`${name}: opening spans are in order and do not overlap`, () => {
    for (const store of brand.stores) {
      const week = store.horarios
        .map(
          ({ diaSemana, abre, fecha }) =>
            [diaSemana * 1440 + abre, diaSemana * 1440 + fecha] as const,
        )
        .sort((one, other) => one[0] - other[0]);
      expect(week.length, store.codigo).toBeGreaterThan(0);
      for (const [index, [opens, closes]] of week.entries()) {
        expect(closes, store.codigo).toBeGreaterThan(opens);
        const next = week[index + 1] ?? [(week[0]?.[0] ?? 0) + 7 * 1440];
        expect(next[0], store.codigo).toBeGreaterThanOrEqual(closes);
      }
    }
  });

  test(`${name}: a store that delivers has areas and ways to pay`, () => {
    expect(duplicates(brand.stores.map((store) => store.codigo))).toEqual([]);
    for (const store of brand.stores) {
      expect(
        store.formasPagamento.some((method) => method.tipo === 'dinheiro'),
        store.codigo,
      ).toBe(true);
      expect(
        store.areas.some((area) => area.taxaEntrega !== null),
        store.codigo,
      ).toBe(store.permiteEntrega);
      expect(store.endereco.cep, store.codigo).toMatch(/^\d{8}$/);
      expect(store.tempoEntregaMaximo, store.codigo).toBeGreaterThanOrEqual(
        store.tempoEntregaMinimo,
      );
    }
  });
}

test('the demo’s stores are open always, past midnight, with a break, and paused', () => {
  const stores = demoWorld.flatMap((brand) => brand.stores);
  const minutes = (store: (typeof stores)[number]): number =>
    store.horarios.reduce((sum, span) => sum + span.fecha - span.abre, 0);
  expect(demoWorld[0]?.stores.map(minutes)).toEqual([7 * 1440]);
  expect(stores.some((store) => store.horarios.some((span) => span.fecha > 1440))).toBe(true);
  expect(
    stores.some((store) => store.horarios.filter((span) => span.diaSemana === 1).length === 2),
  ).toBe(true);
  expect(stores.filter((store) => store.pausedMinutes)).toHaveLength(1);
});
