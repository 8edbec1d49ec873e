// `npm run taps`: visitors who tap at random in the built product, from any state of the clone.
// `--visitors=50` says how many, `--seed=1` repeats a run.
import { randomInt } from 'node:crypto';
import { bootstrap } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { requireChromium } from './machine.mjs';
import { main, run } from './project.mjs';
import { wholeOption } from './whole-option.mjs';

const USUAL_VISITORS = 50;

await main(async () => {
  const visitors = wholeOption('visitors', USUAL_VISITORS);
  const seed = wholeOption('seed', randomInt(1, 2 ** 31));
  await bootstrap();
  await requireChromium();
  await ensureBuilt();
  console.log(`${visitors} visitors of seed ${seed}: npm run taps -- --seed=${seed}`);
  return run('playwright', ['test', '--config', 'playwright.taps.config.ts'], {
    env: { TAPS_VISITORS: String(visitors), TAPS_SEED: String(seed) },
  });
});
