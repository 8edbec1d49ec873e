// What a cancellation gives back.
import { expect, test } from 'vitest';
import { moneyHeld } from './money-held.ts';

test.each([
  ['all that was paid', { valorTotal: 3880 }, 3880],
  ['not what is due on handover', { valorTotal: 3880, aCobrar: 2390 }, 1490],
  ['not what went back as a favour', { valorTotal: 3880, aCobrar: 2390, devolvido: 500 }, 990],
  ['never less than nothing', { valorTotal: 1000, devolvido: 1500 }, 0],
])('%s', (_, order, held) => {
  expect(moneyHeld(order)).toBe(held);
});
