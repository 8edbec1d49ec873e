// The orders that a member of staff may see.
import { eq, type SQL } from 'drizzle-orm';
import type { StaffSession } from '../context.ts';
import { orders } from '../database/schema.ts';

/** Staff of one store cannot see orders of another. */
export const ofTheirStore = ({ storeId }: Pick<StaffSession, 'storeId'>): SQL | undefined =>
  storeId === null ? undefined : eq(orders.storeId, storeId);
