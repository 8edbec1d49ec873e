// `npm run backup -- [brand] FILE` and `npm run restore -- FILE`. A backup may run beside the app;
// start a restored deployment afterwards.
import { join, resolve } from 'node:path';
import { consolePages } from '#contract/console-pages.ts';
import { machineNow } from '../clock.ts';
import { runCommand, withDatabase } from '../database/for-command.ts';
import { type Env, readEnv } from '../env.ts';
import { openBucket } from '../files/bucket.ts';
import { createSecret, readSecretKey } from '../secret.ts';
import { BackupError } from './format.ts';
import { newPassphrase, oldPassphrase } from './passphrase.ts';
import { readBackup } from './read.ts';
import { isSealed } from './seal.ts';
import { writeBackup } from './write.ts';

const USAGE =
  'Usage: npm run backup -- [brand] [--unencrypted] FILE   or   npm run restore -- FILE';
const OPEN_WORD = '--unencrypted';
const terminal = { input: process.stdin, output: process.stderr };

async function run(): Promise<string> {
  const [what = '', ...given] = process.argv.slice(2);
  const isOpen = what === 'backup' && given.includes(OPEN_WORD);
  const words = isOpen ? given.filter((word) => word !== OPEN_WORD) : given;
  const file = words.at(-1);
  const right =
    what === 'backup'
      ? words.length === 1 || words.length === 2
      : what === 'restore' && words.length === 1;
  if (!right || file === undefined) throw new BackupError(USAGE);
  const path = resolve(file);
  const passphrase = await passphraseFor(what === 'backup', isOpen, path);
  return withDatabase(
    async ({ pool, env }) => {
      const keyMark = createSecret(await readSecretKey(env)).hash('backup');
      if (what === 'backup') {
        const { rows, brands, lost } = await writeBackup(
          pool,
          path,
          words.length === 2 ? (words[0] ?? null) : null,
          keyMark,
          machineNow(),
          passphrase,
          env.bucket === null ? null : openBucket(env.bucket),
        );
        if (lost.length > 0)
          throw new BackupError(
            `${file}: ${brands.join(', ')}, ${rows} rows, but without these photos, which the ` +
              `bucket has lost: ${lost.join(', ')}`,
          );
        const key =
          'Its secrets, such as payment provider accounts, can only be read with this ' +
          `deployment's key: keep ${keyPlace(env)} as well, in another place.`;
        const warning =
          passphrase === null
            ? 'It contains personal data and is NOT encrypted: store it safely.'
            : 'It is encrypted: without its passphrase nobody can restore it.';
        return `${file}: ${brands.join(', ')}, ${rows} rows. ${warning}\n${key}`;
      }
      const { rows, brands, otherKey, sealedAccounts } = await readBackup(
        pool,
        path,
        keyMark,
        passphrase,
      );
      const unproved =
        passphrase === null
          ? ' The file was not encrypted, so nothing proves that it is as it was made.'
          : '';
      const photos =
        env.bucket === null
          ? ''
          : '\nIts photos are in the database: npm run photos -- to-bucket moves them.';
      const done = `Restored ${brands.join(', ')}: ${rows} rows.${unproved}${photos}`;
      if (!otherKey) return done;
      const accounts =
        sealedAccounts === 0
          ? ''
          : `, and the secrets of ${sealedAccounts} accounts at providers are typed ` +
            `in again at ${consolePages.stores}`;
      return (
        `${done}\nThe backup was made with another key: staff sign in without their second ` +
        `step and switch it on again${accounts}. To keep all of it, restore into a new ` +
        'deployment whose SECRET is the old key.'
      );
    },
    { beside: what === 'backup', reads: what === 'backup' },
  );
}

/** Asked before the database starts; null: the file is not encrypted. */
async function passphraseFor(
  isBackup: boolean,
  isOpen: boolean,
  path: string,
): Promise<string | null> {
  const { backupPassphrase } = readEnv();
  if (isBackup) return isOpen ? null : newPassphrase(backupPassphrase, terminal);
  return (await isSealed(path)) ? oldPassphrase(backupPassphrase, terminal) : null;
}

/** Where the key is (server/secret.ts). */
function keyPlace({ secret, dataDir }: Pick<Env, 'secret' | 'dataDir'>): string {
  if (secret !== null) return 'SECRET';
  return join(dataDir, 'secret');
}

runCommand(run, (error) => error instanceof BackupError);
