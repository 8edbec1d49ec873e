// Shared by commands beside the server: the deployment's database, migrated, and errors as a
// sentence.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, readEnv } from '../env.ts';
import { startSentence } from '../start-failure.ts';
import { runningPostgres, startEmbeddedPostgres } from './embedded.ts';
import { commandPatience } from './limits.ts';
import { connect, migrateDatabase } from './open.ts';

type Opened = Pick<ReturnType<typeof connect>, 'pool' | 'db'> & { env: ReturnType<typeof readEnv> };

/** Null until they are read. */
let settings: Env | null = null;

/**
 * Starts the embedded database if there is no DATABASE_URL, and stops it again. `beside`: the app
 * may be running, and its database is used as it is. `reads`: nothing is written, so a copy of the
 * database will do.
 */
export async function withDatabase<T>(
  act: (opened: Opened) => Promise<T>,
  { beside, reads = false }: { beside: boolean; reads?: boolean },
): Promise<T> {
  const env = readEnv();
  settings = env;
  const running = beside && env.databaseUrl === null ? runningPostgres(env.dataDir) : null;
  const startsOne = env.databaseUrl === null && running === null;
  // Mostly a forgotten DATA_DIR: what the command then says is about another deployment.
  if (startsOne && beside && !existsSync(join(env.dataDir, 'postgres')))
    console.error(`DATA_DIR ${env.dataDir} has no database: an empty one is made there.`);
  const embedded = startsOne ? await startEmbeddedPostgres(env.dataDir) : null;
  const { databaseUrl, databaseDirectUrl: direct, databaseOwnerUrl: owner } = env;
  const copy = reads ? env.databaseReplicaUrl : null;
  const url = copy ?? owner ?? direct ?? databaseUrl ?? running ?? embedded?.url ?? '';
  const { pool, db, close } = connect(url, commandPatience);
  try {
    if (running === null && copy === null) await migrateDatabase(url);
    return await act({ pool, db, env });
  } finally {
    await close();
    await embedded?.stop();
  }
}

/**
 * Prints the result of `run`. Expected errors print only their sentence, and the process exits with
 * 1.
 */
export function runCommand(
  run: () => Promise<string>,
  isExpected: (error: unknown) => boolean,
): void {
  run().then(
    (text) => console.log(text),
    (error: unknown) => {
      const sentence = isExpected(error)
        ? (error as Error).message
        : startSentence(error, settings);
      console.error(sentence ?? error);
      process.exitCode = 1;
    },
  );
}
