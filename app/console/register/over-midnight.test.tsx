// A register that is open over midnight says of which day its opening and closing are.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { DayReport } from './day-report.tsx';
import { DrawerSums } from './register-sums.tsx';
import { timeOnDay } from './time-on-day.ts';

const timeZone = 'America/Sao_Paulo';
/** On the 20th at the store, half an hour before midnight. */
const opened = '2001-06-21T02:30:00.000Z';
const markup = (shown: ReactNode) => renderToStaticMarkup(<InPortuguese>{shown}</InPortuguese>);

test('a time of another day stands with its date', () => {
  const clock = { timeZone, locale: 'pt-BR' };
  const closed = '2001-06-21T03:30:00.000Z';
  expect(timeOnDay(opened, new Date(opened), clock)).toBe('23h30');
  expect(timeOnDay(closed, new Date(opened), clock)).toBe('0h30 (21 jun)');
});

test('a drawer that was left open says since which day', () => {
  const register = { nomeAbriu: 'Lia', abertoEm: opened, esperado: [], movimentos: [] };
  const shown = markup(<DrawerSums register={register} timeZone={timeZone} />);
  expect(shown).toContain('(20 jun)');
});

test('the report begins with the day of the register that is closed after midnight', () => {
  const store = { id: 1, codigo: 'centro', nome: 'Centro', fusoHorario: timeZone };
  const shown = markup(<DayReport store={store} revision="" opened={opened} />);
  expect(shown).toContain('value="2001-06-20"');
});
