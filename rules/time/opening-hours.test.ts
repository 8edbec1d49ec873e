import { expect, test } from 'vitest';
import { clockOfMinutes, closingAfter, minutesOfClock, overlappingDay } from './opening-hours.ts';

const span = (diaSemana: number, abre: number, fecha: number) => ({ diaSemana, abre, fecha });

test('a break between two spans is no overlap, and touching is none either', () => {
  expect(overlappingDay([span(1, 1080, 1380), span(1, 660, 900)])).toBe(null);
  expect(overlappingDay([span(1, 660, 900), span(1, 900, 1000)])).toBe(null);
  expect(overlappingDay([span(1, 660, 901), span(2, 0, 100), span(1, 900, 1000)])).toBe(1);
});

test('a closing time before the opening is of the next day', () => {
  expect(closingAfter(1080, 120)).toBe(1560);
  expect(closingAfter(1080, 1380)).toBe(1380);
  expect(closingAfter(0, 0)).toBe(1440);
  expect(clockOfMinutes(1560)).toBe('02:00');
});

test('only times of a day are times', () => {
  expect(['7:05', '23:59', '00:00'].map(minutesOfClock)).toEqual([425, 1439, 0]);
  expect(['24:00', '12:60', 'noon', ''].map(minutesOfClock)).toEqual([null, null, null, null]);
});
