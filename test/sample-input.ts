// A valid input for a call, generated from its schema: for tests that try every call.
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Def = {
  type: string;
  shape?: Record<string, Schema>;
  options?: Schema[];
  element?: Schema;
  innerType?: Schema;
  entries?: Record<string, string>;
  values?: unknown[];
};

const TEXTS = [
  'texto',
  '1234',
  '123456',
  '12345678',
  '11987654321',
  'BRL',
  'chave-de-um-teste',
  '2024-01-01',
  '2024-01-01T00:00:00.000Z',
  '#112233',
  '08:00',
  'a@b.com.br',
  'a'.repeat(43),
  '11987654321',
  '',
];
const NUMBERS = [1, 0, 5, 10, 60];

/** `idFor` returns the value for a field with the name of an id. */
export function sampleInput(schema: Schema, idFor: (name: string) => number): unknown {
  return sample(schema, '', idFor);
}

function sample(schema: Schema, name: string, idFor: (name: string) => number): unknown {
  const def = schema._zod.def as unknown as Def;
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape ?? {}).map(([key, inner]) => [key, sample(inner, key, idFor)]),
    );
  if (def.entries !== undefined) return Object.values(def.entries)[0];
  if (def.values !== undefined) return def.values[0];
  if (def.type === 'union' && def.options?.[0] !== undefined)
    return sample(def.options[0], name, idFor);
  if (def.type === 'array') {
    const element = def.element;
    const lists = [0, 1, 2, 3].map((length) =>
      Array.from({ length }, () => element && sample(element, '', idFor)),
    );
    // At least one item if possible: an empty list of changes is often refused.
    return [lists[1], lists[0], ...lists.slice(2)].find((list) => takes(schema, list));
  }
  if (/^id($|[A-Z])/.test(name)) return idFor(name);
  const candidates = [...TEXTS, ...NUMBERS, true, null, undefined, {}];
  const fits = candidates.find((candidate) => takes(schema, candidate));
  if (fits === undefined && def.innerType !== undefined && def.type !== 'optional')
    return sample(def.innerType, name, idFor);
  return fits;
}

const takes = (schema: Schema, value: unknown): boolean => {
  try {
    return z.safeDecode(schema, value as never).success;
  } catch {
    return false;
  }
};
