// `npm run hostile`: sends generated hostile requests to every call, and bytes to everything else,
// from any state of the clone. `--requests=100000` says how many, `--seed=1` repeats a run.
import { randomInt } from 'node:crypto';
import { bootstrap } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { main, run, Stop } from './project.mjs';

const USUAL_REQUESTS = 100_000;

/** @param {string} name @param {number} usual */
function option(name, usual) {
  const word = process.argv.find((one) => one.startsWith(`--${name}=`));
  const value = word === undefined ? usual : Number(word.slice(name.length + 3));
  if (!Number.isInteger(value) || value < 1)
    throw new Stop(`--${name} must be a whole number above 0.`);
  return value;
}

await main(async () => {
  const requests = option('requests', USUAL_REQUESTS);
  const seed = option('seed', randomInt(1, 2 ** 31));
  await bootstrap();
  await ensureBuilt();
  console.log(`${requests} requests of seed ${seed}: npm run hostile -- --seed=${seed}`);
  return run('vitest', ['run', '--project', 'api', 'test/hostile'], {
    env: {
      TEST_DATABASE: process.env.TEST_DATABASE ?? 'embedded',
      HOSTILE_REQUESTS: String(requests),
      HOSTILE_SEED: String(seed),
      HOSTILE_PAGES: '1',
    },
  });
});
