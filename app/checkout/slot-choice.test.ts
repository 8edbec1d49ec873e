import { expect, test } from 'vitest';
import { dayParts, openDay, scheduled, stillFree } from './slot-choice.ts';

const slot = (inicio: string, livre = true) => ({ inicio, termino: `${inicio}+30`, livre });
const days = [
  { dia: '2026-11-20', abreNoDia: true, horarios: [slot('a', false)] },
  { dia: '2026-11-21', abreNoDia: false, horarios: [] },
  { dia: '2026-11-22', abreNoDia: true, horarios: [slot('b'), slot('c', false)] },
  { dia: '2026-11-23', abreNoDia: true, horarios: [slot('d')] },
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

test('times are told by part of the day, and those past midnight belong to the evening', () => {
  const at = (time: string) => slot(`2026-11-22T${time}:00Z`);
  const day = {
    dia: '2026-11-22',
    horarios: [
      at('04:00'),
      at('14:30'),
      at('15:00'),
      at('20:30'),
      at('21:00'),
      slot('2026-11-23T04:00:00Z'),
    ],
  };
  const parts = dayParts(day, 'America/Sao_Paulo');
  expect(parts.map(({ part, times }) => [part, times.length])).toEqual([
    ['dawn', 1],
    ['morning', 1],
    ['afternoon', 2],
    ['evening', 2],
  ]);
  expect(dayParts({ dia: '2026-11-22', horarios: [at('15:00')] }, 'America/Sao_Paulo')).toEqual([
    { part: 'afternoon', times: [at('15:00')] },
  ]);
});

test('an order for later never becomes one for now because the store stopped scheduling', () => {
  const tomorrow = { later: true, slot: slot('d') };
  const open = { estado: 'aberto', permiteAgendamento: true } as const;
  const stopped = { estado: 'aberto', permiteAgendamento: false } as const;
  const soon = { later: false, slot: null };
  expect(scheduled(tomorrow, open)).toEqual(tomorrow);
  expect(scheduled(tomorrow, stopped)).toEqual({ later: true, slot: null });
  expect(scheduled(soon, stopped)).toEqual(soon);
  // A closed store may still take scheduled orders; without them nothing can be said but that.
  expect(scheduled(soon, { ...open, estado: 'fechado' }).later).toBe(true);
  expect(scheduled(tomorrow, { ...stopped, estado: 'pausado' }).later).toBe(false);
});

test('a time that was given up does not come back when the store closes', () => {
  const kept = { later: false, slot: slot('b') };
  const schedules = { permiteAgendamento: true } as const;
  for (const estado of ['fechado', 'pausado'] as const)
    expect(scheduled(kept, { ...schedules, estado })).toEqual({ later: true, slot: null });
  // While the store is open the times begin at the day that was looked at.
  expect(scheduled(kept, { ...schedules, estado: 'aberto' })).toEqual(kept);
  const chosen = { ...kept, later: true };
  expect(scheduled(chosen, { ...schedules, estado: 'fechado' })).toEqual(chosen);
});
