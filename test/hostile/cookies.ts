// Cookie headers with a value that the product never writes, for each cookie that it reads: the
// pages read the cookies of the browser's choices before anything else of a visit.

const NAMES = [
  'indicacao',
  'quitute_aparelho',
  'quitute_aparencia',
  'quitute_conhecido',
  'quitute_destino',
  'quitute_idioma',
  'quitute_loja',
  'quitute_mesa',
  'quitute_operador',
  'quitute_painel',
  'quitute_privacidade',
  'quitute_sessao',
];
const VALUES = [
  '%',
  '%E0%A4%A',
  '%00',
  '%ED%A0%80',
  '\xff\xfe',
  '"',
  '1e309',
  '__proto__',
  '%7B%22numero%22%3Anull%7D',
  '%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
  'x'.repeat(6000),
];

export const HOSTILE_COOKIES = [
  'a',
  '=;=;;',
  'quitute=%00',
  '__proto__=1',
  ...NAMES.flatMap((name) => VALUES.map((value) => `${name}=${value}`)),
  NAMES.map((name) => `${name}=%`).join('; '),
];
