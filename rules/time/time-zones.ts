// The time zones offered to stores: those of Brazil with the main state of each, and of other
// countries.

const ofState: Readonly<Record<string, string>> = {
  AC: 'America/Rio_Branco',
  AL: 'America/Maceio',
  AM: 'America/Manaus',
  AP: 'America/Belem',
  BA: 'America/Bahia',
  CE: 'America/Fortaleza',
  MA: 'America/Fortaleza',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  PA: 'America/Belem',
  PB: 'America/Fortaleza',
  PE: 'America/Recife',
  PI: 'America/Fortaleza',
  RN: 'America/Fortaleza',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
  TO: 'America/Araguaina',
};

const MAINLAND = 'America/Sao_Paulo';

/** The zone of most of a Brazilian state; the capital's if unknown. */
export const zoneOfState = (uf: string): string => ofState[uf.trim().toUpperCase()] ?? MAINLAND;

/** By the name of the city of each. */
export const timeZones: readonly { zone: string; city: string }[] = [
  [MAINLAND, 'Brasília, São Paulo'],
  ['America/Manaus', 'Manaus'],
  ['America/Cuiaba', 'Cuiabá'],
  ['America/Campo_Grande', 'Campo Grande'],
  ['America/Porto_Velho', 'Porto Velho'],
  ['America/Boa_Vista', 'Boa Vista'],
  ['America/Rio_Branco', 'Rio Branco'],
  ['America/Noronha', 'Fernando de Noronha'],
  ['America/Belem', 'Belém'],
  ['America/Fortaleza', 'Fortaleza'],
  ['America/Recife', 'Recife'],
  ['America/Maceio', 'Maceió'],
  ['America/Bahia', 'Salvador'],
  ['America/Araguaina', 'Palmas'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['America/Montevideo', 'Montevideo'],
  ['America/Asuncion', 'Asunción'],
  ['America/Santiago', 'Santiago'],
  ['America/Bogota', 'Bogotá'],
  ['America/Mexico_City', 'Ciudad de México'],
  ['America/New_York', 'New York'],
  ['Europe/Lisbon', 'Lisboa'],
  ['Europe/Madrid', 'Madrid'],
  ['Europe/London', 'London'],
  ['Europe/Paris', 'Paris'],
  ['Europe/Berlin', 'Berlin'],
].map(([zone = '', city = '']) => ({ zone, city }));
