// `npm run faults`: breaks database and process under load, from any state of the clone. Its
// options (--on=, --fault=) are passed on.
import { bootstrap } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureBalancer, ensurePooler, ensurePostgres } from './machine.mjs';
import { main, run, Stop } from './project.mjs';

await main(async () => {
  const words = process.argv.slice(2);
  const node = await bootstrap();
  await ensureBuilt();
  if (!words.includes('--on=embedded') && !(await ensurePostgres()))
    throw new Stop(
      'No PostgreSQL of the system: install it (apt-get install postgresql), or use --on=embedded.',
    );
  const only = (/** @type {RegExp} */ database) => words.some((word) => database.test(word));
  if (!only(/^--on=(embedded|server)$/)) await ensurePooler();
  if (!only(/^--on=(embedded|server|pooler|standby)$/)) await ensureBalancer();
  return run(node, ['faults/main.ts', ...words]);
});
