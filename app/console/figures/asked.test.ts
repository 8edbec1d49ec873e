// The address of the figures says which period is shown.
import { expect, test } from 'vitest';
import { askedIn } from './asked.ts';

const asked = (query: string) => askedIn(new URLSearchParams(query), '2026-11-28');
const week = { first: '2026-11-22', last: '2026-11-28' };

test('a period is shown as it was asked for, and without one the last week', () => {
  expect(asked('')).toMatchObject({ asked: week, refused: null });
  expect(asked('inicio=2026-11-01&fim=2026-11-20&loja=3')).toEqual({
    asked: { first: '2026-11-01', last: '2026-11-20', store: '3' },
    refused: null,
  });
});

test('half a period, or a day that no calendar has, is said and not passed over', () => {
  for (const query of ['inicio=&fim=2026-11-20', 'inicio=2026-11-20&fim=', 'inicio=2026-11-20'])
    expect(asked(query)).toMatchObject({ asked: week, refused: 'unread' });
  expect(asked('inicio=2026-02-30&fim=2026-03-05').refused).toBe('unread');
  expect(asked('inicio=2026-13-01&fim=2026-13-02').refused).toBe('unread');
});

test('a period that ends before it begins, or is too long, is said', () => {
  expect(asked('inicio=2026-11-20&fim=2026-11-01').refused).toBe('reversed');
  expect(asked('inicio=2025-01-01&fim=2026-11-28').refused).toBe('tooLong');
});
