// A colour as an owner writes it: a code, or a plain word.
import { fold } from './text.ts';

const CODE = /^#[0-9a-f]{6}$/i;
const words: Readonly<Record<string, string>> = {
  amarelo: '#b7791f',
  azul: '#1d4ed8',
  'azul escuro': '#1e3a8a',
  bordo: '#7f1d1d',
  cinza: '#4b5563',
  dourado: '#a16207',
  laranja: '#c2410c',
  lilas: '#7e22ce',
  marrom: '#78350f',
  preto: '#1c1917',
  rosa: '#be185d',
  roxo: '#6b21a8',
  turquesa: '#0f766e',
  verde: '#15803d',
  'verde escuro': '#14532d',
  vermelho: '#b91c1c',
  vinho: '#7f1d1d',
};

/** Null if it is neither. */
export function colourOf(text: string): string | null {
  const trimmed = text.trim();
  const code = /^[0-9a-f]{6}$/i.test(trimmed) ? `#${trimmed}` : trimmed;
  return CODE.test(code)
    ? code
    : Object.hasOwn(words, fold(trimmed))
      ? (words[fold(trimmed)] ?? null)
      : null;
}
