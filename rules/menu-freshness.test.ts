import { expect, test } from 'vitest';
import { needsMenu } from './menu-freshness.ts';

const fresh = { forced: false, kept: { idEstabelecimento: 1, fetchedAt: 100_000 }, idEstabelecimento: 1, now: 130_000 };

test('a young menu of the same store is kept', () => {
  expect(needsMenu(fresh)).toBe(false);
  expect(needsMenu({ ...fresh, now: 160_000 })).toBe(false);
});

test('a menu is fetched again when forced, missing, of another store or older than a minute', () => {
  expect(needsMenu({ ...fresh, forced: true })).toBe(true);
  expect(needsMenu({ ...fresh, kept: null })).toBe(true);
  expect(needsMenu({ ...fresh, idEstabelecimento: 2 })).toBe(true);
  expect(needsMenu({ ...fresh, now: 160_001 })).toBe(true);
});

test('a clock that was set back proves nothing', () => {
  expect(needsMenu({ ...fresh, now: 99_999 })).toBe(true);
});
