// What commands beside the server share: the deployment's own database, brought up to date, and an
// end that says in a sentence what is wrong.
import { EnvError, readEnv } from '../env.ts';
import { runningPostgres, startEmbeddedPostgres } from './embedded.ts';
import { commandPatience } from './limits.ts';
import { connect, migrateDatabase } from './open.ts';
import { DatabaseStartError } from './start-error.ts';

type Opened = Pick<ReturnType<typeof connect>, 'pool' | 'db'> & { env: ReturnType<typeof readEnv> };

/**
 * Starts the embedded database where there is no DATABASE_URL, and stops it again. `beside`: the
 * app may be running, and its database is used as it is.
 */
export async function withDatabase<T>(
  act: (opened: Opened) => Promise<T>,
  { beside }: { beside: boolean },
): Promise<T> {
  const env = readEnv();
  const running = beside && env.databaseUrl === null ? runningPostgres(env.dataDir) : null;
  const embedded =
    env.databaseUrl === null && running === null ? await startEmbeddedPostgres(env.dataDir) : null;
  const url = env.databaseUrl ?? running ?? embedded?.url ?? '';
  const { pool, db, close } = connect(url, commandPatience);
  try {
    if (running === null) await migrateDatabase(url);
    return await act({ pool, db, env });
  } finally {
    await close();
    await embedded?.stop();
  }
}

/**
 * Prints what `run` answers. Of what was to be expected only the sentence is printed, and the
 * process ends with 1.
 */
export function runCommand(
  run: () => Promise<string>,
  isExpected: (error: unknown) => boolean,
): void {
  run().then(
    (text) => console.log(text),
    (error: unknown) => {
      const known =
        error instanceof EnvError || error instanceof DatabaseStartError || isExpected(error);
      console.error(known ? (error as Error).message : error);
      process.exitCode = 1;
    },
  );
}
