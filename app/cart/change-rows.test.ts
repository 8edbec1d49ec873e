// What a customer reads of an item that lost one of its choices.
import { expect, test } from 'vitest';
import { mergeLines } from '#rules/cart/cart.ts';
import { healCart } from '#rules/cart/cart-healing.ts';
import { pizzaInCart, sampleGroup, sampleOption, samplePizza } from '#test/menu-samples.ts';
import { restOf } from './change-rows.tsx';

const halves = [1, 2].map((id) => ({ id, quantidade: 1 }));
const lines = mergeLines([
  { produto: pizzaInCart([{ id: 10, opcoes: halves }]), valorProdutoHistorico: 4000 },
]);

test('a half and half whose flavour sold out says what it is then', () => {
  const flavours = [sampleOption(1), sampleOption(2, 0, { esgotado: true })];
  const pizza = samplePizza([sampleGroup(10, 3, 1, 2, flavours)]);
  const [change] = healCart(lines, [pizza]).changes;
  expect(change && restOf(change, lines[0], pizza)).toBe('option 1');
  // Without the menu nobody knows.
  expect(change && restOf(change, lines[0], undefined)).toBe('');
});
