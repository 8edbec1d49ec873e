import { expect, test } from 'vitest';
import { scatter, toppingsOf } from './pizza-toppings.ts';

test('a flavour shows its own description', () => {
  expect(
    toppingsOf('Calabresa da Vila Calabresa artesanal, cebola roxa e azeitona preta', 1),
  ).toEqual(['salami', 'onion', 'olive']);
  expect(toppingsOf('Camarão na Lenha', 2)).toEqual(['shrimp']);
});

test('a flavour without known words still shows something, always the same', () => {
  expect(toppingsOf('Segredo da Nena', 7)).toEqual(toppingsOf('Segredo da Nena', 7));
  expect(toppingsOf('Segredo da Nena', 7).length).toBeGreaterThan(0);
});

test('every piece lies on its own side of the cut', () => {
  const left = scatter(['salami'], 5, 0, 0.5);
  const right = scatter(['tomato'], 5, 0.5, 1);
  expect(left.length).toBeGreaterThan(10);
  expect(left.every((piece) => piece.x < 100)).toBe(true);
  expect(right.every((piece) => piece.x > 100)).toBe(true);
});

test('the same flavour is drawn the same every time', () => {
  expect(scatter(['salami', 'onion'], 9, 0, 1)).toEqual(scatter(['salami', 'onion'], 9, 0, 1));
});
