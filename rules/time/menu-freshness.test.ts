import { expect, test } from 'vitest';
import { whyRefetch } from './menu-freshness.ts';

const fresh = {
  forced: false,
  kept: { idEstabelecimento: 1, fetchedAt: 100_000 },
  idEstabelecimento: 1,
  now: 130_000,
};

// Rows: 4.26, 9.1
test('a young menu of the same store is kept', () => {
  expect(whyRefetch(fresh)).toBe(null);
  expect(whyRefetch({ ...fresh, now: 160_000 })).toBe(null);
});

// Rows: 4.26, 9.1
test('a menu is refetched when forced, missing, of another store or a minute old', () => {
  expect(whyRefetch({ ...fresh, forced: true })).toBe('forced');
  expect(whyRefetch({ ...fresh, kept: null })).toBe('missing');
  expect(whyRefetch({ ...fresh, idEstabelecimento: 2 })).toBe('otherStore');
  expect(whyRefetch({ ...fresh, idEstabelecimento: null })).toBe('otherStore');
  expect(whyRefetch({ ...fresh, now: 160_001 })).toBe('old');
});

test('a clock that was set back proves nothing', () => {
  expect(whyRefetch({ ...fresh, now: 99_999 })).toBe('old');
});
