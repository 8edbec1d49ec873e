// `npm run bench`: runs the benchmarks from any state of the clone. Its options (those of
// bench/main.ts) are passed on.
import { bootstrap } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { requireChromium } from './machine.mjs';
import { main, run } from './project.mjs';

await main(async () => {
  const words = process.argv.slice(2);
  const node = await bootstrap();
  await ensureBuilt();
  const wanted = !words.some((word) => /^--only=(?!menu$|lighthouse$)/.test(word));
  if (wanted) await requireChromium();
  return run(node, ['bench/main.ts', ...words]);
});
