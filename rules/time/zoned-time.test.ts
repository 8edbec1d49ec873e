import { expect, test } from 'vitest';
import { addDays, localDate, localMinutes, weekday, zonedInstant } from './zoned-time.ts';

const iso = (instant: number) => new Date(instant).toISOString();

test('an instant is another date and clock in another zone', () => {
  const instant = new Date('2026-11-21T02:30:00Z');
  expect(localDate(instant, 'America/Sao_Paulo')).toBe('2026-11-20');
  expect(localDate(instant, 'Europe/Lisbon')).toBe('2026-11-21');
  expect(localMinutes(instant, 'America/Sao_Paulo')).toBe(23 * 60 + 30);
  expect(localMinutes(new Date('2026-11-21T03:00:00Z'), 'America/Sao_Paulo')).toBe(0);
});

test('dates step over months, leap days and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('the week starts on Sunday with 0', () => {
  expect(weekday('2026-11-22')).toBe(0);
  expect(weekday('2026-11-20')).toBe(5);
});

test('clock and instant agree all year, in zones with and without daylight saving', () => {
  for (const timeZone of [
    'America/Sao_Paulo',
    'America/Rio_Branco',
    'Europe/Lisbon',
    'Australia/Lord_Howe',
  ]) {
    for (let day = 0; day < 365; day += 3) {
      const date = addDays('2026-01-01', day);
      for (let minutes = 0; minutes < 1440; minutes += 270) {
        const instant = new Date(zonedInstant(date, minutes, timeZone));
        expect([localDate(instant, timeZone), localMinutes(instant, timeZone)]).toEqual([
          date,
          minutes,
        ]);
      }
    }
  }
});

test('minutes past the day run into the next', () => {
  expect(iso(zonedInstant('2026-11-20', 26 * 60, 'America/Sao_Paulo'))).toBe(
    '2026-11-21T05:00:00.000Z',
  );
});
