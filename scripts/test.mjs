// `npm test`: all checks and tests, from a bare clone, fastest first; ends with a line of counts.
// `npm test -- unit`, `-- api`, `-- browser`, `-- pictures` and `-- engines` run one part; `--at=`
// sets the instant of the tests, `--instants=2` repeats the api part at that many others,
// `--upgraded` on the system's PostgreSQL, and `--hold=400` and `--frames=200` slow pages down.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { drawInstants, readOptions } from './instants.mjs';
import {
  ENGINES,
  ensureChromium,
  ensurePostgres,
  hasChromiumOfPictures,
  missingEngines,
  requireChromium,
} from './machine.mjs';
import { main, root, run, Stop } from './project.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const reports = mkdtempSync(join(tmpdir(), 'quitute-reports-'));
/** Set by `main` from the command line. */
let at = '';
let more = 0;
let upgraded = false;
let hold = 0;
let frames = 0;
/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 };

/** @param {Counts} counts */
function count({ passed, failed, skipped }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/**
 * Runs one check that has no tests to count.
 * @param {string} command
 * @param {string[]} args
 * @param {string} hint
 */
async function check(command, args, hint) {
  if ((await run(command, args)) !== 0) throw new Stop(hint);
}

/** @param {string} project @param {Record<string, string>} env @returns {Promise<Counts>} */
async function vitest(project, env) {
  const file = join(reports, `${project}-${Object.values(env).join('-').replaceAll(':', '')}.json`);
  const code = await run(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env },
  );
  if (!existsSync(file)) throw new Stop('Vitest ended without a report; its messages are above.');
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  count(counts);
  if (code !== 0) {
    // A file that fails to load fails without a failed test in it.
    if (counts.failed === 0) total.failed += 1;
    throw new Stop('There are failing tests; see above.', { cause: 'counted' });
  }
  return counts;
}

async function words() {
  if (!existsSync(join(root, 'lingui.config.ts'))) return;
  await check(
    'node',
    ['scripts/check-words.mjs'],
    'The catalogs of words are not complete; see above.',
  );
}

async function types() {
  await check('react-router', ['typegen'], 'The types of the routes could not be made; see above.');
  await check('tsc', ['-p', '.', '--noEmit'], 'There are type errors; see above.');
}

const lint = () =>
  check(
    'biome',
    ['ci', '.'],
    'Biome found something; `npm run format` repairs what can be repaired.',
  );
const deadCode = () =>
  check('knip', [], 'knip found files, exports or packages that nothing uses.');
const unit = () => vitest('unit', { TEST_AT: at });

async function api() {
  const { passed } = await vitest('api', { TEST_DATABASE: 'embedded', TEST_AT: at });
  for (const other of drawInstants(more)) {
    console.log(`\nAgain at ${other.name}: npm test -- api --at=${other.at}\n`);
    await vitest('api', { TEST_DATABASE: 'embedded', TEST_AT: other.at });
  }
  if (!upgraded) return;
  if (await ensurePostgres()) {
    await vitest('api', { TEST_DATABASE: 'server', TEST_AT: at });
    return;
  }
  console.log(
    'No PostgreSQL of the system was found (apt-get install postgresql): the api tests ' +
      'ran on the embedded one alone, and count as skipped here.',
  );
  total.skipped += passed;
}

/** @param {string} part @param {string[]} [args] */
async function playwright(part, args = []) {
  const file = join(reports, `${part}.json`);
  const code = await run('playwright', ['test', '--reporter=list,json', ...args], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      TEST_AT: at,
      TEST_HOLD: part === 'browser' && hold > 0 ? String(hold) : '',
      TEST_FRAMES: part === 'browser' && frames > 0 ? String(frames) : '',
    },
  });
  const stats = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).stats
    : { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
  count({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped });
  if (code !== 0) {
    if (stats.unexpected === 0) total.failed += 1;
    throw new Stop(`There are failing tests in the ${part} part; see above.`, { cause: 'counted' });
  }
}

async function browser() {
  await requireChromium();
  await ensureBuilt();
  await playwright('browser');
}

async function pictures() {
  const hasBrowser = await ensureChromium();
  if (!(hasBrowser && hasChromiumOfPictures()) || at !== '') {
    console.log(
      'The pictures were not compared: they are of Debian’s chromium-headless-shell at the usual ' +
        'instant.',
    );
    total.skipped += 1;
    return;
  }
  await ensureBuilt();
  await playwright('pictures', ['--config', 'playwright.pictures.config.ts']);
}

async function engines() {
  const missing = await missingEngines();
  for (const { name, packages } of missing)
    console.log(`${name} was not tried, because it is not here (apt-get install ${packages}).`);
  total.skipped += missing.length;
  if (missing.length === ENGINES.length) return;
  await ensureBuilt();
  await playwright('engines', ['--config', 'playwright.engines.config.ts']);
}

/** @type {Record<string, Record<string, () => Promise<void | Counts>>>} */
const parts = {
  static: { words, types, lint, 'dead code': deadCode },
  unit: { 'unit tests': unit },
  api: { 'api tests': api },
  browser: { 'browser tests': browser },
  pictures: { 'pictures of the main screens': pictures },
  engines: { 'journeys in other engines': engines },
};

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  const asked = options.parts;
  ({ at, more, upgraded, hold, frames } = options);
  const unknown = asked.find((name) => !(name in parts));
  if (unknown)
    throw new Stop(`There is no part "${unknown}": choose from ${Object.keys(parts).join(', ')}.`);
  await bootstrap();
  const stages = Object.entries(parts).flatMap(([name, part]) =>
    asked.length === 0 || asked.includes(name) ? Object.entries(part) : [],
  );
  /** @type {string[]} */
  const lines = [];
  try {
    for (const [name, stage] of stages) {
      console.log(`\n== ${name}`);
      const began = Date.now();
      try {
        await stage();
        lines.push(`${name}: good (${Math.round((Date.now() - began) / 1000)} s)`);
      } catch (error) {
        if (!(error instanceof Stop)) throw error;
        if (error.cause !== 'counted') total.failed += 1;
        lines.push(`${name}: FAILED. ${error.message}`);
        break;
      }
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  console.log(
    `\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ` +
      `${total.skipped} skipped`,
  );
  return total.failed > 0 ? 1 : 0;
});
