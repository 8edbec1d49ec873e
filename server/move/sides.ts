// The two deployments of a move, as the command sees them.
import type pg from 'pg';
import type { Database } from '../database/open.ts';
import type { Bucket } from '../files/bucket.ts';
import type { PushKeys } from '../integrations/messages/push/web-push.ts';

export type Side = { pool: pg.Pool; db: Database; key: string };
export type Sides = {
  source: Side & {
    push: () => Promise<PushKeys>;
    /** With photos of the brand; null: they are in the database. */
    bucket: Bucket | null;
  };
  target: Side & {
    /** Deletes everything of a brand whose date of deletion has come. */
    erase: (brand: { id: number; appNome: string }, now: Date) => Promise<void>;
  };
  now: () => Date;
  /** Tells the operator what goes on. */
  say: (sentence: string) => void;
};

/** One connection, returned whatever happens; an open transaction is rolled back. */
export async function withClient<T>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await act(client);
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

export async function inTransaction<T>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return withClient(pool, async (client) => {
    await client.query('begin');
    const done = await act(client);
    await client.query('commit');
    return done;
  });
}

export const noticeOf = (brandId: number): string => JSON.stringify({ kind: 'brand', brandId });

/** Every process of a deployment reads the brand again. */
export const tellProcesses = (client: pg.ClientBase, brandId: number) =>
  client.query(`select pg_notify('quitute', $1)`, [noticeOf(brandId)]);
