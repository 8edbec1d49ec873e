import { expect, test } from 'vitest';
import { isSoldOut, priceAt, servedAt, tomorrowMorning } from './availability.ts';
import type { Schedule } from './opening.ts';

const zone = 'America/Sao_Paulo';
/** A Wednesday, three hours behind UTC. */
const at = (clock: string, day = 18) => new Date(`2026-11-${day}T${clock}:00-03:00`);
const span = (diaSemana: number, abre: number, fecha: number) => ({
  diaSemana,
  abre: abre * 60,
  fecha: fecha * 60,
});

test('a product without hours is available at any time', () => {
  expect(servedAt([[], []], at('04:00'), zone)).toEqual({
    now: true,
    from: null,
    until: Number.POSITIVE_INFINITY,
  });
});

test('lunch is served at noon, and says when it comes back afterwards', () => {
  const lunch = [span(3, 11, 15), span(5, 11, 15)];
  expect(servedAt([lunch], at('12:00'), zone)).toEqual({
    now: true,
    from: null,
    until: at('15:00').getTime(),
  });
  expect(servedAt([lunch], at('15:00'), zone)).toEqual({
    now: false,
    from: { diaSemana: 5, minuto: 660 },
    until: at('11:00', 20).getTime(),
  });
});

test('hours past midnight belong to the evening before', () => {
  expect(servedAt([[span(2, 18, 26)]], at('01:30'), zone).now).toBe(true);
  expect(servedAt([[span(2, 18, 26)]], at('02:00'), zone).now).toBe(false);
});

test('category and product both have to be served, and hours that never meet name no time', () => {
  const evening = [span(3, 18, 24)];
  expect(servedAt([evening, [span(3, 20, 22)]], at('19:00'), zone)).toMatchObject({
    now: false,
    from: { diaSemana: 3, minuto: 1200 },
  });
  expect(servedAt([evening, [span(3, 20, 22)]], at('21:00'), zone)).toMatchObject({
    now: true,
    until: at('22:00').getTime(),
  });
  expect(servedAt([evening, [span(4, 20, 22)]], at('19:00'), zone)).toMatchObject({
    now: false,
    from: null,
  });
});

test('a promotion counts only within its window; otherwise the list price counts', () => {
  const sale = {
    valor: 3990,
    valorDe: 4990,
    promocional: true,
    promocaoDe: at('18:00'),
    promocaoAte: at('22:00'),
  };
  expect(priceAt(sale, at('17:59'))).toEqual({
    valor: 4990,
    valorDe: null,
    promocional: false,
    until: at('18:00').getTime(),
  });
  expect(priceAt(sale, at('18:00'))).toEqual({
    valor: 3990,
    valorDe: 4990,
    promocional: true,
    until: at('22:00').getTime(),
  });
  expect(priceAt(sale, at('22:00'))).toEqual({
    valor: 4990,
    valorDe: null,
    promocional: false,
    until: Number.POSITIVE_INFINITY,
  });
  expect(priceAt({ ...sale, promocaoDe: null, promocaoAte: null }, at('09:00'))).toMatchObject({
    valor: 3990,
    promocional: true,
  });
});

const open = (...spans: ReturnType<typeof span>[]): Schedule => ({
  spans,
  holidays: [],
  paused: false,
  pausedUntil: null,
  timeZone: zone,
});
const daily = (abre: number, fecha: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => span(day, abre, fecha));

test('sold out for today ends in the morning, also when it is said after midnight', () => {
  const evenings = open(...daily(18, 26));
  expect(tomorrowMorning(evenings, at('21:00'))).toEqual(at('06:00', 19));
  expect(tomorrowMorning(evenings, at('01:00', 19))).toEqual(at('06:00', 19));
  expect(tomorrowMorning(evenings, at('02:30', 19))).toEqual(at('06:00', 19));
  expect(tomorrowMorning(open(), at('21:00'))).toEqual(at('06:00', 19));
  const gone = { esgotado: true, soldOutUntil: at('06:00', 19) };
  expect([
    isSoldOut(gone, at('23:00')),
    isSoldOut(gone, at('06:00', 19)),
    isSoldOut({ ...gone, soldOutUntil: null }, at('06:00', 25)),
  ]).toEqual([true, false, true]);
});

test('a bakery that opens at five is not sold out for half an hour only', () => {
  const bakery = open(...daily(5, 12), ...daily(15, 20));
  for (const clock of ['04:30', '05:30', '10:00', '13:00', '19:00', '22:00'])
    expect(tomorrowMorning(bakery, at(clock)), clock).toEqual(at('05:00', 19));
});

test('what is sold out at night stays so until the night is over', () => {
  expect(tomorrowMorning(open(...daily(22, 31)), at('23:30'))).toEqual(at('07:00', 19));
  expect(tomorrowMorning(open(...daily(22, 31)), at('06:30', 19))).toEqual(at('07:00', 19));
  const weekend = open(span(3, 20, 44), span(4, 20, 44));
  expect(tomorrowMorning(weekend, at('10:00'))).toEqual(at('06:00', 19));
  const always = open(...daily(0, 24));
  expect(tomorrowMorning(always, at('23:30'))).toEqual(at('06:00', 19));
  expect(tomorrowMorning(always, at('05:30', 19))).toEqual(at('06:00', 19));
});
