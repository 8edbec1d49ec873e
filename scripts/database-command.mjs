// `npm run backup`, `npm run brand`, `npm run operator` and the like: run a command on the
// deployment's database, from any state of the clone.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { withFileFrom } from './file-word.mjs';
import { main, root, run } from './project.mjs';

await main(async () => {
  const node = await bootstrap();
  const [command = '', verb = '', ...rest] = process.argv.slice(2);
  const namesFile = command.includes('backup') || verb === 'export';
  const words = namesFile ? withFileFrom(rest, process.env.INIT_CWD ?? '.') : rest;
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  return run(node, [...settings, command, ...(verb === '' ? [] : [verb]), ...words]);
});
