import { expect, test } from 'vitest';
import { codeIn } from './code-text.ts';
import { parseLoyalty } from './saved-loyalty.ts';

// Rows: 1.19
test('a code is found as it is typed, in the link of the counter, and nowhere else', () => {
  expect(codeIn(' abcd-efgh ')).toBe('ABCDEFGH');
  expect(codeIn('https://cafe.localhost/fidelidade?selo=ABCD2345')).toBe('ABCD2345');
  expect([
    codeIn('https://cafe.localhost/fidelidade'),
    codeIn('ABCD'),
    codeIn('ABCDEFG0'),
    codeIn(''),
  ]).toEqual([null, null, null, null]);
});

test('a broken choice counts as none', () => {
  expect(parseLoyalty({ cashback: true, cardId: 4 })).toEqual({ cashback: true, cardId: 4 });
  for (const broken of [null, 'x', { cashback: 1, cardId: -2 }, { cardId: '4' }])
    expect(parseLoyalty(broken)).toEqual({ cashback: false, cardId: null });
});
