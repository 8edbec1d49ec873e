// Cleans every text of a call, file or header: removes characters that no database can store and
// marks that change the reading direction, and writes a letter with its accent as one character.
import { isBlank } from './blank-text.ts';

/** These change the reading direction of the text after them, even of surrounding text. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Accents apart from their letters. A photo's Base64 has none, and composing it takes long. */
const ACCENT = /[\u0300-\u036f]/;
const DEEPEST = 40;

/**
 * Cleans a call's input before its schema: a lone surrogate becomes the replacement character,
 * direction marks are removed, what looks the same becomes the same, and a text that shows nothing
 * is empty. Returns the field whose text holds U+0000, which no database can store, or that is
 * nested too deeply.
 */
export function readableInput(value: unknown): { value: unknown } | { unreadable: string } {
  const path = pathToUnreadable(value, 0);
  return path === null ? { value: readable(value) } : { unreadable: path.slice(0, 8).join('.') };
}

function pathToUnreadable(value: unknown, depth: number): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return [];
  for (const [name, inner] of Object.entries(value)) {
    const path = pathToUnreadable(inner, depth + 1);
    if (path !== null) return [name, ...path];
  }
  return null;
}

function readable(value: unknown): unknown {
  if (typeof value === 'string') return readableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(readable);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readable(one)]));
}

function readableText(text: string): string {
  const clean = text.toWellFormed().replace(DIRECTIONS, '');
  if (isBlank(clean)) return '';
  return ACCENT.test(clean) ? clean.normalize('NFC') : clean;
}
