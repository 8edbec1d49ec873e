import { expect, test } from 'vitest';
import { type Schedule, storeState } from './opening.ts';

const schedule = (
  timeZone: string,
  ...spans: [diaSemana: number, abre: string, fecha: string][]
): Schedule => ({
  spans: spans.map(([diaSemana, abre, fecha]) => ({
    diaSemana,
    abre: minutes(abre),
    fecha: minutes(fecha),
  })),
  holidays: [],
  paused: false,
  pausedUntil: null,
  timeZone,
});
const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};
const everyDay = (timeZone: string, abre: string, fecha: string) =>
  schedule(
    timeZone,
    ...[0, 1, 2, 3, 4, 5, 6].map((day): [number, string, string] => [day, abre, fecha]),
  );
const at = (of: Schedule, instant: string) => {
  const { estado, mudaEm } = storeState(of, new Date(instant));
  return `${estado} ${mudaEm?.toISOString().replace(/:00\.000Z$/, 'Z') ?? '-'}`;
};

const SAO_PAULO = 'America/Sao_Paulo';
// 2026-11-20 is a Friday; São Paulo is UTC-3 all year.
const weekend = schedule(SAO_PAULO, [5, '18:00', '26:00'], [6, '18:00', '24:00']);

test.each([
  ['2026-11-20T20:59:00Z', 'fechado 2026-11-20T21:00Z'], // Fri 17:59
  ['2026-11-20T21:00:00Z', 'aberto 2026-11-21T05:00Z'], // Fri 18:00
  ['2026-11-21T02:59:00Z', 'aberto 2026-11-21T05:00Z'], // Fri 23:59
  ['2026-11-21T03:00:00Z', 'aberto 2026-11-21T05:00Z'], // Sat 00:00
  ['2026-11-21T04:30:00Z', 'aberto 2026-11-21T05:00Z'], // Sat 01:30
  ['2026-11-21T04:59:59Z', 'aberto 2026-11-21T05:00Z'], // Sat 01:59
  ['2026-11-21T05:00:00Z', 'fechado 2026-11-21T21:00Z'], // Sat 02:00, the end is outside
  ['2026-11-21T21:00:00Z', 'aberto 2026-11-22T03:00Z'], // Sat 18:00
  ['2026-11-22T03:00:00Z', 'fechado 2026-11-27T21:00Z'], // Sun 00:00, until next Friday
])('open past midnight on Fridays: %s is %s', (instant, expected) => {
  expect(at(weekend, instant)).toBe(expected);
});

test('closed on a date of its own it says why, and on others it does not', () => {
  const holidays = [{ data: '2026-12-25', spans: [], motivo: 'Natal' }];
  const always = Array.from({ length: 7 }, (_, diaSemana) => ({
    diaSemana,
    abre: 600,
    fecha: 1320,
  }));
  const schedule = {
    spans: always,
    holidays,
    paused: false,
    pausedUntil: null,
    timeZone: 'America/Sao_Paulo',
  };
  expect(storeState(schedule, new Date('2026-12-25T15:00:00Z'))).toMatchObject({
    estado: 'fechado',
    motivo: 'Natal',
    mudaEm: new Date('2026-12-26T13:00:00Z'),
  });
  expect(storeState(schedule, new Date('2026-12-24T05:00:00Z'))).toEqual({
    estado: 'fechado',
    mudaEm: new Date('2026-12-24T13:00:00Z'),
  });
});

test('an end before its start means the next day, as staff write it', () => {
  expect(at(schedule(SAO_PAULO, [5, '18:00', '02:00']), '2026-11-21T04:30:00Z')).toBe(
    'aberto 2026-11-21T05:00Z',
  );
});

test('the same hours are other instants in Manaus', () => {
  const manaus = everyDay('America/Manaus', '11:00', '15:00');
  expect(at(manaus, '2026-11-20T14:30:00Z')).toBe('fechado 2026-11-20T15:00Z');
  expect(at(manaus, '2026-11-20T15:00:00Z')).toBe('aberto 2026-11-20T19:00Z');
  expect(at(everyDay(SAO_PAULO, '11:00', '15:00'), '2026-11-20T14:30:00Z')).toBe(
    'aberto 2026-11-20T18:00Z',
  );
});

test('lunch and dinner are two openings; hours that adjoin or overlap are one', () => {
  const twice = schedule(SAO_PAULO, [5, '11:00', '15:00'], [5, '18:00', '23:00']);
  expect(at(twice, '2026-11-20T15:00:00Z')).toBe('aberto 2026-11-20T18:00Z');
  expect(at(twice, '2026-11-20T19:00:00Z')).toBe('fechado 2026-11-20T21:00Z');
  const adjoining = schedule(
    SAO_PAULO,
    [5, '11:00', '15:00'],
    [5, '15:00', '24:00'],
    [6, '00:00', '03:00'],
    [6, '02:00', '04:00'],
  );
  expect(at(adjoining, '2026-11-20T15:00:00Z')).toBe('aberto 2026-11-21T07:00Z');
});

test('a store that never closes names no closing time', () => {
  expect(at(everyDay(SAO_PAULO, '00:00', '24:00'), '2026-11-20T15:00:00Z')).toBe('aberto -');
});

test('a store without hours is closed, without a next opening', () => {
  expect(at(schedule(SAO_PAULO), '2026-11-20T15:00:00Z')).toBe('fechado -');
});

test('the next opening is found a whole week ahead', () => {
  expect(at(schedule(SAO_PAULO, [5, '10:00', '12:00']), '2026-11-20T15:00:00Z')).toBe(
    'fechado 2026-11-27T13:00Z',
  );
});

test('a holiday replaces the hours that start on its date, and only those', () => {
  const closed: Schedule = { ...weekend, holidays: [{ data: '2026-11-21', spans: [] }] };
  // Friday's night goes on.
  expect(at(closed, '2026-11-21T04:30:00Z')).toBe('aberto 2026-11-21T05:00Z');
  expect(at(closed, '2026-11-21T22:00:00Z')).toBe('fechado 2026-11-27T21:00Z');
  const special: Schedule = {
    ...weekend,
    holidays: [{ data: '2026-11-21', spans: [{ diaSemana: 0, abre: 600, fecha: 720 }] }],
  };
  expect(at(special, '2026-11-21T13:00:00Z')).toBe('aberto 2026-11-21T15:00Z');
});

// Rows: 4.5
test('a pause that ends before closing says when orders are taken again', () => {
  const paused: Schedule = {
    ...weekend,
    paused: true,
    pausedUntil: new Date('2026-11-20T23:00:00Z'),
  };
  expect(at(paused, '2026-11-20T22:00:00Z')).toBe('pausado 2026-11-20T23:00Z');
  expect(at(paused, '2026-11-20T23:00:00Z')).toBe('aberto 2026-11-21T05:00Z');
});

test('a pause without an end, or longer than the opening, promises nothing', () => {
  expect(at({ ...weekend, paused: true }, '2026-11-20T22:00:00Z')).toBe('pausado -');
  expect(
    at(
      { ...weekend, paused: true, pausedUntil: new Date('2026-11-21T05:00:00Z') },
      '2026-11-20T22:00:00Z',
    ),
  ).toBe('pausado -');
});

test('a pause matters only while open', () => {
  expect(at({ ...weekend, paused: true }, '2026-11-20T20:00:00Z')).toBe(
    'fechado 2026-11-20T21:00Z',
  );
});

test('daylight saving moves the instants and not the clock', () => {
  // Lisbon: UTC+0 in winter, UTC+1 from 2026-03-29 01:00Z to 2026-10-25 01:00Z.
  const lisbon = everyDay('Europe/Lisbon', '19:00', '23:00');
  expect(at(lisbon, '2026-03-28T12:00:00Z')).toBe('fechado 2026-03-28T19:00Z');
  expect(at(lisbon, '2026-03-29T12:00:00Z')).toBe('fechado 2026-03-29T18:00Z');
  expect(at(lisbon, '2026-10-25T12:00:00Z')).toBe('fechado 2026-10-25T19:00Z');
});

test('the night on which clocks change is an hour shorter or longer', () => {
  // In New York clocks go from 02:00 to 03:00 on 2026-03-08 and from 02:00 to 01:00 on 2026-11-01.
  const night = everyDay('America/New_York', '22:00', '28:00');
  expect(at(night, '2026-03-08T05:00:00Z')).toBe('aberto 2026-03-08T08:00Z'); // 04:00 EDT
  expect(at(night, '2026-03-07T05:00:00Z')).toBe('aberto 2026-03-07T09:00Z'); // 04:00 EST
  // Until 04:00 EST; 01:30 comes twice.
  expect(at(night, '2026-11-01T05:30:00Z')).toBe('aberto 2026-11-01T09:00Z');
  expect(at(night, '2026-11-01T06:30:00Z')).toBe('aberto 2026-11-01T09:00Z');
});

test('a skipped or repeated clock time neither opens a store for ever nor loses a day', () => {
  const skipped = everyDay('America/New_York', '02:30', '10:00');
  expect(at(skipped, '2026-03-08T06:00:00Z')).toBe('fechado 2026-03-08T07:30Z'); // 03:30 EDT
  const twice = everyDay('America/New_York', '01:30', '10:00');
  expect(at(twice, '2026-11-01T05:00:00Z')).toBe('fechado 2026-11-01T05:30Z'); // the first 01:30
});

test('the daylight saving that São Paulo once had at midnight is right too', () => {
  // 2018-11-04 began at 01:00: there was no midnight.
  const night = everyDay(SAO_PAULO, '18:00', '24:00');
  expect(at(night, '2018-11-04T02:30:00Z')).toBe('aberto 2018-11-04T03:00Z');
  expect(at(night, '2018-11-04T03:00:00Z')).toBe('fechado 2018-11-04T20:00Z');
});
