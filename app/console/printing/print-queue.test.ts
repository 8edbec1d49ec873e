// Orders are printed one after another.
import { expect, test } from 'vitest';
import { withWaiting } from './print-queue.ts';

const order = (id: number, revisaoPedido = 0) => ({ id, revisaoPedido });

test('an order that already waits for the printer does not wait twice', () => {
  const queue = withWaiting([], order(1));
  expect(withWaiting(queue, order(1))).toBe(queue);
  expect(withWaiting(queue, order(2))).toEqual([order(1), order(2)]);
});

test('an order that was changed meanwhile is printed again', () => {
  expect(withWaiting([order(1)], order(1, 1))).toEqual([order(1), order(1, 1)]);
});
