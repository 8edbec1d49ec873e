import { expect, test } from 'vitest';
import { openingDay } from './opening-day.ts';

const ZONE = 'America/Sao_Paulo';
/** A Wednesday. */
const now = Date.parse('2026-11-18T16:00:00-03:00');
const opens = (day: string, locale = 'pt-BR') =>
  openingDay(new Date(`2026-11-${day}T18:00:00-03:00`), now, ZONE, locale);

test('a store that opens this week says the weekday alone', () => {
  expect(['20', '24'].map((day) => opens(day))).toEqual(['sexta-feira', 'terça-feira']);
});

test('a store that opens after a week off says the date, in every language', () => {
  expect(opens('25')).toBe('quarta-feira, 25 de novembro');
  expect(opens('26')).toBe('quinta-feira, 26 de novembro');
  expect(opens('26', 'de')).toBe('Donnerstag, 26. November');
  expect(opens('26', 'en')).toBe('Thursday 26 November');
});
