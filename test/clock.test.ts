// One clock for all parts: the server gets it from outside, a test sets it, and the machine's zone
// and language have no effect.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './source.ts';

/** Files that may read the machine's clock, each with its reason. */
const readers = new Map([
  ['server/clock.ts', 'the one reader of the server'],
  ['server/database/asked-again.ts', 'stops asking after a while'],
  ['server/database/cluster.ts', 'waits for a process that it starts'],
  ['server/database/lost-connections.ts', 'measures how long the database takes to reply'],
  ['server/front/listener.ts', 'measures how long a reply takes'],
  ['server/jobs/scheduler.ts', 'measures how long a job takes'],
  ['server/jobs/sum-figures.ts', 'stops after some work, however late it is'],
  ['server/tracing/spans.ts', 'measures how long the parts of a request take'],
  ['server/process/drain.ts', 'measures how long a connection is idle'],
  ['server/payments/by-brand.ts', 'measures how long a brand has been asked about'],
  ['server/turns/pace.ts', 'rests after a millisecond of work'],
  ['test/hostile/stopwatch.ts', 'measures how long a reply takes'],
  ['test/set-up/running-clock.ts', 'counts on from the instant of a browser run'],
]);

const patterns: [string, RegExp][] = [
  ['the time', /\bnew Date\(\s*\)|(?<!\bnew )\bDate\(\s*\)|\bDate\.now\b|\bperformance\.now\b/],
  ['the time', /\bprocess\.hrtime\b|\buseFakeTimers\(\s*\)|\bdefaultNow\b/],
  ['the zone', /\bgetTimezoneOffset\b|\bresolvedOptions\(\)\.timeZone\b/],
  ['the zone', /\bnew Date\(\d[^)]*,|\.[gs]et(Hours|Minutes|Day|Date|Month|FullYear)\(/],
  ['the zone', /\.to(Date|Time)String\(/],
  ['the language', /\.toLocale\w*\(\s*\)|\bnew Intl\.\w+\(\s*(undefined|\[\s*\])?\s*[,)]/],
];
const sqlClock =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\(\)|\bcurrent_(date|time|timestamp)\b|\blocaltime(stamp)?\b/i;

/** Quoted text, without interpolations. */
const textsOf = (code: string): string[] =>
  Array.from(
    code.replace(/\$\{[^}]*\}/g, '?').matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g),
    ([text]) => text,
  ).filter((text) => !/=>|\bconst\b/.test(text));

const findings = ({ path, code }: SourceFile): string[] => [
  ...patterns.flatMap(([what, pattern]) => (pattern.test(code) ? [`${path} reads ${what}`] : [])),
  ...(textsOf(code).some((text) => sqlClock.test(text))
    ? [`${path} asks the database's clock`]
    : []),
];

test.each([
  ['const at = new Date();', 'reads the time'],
  ['Date.now() + 1', 'reads the time'],
  ['sql`select now()`', "asks the database's clock"],
  ['sql`where at > current_date`', "asks the database's clock"],
  ['day.getHours()', 'reads the zone'],
  ['new Date(2026, 1, 1)', 'reads the zone'],
  ['new Intl.DateTimeFormat(undefined, {})', 'reads the language'],
  ['name.toLocaleUpperCase()', 'reads the language'],
])('the rule below sees %s', (code, what) => {
  expect(findings({ path: 'a.ts', text: code, code })).toEqual([`a.ts ${what}`]);
});

test('code that is passed its clock keeps the rule', () => {
  const filled = ['sql`at < ', '{now()}`'].join('$');
  const code = `const at = context.now(); ${filled}; new Date(0); Date.parse(text)`;
  expect(findings({ path: 'a.ts', text: code, code })).toEqual([]);
});

test('server and tests never read the machine’s clock, time zone or language', () => {
  const watched = sourceFiles.filter(
    ({ path }) =>
      (/^(server|test|e2e)\//.test(path) || /\.test\.tsx?$/.test(path)) &&
      path !== 'test/clock.test.ts' &&
      !readers.has(path),
  );
  expect(watched.length).toBeGreaterThan(500);
  expect(watched.flatMap(findings)).toEqual([]);
});

test('each file that may read the clock does so', () => {
  const idle = Array.from(readers.keys()).filter(
    (wanted) => !sourceFiles.some((file) => file.path === wanted && findings(file).length > 0),
  );
  expect(idle).toEqual([]);
});

/** What ends although nobody is left to end it. */
const sqlReaders = new Map([
  ['0024_brand_moves.sql', 'ends the hold of a command that died, where rows are written'],
]);

test('no column and no trigger takes the time from the database', () => {
  const folder = 'server/database/migrations';
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(files).not.toEqual([]);
  const asking = files
    .filter((name) => !sqlReaders.has(name))
    .filter((name) => sqlClock.test(readFileSync(`${folder}/${name}`, 'utf8')));
  expect(asking).toEqual([]);
});

test('a page is drawn at the instant that the server names', () => {
  const routes = sourceFiles.filter(({ path }) => path.endsWith('.route.tsx'));
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter(({ code }) => /\bnew Date\(\)|\bDate\.now\b/.test(code))).toEqual([]);
});

test('every browser test has the clock of the tests', () => {
  const direct = sourceFiles.filter(
    ({ path, code }) =>
      path.startsWith('e2e/') && path !== 'e2e/clock.ts' && code.includes("'@playwright/test'"),
  );
  expect(direct.map(({ path }) => path)).toEqual([]);
});

test('api tests wait with the patience that is set for all of them', () => {
  // `vi.waitFor` gives up after a second, which a busy machine takes for an ordinary answer.
  const impatient = sourceFiles.filter(
    ({ path, code }) => /^(server|test)\//.test(path) && /\bvi\.waitFor\b/.test(code),
  );
  expect(impatient.map(({ path }) => path).filter((path) => path !== 'test/clock.test.ts')).toEqual(
    [],
  );
});
