// What every text of a call, a file or a header loses before anybody looks at it: characters that no
// database can hold, and marks that mirror the text around them.

/** Turn the reading direction of what comes after them, also of what is not theirs. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;
const DEEPEST = 40;

/**
 * Everything that a call brings, before its schema looks at it: half a character is replaced by the
 * sign for an unreadable one, and marks that mirror the text around them go. Names the field whose
 * text holds U+0000, which no database can store, or that is nested too deep.
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
  if (typeof value === 'string') return value.toWellFormed().replace(DIRECTIONS, '');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(readable);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readable(one)]));
}
