// A row of the coverage page names only tests that name the row, and vice versa.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/project.mjs';
import { sourceFiles } from './source.ts';

const testFiles = sourceFiles.filter(
  ({ path }) => /\.(test|spec)\.tsx?$/.test(path) && path !== 'test/coverage.test.ts',
);
const page = readFileSync(join(root, 'docs/coverage.md'), 'utf8');
/** Number of a row, and the test files in its last column. */
const rows = Array.from(
  page.matchAll(/^\| (\d+\.\d+) \|.*\| ([^|]*) \|$/gm),
  ([, number = '', tests = '']) => ({
    number,
    named: Array.from(tests.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g), ([, path = '']) => path),
  }),
);

/** Rows named in a comment directly above a test: `// Rows: 2.14, 5.3`. */
const MARK = /^ *\/\/ Rows: ((?:.*\n *\/\/ ?)*.*)\n *(?:test|it)\b/gm;
const marksOf = (code: string) =>
  Array.from(code.matchAll(MARK), ([, list = '']) => list.match(/\d+\.\d+/g) ?? []).flat();
const marks = new Map(testFiles.map(({ path, text }) => [path, new Set(marksOf(text))]));

test('the numbers of the rows are without a gap, so that a number names one row', () => {
  expect(rows).toHaveLength((page.match(/^\| (?!no\. |--- )/gm) ?? []).length);
  for (const section of new Set(rows.map(({ number }) => number.split('.')[0]))) {
    const own = rows.filter(({ number }) => number.split('.')[0] === section);
    expect(own.map(({ number }) => Number(number.split('.')[1])).toSorted((a, b) => a - b)).toEqual(
      own.map((_, position) => position + 1),
    );
  }
});

test('each row has a test', () => {
  expect(rows.filter(({ named }) => named.length === 0)).toEqual([]);
});

test('each file of tests that a row names has a test that is marked with the row', () => {
  expect(
    rows.flatMap(({ number, named }) =>
      named
        .filter((path) => !marks.get(path)?.has(number))
        .map((path) => `${path} has no test marked with ${number}`),
    ),
  ).toEqual([]);
});

test('each mark is above a test, and its row names the file', () => {
  const astray = testFiles.flatMap(({ path, text }) => {
    const written = text.match(/\/\/ Rows: /g)?.length ?? 0;
    return written === Array.from(text.matchAll(MARK)).length
      ? []
      : [`${path}: a mark is not above a test`];
  });
  const unnamed = Array.from(marks, ([path, numbers]) =>
    Array.from(numbers)
      .filter((number) => !rows.find((row) => row.number === number)?.named.includes(path))
      .map((number) => `${number} does not name ${path}`),
  ).flat();
  expect([...astray, ...unnamed]).toEqual([]);
});
