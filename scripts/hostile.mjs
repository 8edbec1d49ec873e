// `npm run hostile`: sends generated hostile requests to every call, and bytes to everything else,
// from any state of the clone. `--requests=100000` says how many, `--seed=1` repeats a run.
import { randomInt } from 'node:crypto';
import { bootstrap } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { main, run } from './project.mjs';
import { wholeOption } from './whole-option.mjs';

const USUAL_REQUESTS = 100_000;

await main(async () => {
  const requests = wholeOption('requests', USUAL_REQUESTS);
  const seed = wholeOption('seed', randomInt(1, 2 ** 31));
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
