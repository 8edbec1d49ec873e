// What a weight costs, and how a quantity counts the steps of a product by weight.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWeight } from '#contract/weight.ts';
import { samplePizza } from '../../test/menu-samples.ts';
import { type CartLine, mergeLines } from '../cart/cart.ts';
import { healCart, healItems } from '../cart/cart-healing.ts';
import { rewardWorth } from '../loyalty/stamp-cards.ts';
import { keptItems } from './change-order.ts';
import { itemTotal, lineTotal } from './lines.ts';
import { storedItem } from './stored-item.ts';
import { isUsedUp, leastKept, priceOfWeight, soldBy } from './weight.ts';
import { timesText, weightText } from './weight-text.ts';

const peso = { passo: 100, minimo: 200, maximo: 3000 };
const cheese = samplePizza([], { nome: 'Queijo', valor: 3990, valorRealCalculado: 3990, peso });
const item = (quantidade: number, gramas: number | undefined = 100) => ({
  produto: {
    id: 1,
    quantidade,
    ...(gramas === undefined ? {} : { gramas }),
    observacao: '',
    opcoes: [],
  },
  valorProdutoHistorico: 3990,
});
const byUnit = {
  produto: { id: 1, quantidade: 2, observacao: '', opcoes: [] },
  valorProdutoHistorico: 3990,
};
const cartLine = (quantidade: number): CartLine[] => {
  const { produto, valorProdutoHistorico } = item(quantidade);
  const texts = { nome: 'Queijo', urlImagem: null, tom: 'mint' as const, promocional: false };
  const kept = { ...produto, ...soldBy(cheese), ...texts, descricaoOpcoes: '' };
  return mergeLines([{ produto: kept, valorProdutoHistorico }]);
};

test('the total of a line is the rounded price of its whole weight', () => {
  expect(itemTotal(item(6))).toBe(2394);
  expect(itemTotal(item(1, 125))).toBe(499);
  // A step of 100 g would be R$ 0,33, so that a kilogram would cost R$ 3,30.
  expect(lineTotal({ unit: 333, quantity: 10, grams: 100 })).toBe(333);
  expect(lineTotal({ unit: 3990, quantity: 2 })).toBe(7980);
});

test('half a cent is rounded up, and nothing is lost to fractions', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 1_000_000 }), (perKilo, grams) => {
      const exact = BigInt(perKilo) * BigInt(grams);
      expect(BigInt(priceOfWeight(perKilo, grams))).toBe((exact + 500n) / 1000n);
    }),
  );
});

test('a cart of the steps of today is left as it is', () => {
  expect(healItems([item(6)], [cheese])).toEqual({ items: [item(6)], changes: [] });
});

test('other steps than the customer saw become about the same weight, openly', () => {
  const { items, changes } = healItems([item(7, 50)], [cheese]);
  expect(items).toEqual([item(4)]);
  expect(changes).toMatchObject([{ tipo: 'peso', quantidadeAtual: 4, gramas: 100 }]);
  for (const [asked, now] of [
    [1, 2],
    [80, 30],
  ] as const) {
    const healed = healItems([item(asked)], [cheese]);
    expect(healed.items).toEqual([item(now)]);
    expect(healed.changes).toMatchObject([{ tipo: 'peso', quantidadeAtual: now }]);
  }
});

test('what turned from unit to weight starts from the least, and back', () => {
  expect(healItems([byUnit], [cheese]).items).toEqual([item(2)]);
  const { peso: _peso, ...counted } = cheese;
  const back = healItems([item(6)], [counted]);
  expect(back.items).toEqual([{ ...byUnit, produto: { ...byUnit.produto, quantidade: 1 } }]);
  expect(back.changes).toMatchObject([{ tipo: 'peso', quantidadeAtual: 1 }]);
});

test('the stock is in grams, sold in whole steps, and sold out below the least', () => {
  const few = { ...cheese, quantidade: 450 };
  expect(healItems([item(6)], [few]).changes).toMatchObject([
    { tipo: 'esgotado', quantidadeAnterior: 6, quantidadeAtual: 4, gramas: 100 },
  ]);
  expect(healItems([item(3), item(3)], [few]).items).toEqual([item(3)]);
  expect(isUsedUp({ peso, quantidade: 199 })).toBe(true);
  expect(isUsedUp({ peso, quantidade: 200 })).toBe(false);
  expect(isUsedUp({ peso: null, quantidade: 1 })).toBe(false);
});

test('a kept cart follows the steps and bounds of the menu', () => {
  const narrower = { ...cheese, peso: { passo: 250, minimo: 250, maximo: 500 } };
  const { lines, changes } = healCart(cartLine(6), [narrower]);
  expect(lines[0]?.produto).toMatchObject({ quantidade: 2, gramas: 250 });
  expect(lines[0]?.produto.bounds).toEqual({ least: 1, most: 2 });
  expect(changes).toMatchObject([{ tipo: 'peso' }]);
});

test('what the shop weighed replaces the ordered weight at the same price per kilogram', () => {
  const ordered = storedItem(item(6), cheese);
  expect(ordered).toMatchObject({ quantidade: 6, gramas: 100, valorTotal: 2394 });
  expect(keptItems([ordered], [{ linha: 0, quantidade: 1, gramas: 634 }])).toMatchObject([
    { quantidade: 1, gramas: 634, valorUnitario: 3990, valorTotal: 2530 },
  ]);
  expect(keptItems([ordered], [{ linha: 0, quantidade: 4 }])).toMatchObject([
    { quantidade: 4, gramas: 100, valorTotal: 1596 },
  ]);
  // Neither a product by the unit nor several pieces can be weighed.
  const { gramas: _grams, ...counted } = ordered;
  expect(keptItems([counted], [{ linha: 0, quantidade: 1, gramas: 634 }])).toBe(null);
  expect(keptItems([ordered], [{ linha: 0, quantidade: 2, gramas: 634 }])).toBe(null);
});

test('a line that stays is not below the least weight, in steps of the line', () => {
  const kept = (quantidade: number, gramas?: number, product?: typeof cheese) =>
    leastKept({ quantidade, ...(gramas === undefined ? {} : { gramas }) }, product);
  expect([kept(6, 100, cheese), kept(9, 30, cheese), kept(1, 634, cheese)]).toEqual([2, 7, 1]);
  // What is ordered already stays possible; what is gone or counted has no least weight.
  expect([kept(1, 100, cheese), kept(6, 100), kept(6, undefined, cheese)]).toEqual([1, 1, 1]);
});

test('a stamp card gives at most a kilogram by weight, and not more than is there', () => {
  const reward = {
    tipo: 'produto' as const,
    valor: 0,
    percentual: 0,
    maximoDesconto: 0,
    idProduto: 1,
  };
  const worth = (quantity: number) =>
    rewardWorth(reward, [{ productId: 1, unit: 3990, quantity, grams: 100 }]);
  expect([worth(6), worth(25)]).toEqual([2394, 3990]);
});

test('weights are said in grams below a kilogram, with the comma of the language above', () => {
  const text = (grams: number, locale = 'pt-BR') =>
    weightText(grams, locale).replace('\u00a0', ' ');
  expect([text(600), text(1200), text(1000), text(1250, 'en'), text(1250, 'de')]).toEqual([
    '600 g',
    '1,2 kg',
    '1 kg',
    '1.25 kg',
    '1,25 kg',
  ]);
  expect(timesText({ quantidade: 2 }, 'pt-BR')).toBe('2×');
});

test('minimum and maximum are whole steps that a line can hold', () => {
  expect(isWeight(peso)).toBe(true);
  for (const wrong of [
    { passo: 0, minimo: 0, maximo: 0 },
    { passo: 100, minimo: 150, maximo: 1000 },
    { passo: 100, minimo: 1000, maximo: 500 },
    { passo: 100, minimo: 100, maximo: 10_000 },
    { passo: 0.5, minimo: 1, maximo: 2 },
  ])
    expect(isWeight(wrong)).toBe(false);
});
