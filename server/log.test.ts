import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog, errorText } from './log.ts';

test('a log line of a failed query names the query and never its values', () => {
  const complaint = Object.assign(
    new Error('invalid input syntax for type integer: "ana@exemplo.com.br"'),
    { code: '22P02', severity: 'ERROR' },
  );
  const failed = new DrizzleQueryError(
    'select "id" from "customers" where "email" = $1',
    ['ana@exemplo.com.br', '11987654321'],
    complaint,
  );
  const lines: string[] = [];
  createLog(
    'info',
    () => new Date(0),
    (line) => lines.push(line),
  ).error('call failed', {
    error: errorText(failed),
    cause: errorText(complaint),
  });
  expect(lines[0]).toContain('22P02');
  expect(lines[0]).toContain('where \\"email\\" = $1');
  expect(lines[0]).not.toMatch(/ana@|11987654321/);
});

test('an entry is one line of JSON with its instant in UTC, whatever it quotes', () => {
  const lines: string[] = [];
  const forged = 'x\n{"level":"error","event":"forged"}\u2028';
  createLog(
    'info',
    () => new Date('2026-11-22T12:00:00-03:00'),
    (line) => lines.push(line),
  ).warn('browserError', { sentence: forged });
  expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    at: '2026-11-22T15:00:00.000Z',
    level: 'warn',
    event: 'browserError',
    sentence: forged,
  });
});

test('any other error is logged by its message; a thrown value that is no error is not', () => {
  expect(errorText(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
  expect(errorText('ana@exemplo.com.br')).toBe('unknown');
  expect(errorText(new Error('x'.repeat(2000)))).toHaveLength(300);
});
