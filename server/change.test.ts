import { expect, test } from 'vitest';
import { readChange } from './change.ts';

test('notices of another process are read as they were sent', () => {
  const moved = {
    kind: 'order',
    brandId: 1,
    storeId: 2,
    orderId: 3,
    status: 4,
    statusPagamento: 0,
  };
  expect(readChange(JSON.stringify(moved))).toEqual(moved);
  expect(readChange('{"kind":"brand","brandId":1}')).toEqual({ kind: 'brand', brandId: 1 });
});

test.each([
  ['no JSON', 'brand 1'],
  ['nothing', ''],
  ['a kind that a newer version added', '{"kind":"courier","brandId":1}'],
  ['an order without its id', '{"kind":"order","brandId":1,"storeId":2,"status":4}'],
])('a notice that cannot be read is dropped, and listening goes on: %s', (_, payload) => {
  expect(readChange(payload)).toBeNull();
});
