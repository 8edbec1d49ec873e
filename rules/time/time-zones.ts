// Time zones that a store may keep: those of Brazil with the state that each serves first, and of
// neighbours and cousins.

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

/** The zone of most of a state of Brazil; the capital's where nothing else is known. */
export const zoneOfState = (uf: string): string => ofState[uf.trim().toUpperCase()] ?? MAINLAND;

/** By the name of the city that stands for each. */
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
