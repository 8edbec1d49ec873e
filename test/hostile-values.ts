// Values that no honest client sends, for every field of a call in turn: the fields come from the
// schema, so that new calls are included.
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Def = {
  type: string;
  shape?: Record<string, Schema>;
  options?: Schema[];
  element?: Schema;
  innerType?: Schema;
};
export type FieldPath = (string | number)[];

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

/** Values that fit a text field come first: they get furthest. */
const TEXTS: unknown[] = [
  'a\ud800',
  '\udfffb',
  'nul\u0000',
  '\u202eodnum',
  '\u2066test\u2067',
  '\u0001\u0007\u0008\u001b[31m\u007f\u0085',
  '\ufeff\ufffe\uffff',
  '\u2028\u2029',
  '👩🏽‍🦰🏳️‍🌈',
  'Ω≈ç√∫ ﷽ 田中さん בְּרֵאשִׁית',
  'i\u0300\u0301\u0302\u0303'.repeat(30),
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  "' OR 1=1 --",
  "'; DROP TABLE orders; --",
  '\\',
  '%',
  '_%\\',
  '%00',
  '{0}',
  '{name}',
  '$1$&',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  '9'.repeat(40),
  '-1',
  '1e309',
  '0x0',
  '٠١٢٣',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '99:99',
  '00000000000',
  '#gggggg',
  'x'.repeat(40),
  'x'.repeat(5000),
  ' '.repeat(100),
];

const NUMBERS: unknown[] = [
  -1, 0, 0.001, 1.005, 99_999_999, 21_474_836.47, 21_474_836.48, 1_000_000_000, 2_147_483_647,
  2_147_483_648, 99_999_999_999, 1e308, -1e308, 5e-324,
];

const OTHERS: unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  { constructor: 1, toString: 'x' },
  JSON.parse('{"__proto__":{"admin":true},"length":-1}'),
  nested(300),
  Array.from({ length: 2000 }, (_, index) => index),
  '',
];

export const HOSTILE_OTHERS: readonly unknown[] = [...NUMBERS, ...OTHERS];
const VALUES = [...TEXTS, ...HOSTILE_OTHERS];

/** Every field of an input, optional ones too. */
export function fieldsOf(schema: Schema, at: FieldPath = []): FieldPath[] {
  const { type, shape, options, element, innerType } = schema._zod.def as unknown as Def;
  if (type === 'object')
    return Object.entries(shape ?? {}).flatMap(([name, inner]) => fieldsOf(inner, [...at, name]));
  if (type === 'array' && element !== undefined) return [at, ...fieldsOf(element, [...at, 0])];
  if (type === 'union' && options?.[0] !== undefined) return fieldsOf(options[0], at);
  return innerType === undefined ? [at] : fieldsOf(innerType, at);
}

export function put(into: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') return [put(Array.isArray(into) ? into[0] : {}, rest, value)];
  const own = typeof into === 'object' && into !== null ? (into as Record<string, unknown>) : {};
  return { ...own, [step]: put(own[step], rest, value) };
}

/**
 * A number of hostile inputs for a call, the same in every run: `honest` with one field after
 * another replaced by one value after another. `turn` says where both lists begin.
 */
export function hostileInputs(
  schema: Schema,
  honest: unknown,
  turn: number,
  mostFields: number,
): Record<string, unknown>[] {
  const paths = fieldsOf(schema).filter((path) => path.length > 0);
  return Array.from({ length: Math.min(mostFields, paths.length) }, (_, index) => {
    const path = paths[(turn + index) % paths.length] ?? [];
    const value = VALUES[(turn * 5 + index * 7) % VALUES.length];
    return put(honest, path, value) as Record<string, unknown>;
  });
}

/** Names that every object inherits from its prototype. */
export const PROTOTYPE_QUERY =
  'constructor=1&toString=x&hasOwnProperty=1&__proto__=1&valueOf=1&prototype=1';

/** Bodies that are not an input at all. */
export const HOSTILE_BODIES: string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{"a":1}}',
  '\u0000',
  `${'['.repeat(9000)}${']'.repeat(9000)}`,
  `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
  '{"__proto__":{"pedido":1},"constructor":{"prototype":{"x":1}},"toString":1}',
  '{"\\u0000":"\\ud800"}',
];
