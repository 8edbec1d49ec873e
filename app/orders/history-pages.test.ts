import { expect, test } from 'vitest';
import { historyPage, MOST_TOGETHER, moreAddress } from './history-pages.ts';

const of = (query: string) => historyPage(new URLSearchParams(query));

test('an address that makes no sense shows the first orders of all', () => {
  const first = { situacao: 'todos', count: 10, apos: null };
  expect(of('')).toEqual(first);
  expect(of('filtro=tudo&quantos=muitos&apos=1.x')).toEqual(first);
  expect(of('quantos=-5')).toEqual(first);
  expect(of('quantos=999999').count).toBe(MOST_TOGETHER);
});

// Rows: 2.14
test('more is a longer page with the same filter, until it is full; then a page of its own', () => {
  expect(moreAddress(of('filtro=entregues'), '1.7')).toBe('?filtro=entregues&quantos=20');
  expect(moreAddress(of('apos=1.900&quantos=20'), '1.7')).toBe('?quantos=30&apos=1.900');
  const full = moreAddress(of(`filtro=cancelados&quantos=${MOST_TOGETHER}`), '1.7');
  expect(full).toBe('?filtro=cancelados&apos=1.7');
  expect(of(full.slice(1))).toEqual({ situacao: 'cancelados', count: 10, apos: '1.7' });
});
