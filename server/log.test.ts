import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog, errorText } from './log.ts';

test('a line about a failed question names the question and never what was asked with', () => {
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

test('any other error says what it is, and what was thrown without being one says nothing', () => {
  expect(errorText(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
  expect(errorText('ana@exemplo.com.br')).toBe('unknown');
  expect(errorText(new Error('x'.repeat(2000)))).toHaveLength(300);
});
