import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { glossary } from './glossary.ts';
import { type Stream, streams } from './streams.ts';

/** The names of all fields in a JSON Schema. */
function fieldsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(fieldsOf);
  if (typeof node !== 'object' || node === null) return [];
  const own =
    'properties' in node && typeof node.properties === 'object'
      ? Object.keys(node.properties ?? {})
      : [];
  return [...own, ...Object.values(node).flatMap(fieldsOf)];
}

const lines: Endpoint[] = Object.values(endpoints);
const listened: Stream[] = Object.values(streams);
const travelling = new Set(
  lines
    .flatMap(({ input, output }) => [input, output])
    .concat(...listened.map(({ input, events }) => [input, ...Object.values(events)]))
    .flatMap((schema) => fieldsOf(z.toJSONSchema(schema, { io: 'input' }))),
);

test('every field that travels is explained', () => {
  expect([...travelling].filter((name) => glossary[name] === undefined)).toEqual([]);
});

test('nothing is explained that does not travel', () => {
  expect(Object.keys(glossary).filter((name) => !travelling.has(name))).toEqual([]);
});

test('an explanation is one whole sentence', () => {
  expect(
    Object.entries(glossary).filter(
      ([, meaning]) => !/^[A-Z0-9].*\.$/.test(meaning) || meaning.includes('\n'),
    ),
  ).toEqual([]);
});
