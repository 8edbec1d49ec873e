import { expect, test } from 'vitest';
import { wantedOrder } from './wanted-order.ts';

const wanted = (path: string, query = '') => wantedOrder(path, new URLSearchParams(query));

// Rows: 2.17, 2.39
test('the query value names the order in place of the path', () => {
  expect(wanted('12')).toBe(12);
  expect(wanted('12', 'pedido=34')).toBe(34);
  expect(wanted('12', 'pedido=')).toBe(12);
});

test('an impossible order number is null', () => {
  for (const text of ['0', '-3', '1.5', 'x', '', '99999999999999999999'])
    expect(wanted(text)).toBe(null);
  expect(wanted('12', 'pedido=1 or 1')).toBe(null);
});
