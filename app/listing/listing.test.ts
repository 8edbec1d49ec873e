import { expect, test } from 'vitest';
import type { Option, OptionGroup } from '#contract/entities/product.ts';
import { sampleGroup, sampleOption, samplePizza } from '../../test/menu-samples.ts';
import { firstCategoryOnly, splitPromotions } from './listing.ts';
import { toListed } from './to-listed.ts';

const option = (id: number, valor: number, esgotado = false) =>
  sampleOption(id, valor, { esgotado });
const group = (
  adicional: OptionGroup['adicional'],
  minimum: number,
  maximum: number,
  opcoes: Option[],
) => sampleGroup(adicional + 1, adicional, minimum, maximum, opcoes);
const product = samplePizza;

test('option groups never reach the list', () => {
  expect(Object.keys(toListed(product([group(1, 0, 3, [option(1, 500)])])))).not.toContain(
    'opcoes',
  );
});

// Rows: 1.8
test('a product is added at once only when nothing has to be chosen', () => {
  expect(toListed(product([group(1, 0, 3, [option(1, 500)])])).hasRequiredChoices).toBe(false);
  expect(toListed(product([group(0, 0, 0, [option(1, 0), option(2, 0)])])).hasRequiredChoices).toBe(
    true,
  );
});

// Rows: 1.8
test('a price is a from price only when the required choices differ in price', () => {
  expect(toListed(product([group(0, 1, 1, [option(1, 0), option(2, 900)])])).priceVaries).toBe(
    true,
  );
  expect(toListed(product([group(0, 1, 1, [option(1, 0), option(2, 0)])])).priceVaries).toBe(false);
  expect(toListed(product([group(1, 0, 2, [option(1, 0), option(2, 900)])])).priceVaries).toBe(
    false,
  );
});

test('no portions left, or nothing left of a required group, is sold out', () => {
  expect(toListed(product([], { quantidade: 0 })).esgotado).toBe(true);
  expect(toListed(product([group(0, 1, 1, [option(1, 0, true)])])).esgotado).toBe(true);
  expect(toListed(product([group(1, 0, 1, [option(1, 0, true)])])).esgotado).toBe(false);
});

test('a category with only promotions stays in its place in the menu', () => {
  const sale = toListed(product([], { id: 2, promocional: true }));
  const usual = toListed(product([]));
  const { promotions, lists } = splitPromotions([
    { id: 1, nome: 'Ofertas', tom: 'peach', produtos: [sale] },
    { id: 2, nome: 'Pizzas', tom: 'mint', produtos: [usual, { ...sale, id: 3 }] },
  ]);
  expect(promotions.map(({ id, tom }) => [id, tom])).toEqual([
    [2, 'peach'],
    [3, 'mint'],
  ]);
  expect(lists.map(({ id, produtos }) => [id, produtos.length])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

// Rows: 4.27
test('the first category comes with its products, the others with their names only', () => {
  const whole = [
    { id: 1, nome: 'Pizzas', produtos: [{ id: 11 }, { id: 12 }] },
    { id: 2, nome: 'Bebidas', produtos: [{ id: 21 }] },
    { id: 3, nome: 'Doces', produtos: [{ id: 31 }] },
  ];
  const first = firstCategoryOnly(whole);
  expect(first).toEqual([
    whole[0],
    { id: 2, nome: 'Bebidas', produtos: [] },
    { id: 3, nome: 'Doces', produtos: [] },
  ]);
  // Unchanged objects keep their identity, so that rendered rows are not rendered again.
  expect(first[0]).toBe(whole[0]);
  expect(whole[1]?.produtos).toHaveLength(1);
  expect(firstCategoryOnly([])).toEqual([]);
});
