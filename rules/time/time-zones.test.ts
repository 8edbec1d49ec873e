import { expect, test } from 'vitest';
import { timeZones, zoneOfState } from './time-zones.ts';

test('Manaus and São Paulo differ in time zone, and an unknown state uses Brasília’s', () => {
  expect([zoneOfState('am'), zoneOfState('SP'), zoneOfState('')]).toEqual([
    'America/Manaus',
    'America/Sao_Paulo',
    'America/Sao_Paulo',
  ]);
});

test('every zone is one that clocks know, and every state’s is among those offered', () => {
  for (const { zone } of timeZones)
    expect(new Intl.DateTimeFormat('en', { timeZone: zone }).format(0)).not.toBe('');
  const offered = new Set(timeZones.map(({ zone }) => zone));
  const states =
    'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');
  expect(states.filter((uf) => !offered.has(zoneOfState(uf)))).toEqual([]);
});
