// `npm run backup`, `npm run brand`, `npm run operator` and the like: run a command on the
// deployment's database, from any state of the clone.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { main, root, run } from './project.mjs';

await main(async () => {
  const node = await bootstrap();
  const [command = '', ...words] = process.argv.slice(2);
  const file = words.at(-1);
  // npm runs this in the project's folder; file names are relative to the user's folder.
  const namesFile = command.includes('backup') || words[0] === 'export';
  if (namesFile && words.length > 1 && file !== undefined)
    words[words.length - 1] = resolve(process.env.INIT_CWD ?? '.', file);
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  return run(node, [...settings, command, ...words]);
});
