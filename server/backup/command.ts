// `npm run backup -- [brand] FILE` and `npm run restore -- FILE`. With the embedded database the app has to be stopped; with DATABASE_URL it may go on.
import { resolve } from 'node:path';
import { runCommand, withDatabase } from '../database/for-command.ts';
import { createSecret, readSecretKey } from '../secret.ts';
import { BackupError } from './format.ts';
import { readBackup } from './read.ts';
import { writeBackup } from './write.ts';

const USAGE = 'Usage: npm run backup -- [brand] FILE   or   npm run restore -- FILE';

async function run(): Promise<string> {
  const [what = '', ...words] = process.argv.slice(2);
  const file = words.at(-1);
  const right = what === 'backup' ? words.length === 1 || words.length === 2 : what === 'restore' && words.length === 1;
  if (!right || file === undefined) throw new BackupError(USAGE);
  const path = resolve(file);
  return withDatabase(async ({ pool, env }) => {
    const keyMark = createSecret(await readSecretKey(env)).hash('backup');
    if (what === 'backup') {
      const { rows, brands } = await writeBackup(pool, path, words.length === 2 ? (words[0] ?? null) : null, keyMark);
      return `${file}: ${brands.join(', ')}, ${rows} rows. It holds personal data: keep it where nobody else reads it.`;
    }
    const { rows, brands, otherKey } = await readBackup(pool, path, keyMark);
    const note = otherKey ? ' This deployment has another key: staff sign in without their second step and switch it on again.' : '';
    return `Restored ${brands.join(', ')}: ${rows} rows.${note}`;
  });
}

runCommand(run, (error) => error instanceof BackupError || (error as NodeJS.ErrnoException).code === 'ENOENT');
