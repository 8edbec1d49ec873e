// Times are in the store's time zone.
import { expect, test } from 'vitest';
import { clockTime, otherDay, timeWindow } from './order-times.ts';

const brazil = { timeZone: 'America/Sao_Paulo', locale: 'pt-BR' };

test('a time is read on the clock of the store, not of the browser', () => {
  expect(clockTime('2026-11-20T23:15:00Z', brazil)).toBe('20h15');
  expect(clockTime('2026-11-20T23:15:00Z', { ...brazil, timeZone: 'America/Manaus' })).toBe(
    '19h15',
  );
  expect(clockTime('2026-11-21T03:05:00Z', brazil)).toBe('0h05');
});

test('other languages write the time their own way', () => {
  expect(clockTime('2026-11-20T23:15:00Z', { ...brazil, locale: 'de' })).toBe('20:15');
});

test('a window whose ends read the same is one time', () => {
  expect(timeWindow('2026-11-20T23:15:00Z', '2026-11-20T23:25:00Z', brazil)).toBe('20h15 – 20h25');
  expect(timeWindow('2026-11-20T23:15:00Z', '2026-11-20T23:15:30Z', brazil)).toBe('20h15');
});

test('another day is named, the same day at the store is not', () => {
  const today = new Date('2026-11-21T02:00:00Z');
  expect(otherDay('2026-11-20T23:15:00Z', today, brazil)).toBe(null);
  expect(otherDay('2026-11-21T23:15:00Z', today, brazil)).toBe('21 nov');
});
