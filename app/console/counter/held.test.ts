import { expect, test } from 'vitest';
import { newDraft, nothingFilled } from './draft.ts';
import { isBegun, isFull, withHeld, withoutHeld } from './held.ts';

const store = { id: 1, permiteEntrega: true, formasPagamento: [] };
const held = (key: string, name = 'Ana') => ({
  storeId: 1,
  draft: { ...newDraft(store, key), name },
  filled: nothingFilled,
});

test('an order that is put aside twice is there once, as it was last', () => {
  const all = withHeld(withHeld([held('a')], held('b')), held('a', 'Bia'));
  expect(all.map(({ draft }) => [draft.key, draft.name])).toEqual([
    ['b', 'Ana'],
    ['a', 'Bia'],
  ]);
  expect(withoutHeld(all, 'a')).toHaveLength(1);
});

test('twenty are enough, and none is dropped for another', () => {
  let all = [held('first')];
  for (let count = 0; count < 19; count++) {
    expect(isFull(all)).toBe(false);
    all = withHeld(all, held(`order ${count}`));
  }
  expect(isFull(all)).toBe(true);
  expect(withHeld(all, held('begun'))[0]?.draft.key).toBe('first');
});

test('an empty order is not put aside', () => {
  expect(isBegun(newDraft(store, 'a'))).toBe(false);
  expect(isBegun(held('a').draft)).toBe(true);
});
