import { expect, test } from 'vitest';
import { fieldOfInstant, instantOfField, linesOf, spansOf } from './served-lines.ts';

test('the same hours on several days are one line, and come back as they were', () => {
  const spans = [
    { diaSemana: 1, abre: 660, fecha: 900 },
    { diaSemana: 2, abre: 660, fecha: 900 },
    { diaSemana: 5, abre: 1080, fecha: 1500 },
  ];
  const lines = linesOf(spans);
  expect(lines).toEqual([
    { days: [1, 2], opens: '11:00', closes: '15:00' },
    { days: [5], opens: '18:00', closes: '01:00' },
  ]);
  expect(spansOf(lines)).toEqual(spans);
});

test('a line without a day or with half a time is not sent', () => {
  expect(spansOf([{ days: [], opens: '11:00', closes: '15:00' }])).toBeNull();
  expect(spansOf([{ days: [1], opens: '', closes: '15:00' }])).toBeNull();
  expect(spansOf([])).toEqual([]);
});

test('the moments of a promotion are read on the clock of the store', () => {
  expect(instantOfField('2026-11-21T18:30', 'America/Sao_Paulo')).toBe('2026-11-21T21:30:00.000Z');
  expect(fieldOfInstant('2026-11-21T21:30:00.000Z', 'America/Sao_Paulo')).toBe('2026-11-21T18:30');
  expect([instantOfField('', 'UTC'), instantOfField('amanhã', 'UTC')]).toEqual([null, undefined]);
});
