import { expect, test } from 'vitest';
import { joined } from './joined.ts';

test('tables become one', () => {
  const table: { a: number; b: string } = joined({ first: { a: 1 }, second: { b: 'x' } });
  expect(table).toEqual({ a: 1, b: 'x' });
});

test('a key of two tables is no key of the joined one, so that using it does not compile', () => {
  const refused: { keyInTwoTables: 'a' } = joined({ first: { a: 1 }, second: { a: 2, b: 3 } });
  expect(Object.keys(refused)).toContain('a');
});
