// An order that takes limited things: portions, claims and order in one transaction.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Claim, Placed } from '../database/claims.ts';
import type { Database, Transaction } from '../database/open.ts';
import * as schema from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { type Drawing, insertOrder, type NewOrder } from './insert-order.ts';
import { type Portions, takePortions, type Visible } from './stock.ts';

type Outcome = {
  placed: Placed | null;
  shortage: { productId: number; left: number } | null;
  visible: Visible;
};

/** Locks what must be locked before portions are, or refuses the order. */
export type Hold = (tx: Transaction) => Promise<unknown>;

export async function takeAndInsert(
  db: Database,
  order: NewOrder,
  drawing: Drawing,
  portions: Portions,
  claims: readonly Claim[],
  hold: Hold | null = null,
): Promise<Outcome> {
  // Uses its own client, because the insert is a named statement and Drizzle's transactions hide
  // the client.
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    // The transaction was begun by hand; Drizzle sees an ordinary database.
    const tx = drizzle(client, { schema }) as unknown as Transaction;
    await hold?.(tx);
    const { shortage, visible } = await takePortions(tx, order, portions);
    const placed = shortage === null ? await insertOrder(client, order, drawing) : null;
    if (placed !== null)
      for (const claim of claims) await claim(tx, { ...placed, brandId: order.brandId });
    await client.query(placed === null ? 'rollback' : 'commit');
    client.release();
    return { placed, shortage, visible: placed === null ? null : visible };
  } catch (error) {
    // After a refusal the connection is clean once rolled back. After any other error its state is
    // unknown, so the pool discards it.
    const isWell = error instanceof Refusal && (await rolledBack(client));
    client.release(!isWell);
    throw error;
  }
}

const rolledBack = (client: PoolClient) =>
  client.query('rollback').then(
    () => true,
    () => false,
  );
