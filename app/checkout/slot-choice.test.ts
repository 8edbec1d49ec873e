import { expect, test } from 'vitest';
import { openDay, stillFree } from './slot-choice.ts';

const slot = (inicio: string, livre = true) => ({ inicio, termino: `${inicio}+30`, livre });
const days = [
  { dia: '2026-11-20', horarios: [slot('a', false)] },
  { dia: '2026-11-21', horarios: [] },
  { dia: '2026-11-22', horarios: [slot('b'), slot('c', false)] },
  { dia: '2026-11-23', horarios: [slot('d')] },
];

test('the open day is the first free one, then the chosen one, then the pressed one', () => {
  expect(openDay(days, null, null)?.dia).toBe('2026-11-22');
  expect(openDay(days, null, slot('d'))?.dia).toBe('2026-11-23');
  expect(openDay(days, '2026-11-20', slot('d'))?.dia).toBe('2026-11-20');
  expect(openDay([], null, null)).toBeNull();
});

test('a time that is full or gone is no longer chosen', () => {
  expect(stillFree(days, slot('b'))).toBe(true);
  expect(stillFree(days, slot('c'))).toBe(false);
  expect(stillFree(days, slot('x'))).toBe(false);
});
