import { expect, test } from 'vitest';
import { newDraft, nothingFilled } from './draft.ts';
import { isBegun, withHeld, withoutHeld } from './held.ts';

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

test('the oldest goes when there are too many', () => {
  let all = [held('first')];
  for (let count = 0; count < 20; count++) all = withHeld(all, held(`order ${count}`));
  expect(all).toHaveLength(20);
  expect(all.some(({ draft }) => draft.key === 'first')).toBe(false);
});

test('an empty order is not put aside', () => {
  expect(isBegun(newDraft(store, 'a'))).toBe(false);
  expect(isBegun(held('a').draft)).toBe(true);
});
