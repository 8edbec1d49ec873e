// The table of ASVS requirements is whole: each number of levels 1 and 2 has one row, which names
// code and tests, or says why not. That the files exist is checked by docs.test.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/project.mjs';

/** Requirements of levels 1 and 2 in ASVS 5.0.0, by section. */
const NUMBERS: Record<string, string> = {
  '1.1': '1 2',
  '1.2': '1 2 3 4 5 6 7 8 9',
  '1.3': '1 2 3 4 5 6 7 8 9 10 11',
  '1.4': '1 2 3',
  '1.5': '1 2',
  '2.1': '1 2 3',
  '2.2': '1 2 3',
  '2.3': '1 2 3 4',
  '2.4': '1',
  '3.2': '1 2',
  '3.3': '1 2 3 4',
  '3.4': '1 2 3 4 5 6',
  '3.5': '1 2 3 4 5',
  '3.7': '1 2',
  '4.1': '1 2 3',
  '4.2': '1',
  '4.3': '1 2',
  '4.4': '1 2 3 4',
  '5.1': '1',
  '5.2': '1 2 3',
  '5.3': '1 2',
  '5.4': '1 2 3',
  '6.1': '1 2 3',
  '6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
  '6.3': '1 2 3 4',
  '6.4': '1 2 3 4',
  '6.5': '1 2 3 4 5',
  '6.6': '1 2 3',
  '6.8': '1 2 3 4',
  '7.1': '1 2 3',
  '7.2': '1 2 3 4',
  '7.3': '1 2',
  '7.4': '1 2 3 4 5',
  '7.5': '1 2',
  '7.6': '1 2',
  '8.1': '1 2',
  '8.2': '1 2 3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1 2 3',
  '9.2': '1 2 3 4',
  '10.1': '1 2',
  '10.2': '1 2',
  '10.3': '1 2 3 4',
  '10.4': '1 2 3 4 5 6 7 8 9 10 11',
  '10.5': '1 2 3 4 5',
  '10.6': '1 2',
  '10.7': '1 2 3',
  '11.1': '1 2',
  '11.2': '1 2 3',
  '11.3': '1 2 3',
  '11.4': '1 2 3 4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1 2 3',
  '12.2': '1 2',
  '12.3': '1 2 3 4',
  '13.1': '1',
  '13.2': '1 2 3 4 5',
  '13.3': '1 2',
  '13.4': '1 2 3 4 5',
  '14.1': '1 2',
  '14.2': '1 2 3 4',
  '14.3': '1 2 3',
  '15.1': '1 2 3',
  '15.2': '1 2 3',
  '15.3': '1 2 3 4 5 6 7',
  '16.1': '1',
  '16.2': '1 2 3 4 5',
  '16.3': '1 2 3 4',
  '16.4': '1 2 3',
  '16.5': '1 2 3',
  '17.1': '1',
  '17.2': '1 2 3 4',
  '17.3': '1 2',
};
const wanted = Object.entries(NUMBERS).flatMap(([section, numbers]) =>
  numbers.split(' ').map((number) => `${section}.${number}`),
);
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = Array.from(page.matchAll(/^\| (\d.*) \|$/gm), ([, line = '']) => {
  const [number = '', , , state = '', code = '', tests = ''] = line.split(' | ');
  return { number, state, code: code.trim(), tests: tests.replace(/ \|$/, '').trim() };
});

test('each requirement of levels 1 and 2 has one row, in the order of the standard', () => {
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ number }) => number)).toEqual(wanted);
});

test('what is met names code and a test, and everything else its reason', () => {
  const wrong = rows.filter(({ state, code, tests }) => {
    if (/^met(: .+)?$/.test(state)) return code === '' || !/\.(test|spec)\.tsx?`/.test(tests);
    return !/^(partly|not met|not applicable): .{5,}/.test(state);
  });
  expect(wrong).toEqual([]);
});

test('the count above the table is that of its rows', () => {
  const count = (state: string) => rows.filter((row) => row.state.startsWith(state)).length;
  expect(page).toContain(
    `${count('met')} met, ${count('partly')} partly, ${count('not met')} not met, ` +
      `${count('not applicable')} not applicable, of 253.`,
  );
});
