// An order of counted products: portions and order in one transaction, both or neither.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../database/open.ts';
import * as schema from '../database/schema.ts';
import { insertOrder, type NewOrder, type Placed } from './insert-order.ts';
import { type Portions, takePortions } from './stock.ts';

type Outcome = { placed: Placed | null; shortage: { productId: number; left: number } | null; visible: boolean };

export async function takeAndInsert(db: Database, order: NewOrder, day: string, portions: Portions): Promise<Outcome> {
  // On a client of its own, because the insert is a statement with a name and Drizzle's transactions hide the client.
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    const { shortage, visible } = await takePortions(drizzle(client, { schema }), order.brandId, portions);
    const placed = shortage === null ? await insertOrder(client, order, day) : null;
    await client.query(placed === null ? 'rollback' : 'commit');
    client.release();
    return { placed, shortage, visible: visible && placed !== null };
  } catch (error) {
    // Whatever state the connection is in, the pool makes a new one.
    client.release(true);
    throw error;
  }
}
