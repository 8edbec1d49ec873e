import { expect, test } from 'vitest';
import type { Schedule } from './opening.ts';
import { clockOfMinutes } from './opening-hours.ts';
import { dueTime, type SlotSettings, slotAt, slotDays } from './slots.ts';
import { localMinutes } from './zoned-time.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const everyDay = (abre: number, fecha: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((diaSemana) => ({ diaSemana, abre, fecha }));
const store = (changes: Partial<Schedule> = {}): Schedule => ({
  spans: everyDay(18 * 60, 23 * 60),
  holidays: [],
  paused: false,
  pausedUntil: null,
  timeZone: SAO_PAULO,
  ...changes,
});
const settings = (changes: Partial<SlotSettings> = {}): SlotSettings => ({
  daysAhead: 0,
  slotMinutes: 30,
  capacity: null,
  leadMinutes: 60,
  ...changes,
});

/** Friday noon at the store, unless it says otherwise. */
const at = (clock: string, date = '2026-11-20') => new Date(`${date}T${clock}:00-03:00`);
const clock = (timeZone: string) => (slot: { start: number }) =>
  clockOfMinutes(localMinutes(new Date(slot.start), timeZone));
const times = (schedule: Schedule, chosen: SlotSettings, now: Date) =>
  slotDays(schedule, chosen, now).map(({ date, slots }) => [
    date,
    slots.map(clock(schedule.timeZone)),
  ]);

// Rows: 1.18
test('slots lie inside opening hours together with their preparation', () => {
  expect(times(store(), settings(), at('12:00'))).toEqual([
    ['2026-11-20', ['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30']],
  ]);
});

test('slots that are too soon are not offered, to the minute', () => {
  expect(times(store(), settings(), at('20:30'))).toEqual([
    ['2026-11-20', ['21:30', '22:00', '22:30']],
  ]);
  expect(times(store(), settings(), at('20:31'))).toEqual([['2026-11-20', ['22:00', '22:30']]]);
  expect(times(store(), settings(), at('22:00'))).toEqual([['2026-11-20', []]]);
});

test('a day whose times have passed is no day on which the store is closed', () => {
  const weekdays = store({ spans: everyDay(18 * 60, 23 * 60).slice(1, 6) });
  const opens = (clock: string) =>
    slotDays(weekdays, settings({ daysAhead: 1 }), at(clock)).map((day) => [
      day.slots.length > 0,
      day.opens,
    ]);
  expect(opens('12:00')).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(opens('22:00')).toEqual([
    [false, true],
    [false, false],
  ]);
});

test('a break is a break: nothing is offered in it nor before the kitchen is back', () => {
  const lunch = store({ spans: [...everyDay(11 * 60, 14 * 60), ...everyDay(18 * 60, 20 * 60)] });
  expect(times(lunch, settings(), at('08:00'))).toEqual([
    ['2026-11-20', ['12:00', '12:30', '13:00', '13:30', '19:00', '19:30']],
  ]);
});

test('hours past midnight belong to the day that the calendar shows', () => {
  const late = store({ spans: everyDay(22 * 60, 25 * 60) });
  expect(times(late, settings({ daysAhead: 1 }), at('12:00'))).toEqual([
    ['2026-11-20', ['23:00', '23:30']],
    ['2026-11-21', ['00:00', '00:30', '23:00', '23:30']],
  ]);
});

test('today alone is the evening with its hours past midnight', () => {
  const late = store({ spans: everyDay(22 * 60, 25 * 60) });
  expect(times(late, settings(), at('12:00'))).toEqual([
    ['2026-11-20', ['23:00', '23:30']],
    ['2026-11-21', ['00:00', '00:30']],
  ]);
  // The evening before goes on, and the next one is today's.
  expect(times(late, settings({ leadMinutes: 0 }), at('00:10', '2026-11-21'))).toEqual([
    ['2026-11-21', ['00:30', '22:00', '22:30', '23:00', '23:30']],
    ['2026-11-22', ['00:00', '00:30']],
  ]);
  const untilMidnight = store({ spans: everyDay(22 * 60, 24 * 60) });
  expect(times(untilMidnight, settings(), at('12:00')).map(([date]) => date)).toEqual([
    '2026-11-20',
  ]);
  const always = store({ spans: everyDay(0, 24 * 60) });
  expect(times(always, settings(), at('12:00')).map(([date]) => date)).toEqual(['2026-11-20']);
});

test('a holiday replaces its weekday’s hours, and a closed day has no slots', () => {
  const christmas = store({
    holidays: [
      { data: '2026-11-21', spans: [] },
      { data: '2026-11-22', spans: [{ diaSemana: 0, abre: 11 * 60, fecha: 13 * 60 }] },
    ],
  });
  expect(times(christmas, settings({ daysAhead: 2 }), at('22:30'))).toEqual([
    ['2026-11-20', []],
    ['2026-11-21', []],
    ['2026-11-22', ['12:00', '12:30']],
  ]);
});

test('as many days as the store allows, and none where it takes no scheduled orders', () => {
  expect(slotDays(store(), settings({ daysAhead: 13 }), at('12:00'))).toHaveLength(14);
  expect(slotDays(store(), settings({ daysAhead: 13 }), at('12:00')).at(-1)?.slots).not.toEqual([]);
  expect(slotDays(store(), settings({ daysAhead: null }), at('12:00'))).toEqual([]);
});

test('a pause moves the first slot; one without an end takes the day', () => {
  expect(
    times(store({ paused: true, pausedUntil: at('20:00') }), settings(), at('19:00'))[0]?.[1],
  ).toEqual(['21:00', '21:30', '22:00', '22:30']);
  expect(
    times(store({ paused: true }), settings({ daysAhead: 1 }), at('19:00')).map(
      ([, slots]) => slots?.length,
    ),
  ).toEqual([0, 8]);
  expect(
    times(store({ paused: true, pausedUntil: at('10:00') }), settings(), at('20:30'))[0]?.[1],
  ).toEqual(['21:30', '22:00', '22:30']);
});

test('a pause without an end takes the night with it, and not the day after', () => {
  const night = store({ spans: everyDay(18 * 60, 26 * 60), paused: true });
  const next = ['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00'];
  const evening = [...next, '23:30'];
  const two = settings({ daysAhead: 1 });
  expect(times(night, two, at('23:30'))).toEqual([
    ['2026-11-20', []],
    ['2026-11-21', evening],
  ]);
  expect(times(night, settings(), at('00:30', '2026-11-21'))).toEqual([
    ['2026-11-21', evening],
    ['2026-11-22', ['00:00', '00:30', '01:00', '01:30']],
  ]);
});

test('slots follow the store’s clock, whatever the server’s', () => {
  expect(times(store({ timeZone: 'America/Manaus' }), settings(), at('12:00'))[0]?.[1]?.[0]).toBe(
    '19:00',
  );
  const [day] = slotDays(store({ timeZone: 'America/Manaus' }), settings(), at('12:00'));
  expect(new Date(day?.slots[0]?.start ?? 0).toISOString()).toBe('2026-11-20T23:00:00.000Z');
});

test('clocks that go forward or back neither double nor lose an instant', () => {
  const lisbon = store({ timeZone: 'Europe/Lisbon', spans: everyDay(0, 1440) });
  for (const [date, count] of [
    ['2026-03-29', 46],
    ['2026-10-25', 48],
  ] as const) {
    const [, day] = slotDays(
      lisbon,
      settings({ daysAhead: 1, leadMinutes: 0 }),
      new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000),
    );
    const starts = day?.slots.map(({ start }) => start) ?? [];
    expect(day?.date).toBe(date);
    expect(new Set(starts).size).toBe(starts.length);
    expect(starts).toHaveLength(count);
  }
});

test('only the beginning of a slot that is offered now is one', () => {
  const [day] = slotDays(store(), settings(), at('12:00'));
  const [first] = day?.slots ?? [];
  expect(slotAt(store(), settings(), at('12:00'), first?.start ?? 0)).toEqual(first);
  expect(slotAt(store(), settings(), at('12:00'), (first?.start ?? 0) + 60_000)).toBeNull();
  expect(slotAt(store(), settings(), at('18:30'), first?.start ?? 0)).toBeNull();
});

test('a scheduled order reaches the kitchen its preparation time before the slot', () => {
  expect(dueTime({ start: at('20:00').getTime() }, 45)).toEqual(at('19:15'));
});
