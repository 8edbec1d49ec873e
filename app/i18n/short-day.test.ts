// A short day reads as people write it.
import { expect, test } from 'vitest';
import { shortDay } from './short-day.ts';

test('Portuguese leaves out the word and the point, other languages keep what is theirs', () => {
  const at = '2026-11-14T15:00:00Z';
  expect(shortDay(at, 'pt-BR', 'America/Sao_Paulo')).toBe('14 nov');
  expect(shortDay(at, 'de', 'America/Sao_Paulo')).toBe('14. Nov.');
});

test('the day is the one of the place', () => {
  expect(shortDay('2026-11-15T01:00:00Z', 'pt-BR', 'America/Sao_Paulo')).toBe('14 nov');
});
