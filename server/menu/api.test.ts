// The menu through the calls of the specification: whole, or a page of products.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { storeOf } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let customer: Visitor;
let idEstabelecimento: number;
beforeAll(async () => {
  world = await openWorld();
  world.setNow(new Date('2026-11-20T22:00:00Z'));
  customer = world.visitor('mercado');
  idEstabelecimento = (await storeOf(world, customer)).id;
});
afterAll(() => world.close());

const menuBy = async (call: 'menu' | 'fullMenu', headers = {}) =>
  readOutput(call, (await customer.call(call, { idEstabelecimento }, headers)).body);
const page = async (asked: Record<string, unknown>) =>
  readOutput(
    'pagedProducts',
    (
      await customer.call('pagedProducts', {
        idEstabelecimento,
        pagina: 1,
        quantidade: 100,
        ...asked,
      })
    ).body,
  );

// Rows: 3.27, 7.16, 7.17
test('both calls give the menu of the store with all its categories and products', async () => {
  const menu = await menuBy('menu');
  expect(menu).toMatchObject({ id: expect.any(Number), idEstabelecimento });
  expect(menu.categorias.length).toBeGreaterThan(3);
  expect(menu.categorias.every(({ produtos }) => produtos.length > 0)).toBe(true);
  expect(await menuBy('fullMenu', { plataforma: 'site', 'app-version': '1' })).toEqual(menu);
});

// Rows: 7.19
test('the pages of the products are the menu, each product once', async () => {
  const all = (await menuBy('menu')).categorias.flatMap(({ produtos }) => produtos);
  const pages = await Promise.all([1, 2, 3, 4].map((pagina) => page({ pagina })));
  expect(pages[0]).toMatchObject({ total: all.length, pagina: 1, quantidade: 100 });
  expect(pages[0]?.produtos).toHaveLength(100);
  expect(pages.flatMap(({ produtos }) => produtos.map(({ id }) => id))).toEqual(
    all.map(({ id }) => id),
  );
  expect((await page({ pagina: 99 })).produtos).toEqual([]);
});

// Rows: 7.19
test('a page may be of one category or of search results, regardless of accents', async () => {
  const [, category] = (await menuBy('menu')).categorias;
  const ofCategory = await page({ idCategoria: category?.id });
  expect(ofCategory.total).toBe(category?.produtos.length);
  const found = await page({ busca: 'CAFE' });
  expect(found.total).toBeGreaterThan(0);
  expect(found.total).toBeLessThan(300);
  for (const { nome, descricao } of found.produtos)
    expect(`${nome} ${descricao}`).toMatch(/caf[eé]/i);
  expect(
    (await customer.call('pagedProducts', { idEstabelecimento, pagina: 1, quantidade: 101 })).body
      .codErro,
  ).toBe(failureCodes.malformed);
});
