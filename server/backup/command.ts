// `npm run backup -- [brand] FILE` and `npm run restore -- FILE`. A backup may run beside the app;
// start a restored deployment afterwards.
import { join, resolve } from 'node:path';
import { consolePages } from '#contract/console-pages.ts';
import { machineNow } from '../clock.ts';
import { runCommand, withDatabase } from '../database/for-command.ts';
import type { Env } from '../env.ts';
import { createSecret, readSecretKey } from '../secret.ts';
import { BackupError } from './format.ts';
import { readBackup } from './read.ts';
import { writeBackup } from './write.ts';

const USAGE = 'Usage: npm run backup -- [brand] FILE   or   npm run restore -- FILE';

async function run(): Promise<string> {
  const [what = '', ...words] = process.argv.slice(2);
  const file = words.at(-1);
  const right =
    what === 'backup'
      ? words.length === 1 || words.length === 2
      : what === 'restore' && words.length === 1;
  if (!right || file === undefined) throw new BackupError(USAGE);
  const path = resolve(file);
  return withDatabase(
    async ({ pool, env }) => {
      const keyMark = createSecret(await readSecretKey(env)).hash('backup');
      if (what === 'backup') {
        const { rows, brands } = await writeBackup(
          pool,
          path,
          words.length === 2 ? (words[0] ?? null) : null,
          keyMark,
          machineNow(),
        );
        const key = `Its secrets, such as payment provider accounts, can only be read with this deployment's key: keep ${keyPlace(env)} as well, in another place.`;
        return `${file}: ${brands.join(', ')}, ${rows} rows. It contains personal data: store it safely.\n${key}`;
      }
      const { rows, brands, otherKey, sealedAccounts } = await readBackup(pool, path, keyMark);
      const done = `Restored ${brands.join(', ')}: ${rows} rows.`;
      if (!otherKey) return done;
      const accounts =
        sealedAccounts === 0
          ? ''
          : `, and the secrets of ${sealedAccounts} accounts at payment providers are typed in again at ${consolePages.stores}`;
      return `${done}\nThe backup was made with another key: staff sign in without their second step and switch it on again${accounts}. To keep all of it, restore into a new deployment whose SECRET is the old key.`;
    },
    { beside: what === 'backup' },
  );
}

/** Where the key is (server/secret.ts). */
function keyPlace({ secret, dataDir }: Pick<Env, 'secret' | 'dataDir'>): string {
  if (secret !== null) return 'SECRET';
  return join(dataDir, 'secret');
}

runCommand(run, (error) => error instanceof BackupError);
