// `npm run backup`, `npm run restore` and `npm run brand`: from whatever state the clone is in to a
// command on the database of the deployment.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { main, root, run } from './project.mjs';

await main(async () => {
  const node = await bootstrap();
  const [command = '', ...words] = process.argv.slice(2);
  const file = words.at(-1);
  // npm runs this in the project's folder; a file is meant from where the person stands.
  if (command.includes('backup') && words.length > 1 && file !== undefined)
    words[words.length - 1] = resolve(process.env.INIT_CWD ?? '.', file);
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  return run(node, [...settings, command, ...words]);
});
