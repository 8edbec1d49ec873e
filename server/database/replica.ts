// Long reads on a copy of the database that follows it, while that copy is as new as what the
// reader has just seen.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Log } from '../log.ts';
import { isDatabaseAway } from './away.ts';
import type { Patience } from './limits.ts';
import { connect, type Database } from './open.ts';

/** A copy is usually a few milliseconds behind. */
const LOOKS = 5;
const BETWEEN_LOOKS_MS = 40;

export type Replica = {
  /**
   * Runs `work` on the copy; on `main` if there is none, or it is behind, or it fails as a database
   * does. `work` only reads, and may run twice.
   */
  read<T>(main: Database, work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** `url`: null where there is no copy. */
export function openReplica(
  url: string | null,
  size: number,
  patience: Patience,
  log: Pick<Log, 'warn' | 'info'>,
): Replica {
  if (url === null) return { read: (main, work) => work(main), close: async () => undefined };
  const { db, close } = connect(url, patience, size);
  let used = true;
  const tell = (uses: boolean) => {
    if (uses === used) return;
    used = uses;
    if (uses) log.info('replicaUsed');
    else log.warn('replicaLeft');
  };
  return {
    async read(main, work) {
      try {
        if (await hasCaughtUp(main, db)) {
          const result = await work(db);
          tell(true);
          return result;
        }
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
      }
      tell(false);
      return work(main);
    },
    close,
  };
}

/** Compares positions in the log, so that no reader misses what was written before it asked. */
async function hasCaughtUp(main: Database, copy: Database): Promise<boolean> {
  const here = sql`select pg_current_wal_insert_lsn()::text as at`;
  const { rows } = await main.execute<{ at: string }>(here);
  const at = rows[0]?.at ?? null;
  // Null on a database that follows none.
  const there = sql`select coalesce(pg_last_wal_replay_lsn() >= ${at}::pg_lsn, false) as there`;
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await wait(BETWEEN_LOOKS_MS);
    const reply = await copy.execute<{ there: boolean }>(there);
    if (reply.rows[0]?.there === true) return true;
  }
  return false;
}
