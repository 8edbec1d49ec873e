// JSON of an older release stays readable; that of one yet to come is refused in a sentence.
import { expect, test } from 'vitest';
import { readStored, type Shape, storedJson } from './versioned.ts';

type Span = { from: string; to: string };
const span: Shape<Span> = {
  writes: 2,
  reads: {
    1: ([from = '', to = '']: string[]) => ({ from, to }),
    2: (data: Span) => data,
  },
};
const stored = (data: unknown, version: number) => JSON.parse(storedJson(data, version));

test('what an older release stored is read as the shape of today', () => {
  expect(readStored(span, stored(['08:00', '18:00'], 1))).toEqual({ from: '08:00', to: '18:00' });
  expect(readStored(span, stored({ from: '08:00', to: '18:00' }, 2))).toEqual({
    from: '08:00',
    to: '18:00',
  });
});

test('a shape that this release does not know is refused, never guessed at', () => {
  expect(() => readStored(span, stored({}, 3))).toThrow('cannot read version 3');
});
