// `npm run backup -- [brand] FILE` and `npm run restore -- FILE`. With the embedded database the app has to be stopped; with DATABASE_URL it may go on.
import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { connect, migrateDatabase } from '../database/open.ts';
import { DatabaseStartError } from '../database/start-error.ts';
import { EnvError, readEnv } from '../env.ts';
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
  const env = readEnv();
  const path = resolve(file);
  const embedded = env.databaseUrl === null ? await startEmbeddedPostgres(env.dataDir) : null;
  const { pool, close } = connect(env.databaseUrl ?? embedded?.url ?? '');
  try {
    await migrateDatabase(pool);
    const keyMark = createSecret(await readSecretKey(env)).hash('backup');
    if (what === 'backup') {
      const { rows, brands } = await writeBackup(pool, path, words.length === 2 ? (words[0] ?? null) : null, keyMark);
      return `${file}: ${brands.join(', ')}, ${rows} rows. It holds personal data: keep it where nobody else reads it.`;
    }
    const { rows, brands, otherKey } = await readBackup(pool, path, keyMark);
    const note = otherKey ? ' This deployment has another key: staff sign in without their second step and switch it on again.' : '';
    return `Restored ${brands.join(', ')}: ${rows} rows.${note}`;
  } finally {
    await close();
    await embedded?.stop();
  }
}

run().then(
  (text) => console.log(text),
  (error: unknown) => {
    const known = error instanceof BackupError || error instanceof EnvError || error instanceof DatabaseStartError;
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    console.error(known || missing ? (error as Error).message : error);
    process.exitCode = 1;
  },
);
