// Whether a page's tags may report a sale: once per order, regardless of browser.
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';
import { ownOrder } from './access.ts';

export async function countPurchase(
  { id }: { id: number },
  context: CallContext,
): Promise<{ primeira: boolean }> {
  await ownOrder(id, context);
  const changed = await context.db
    .update(orders)
    .set({ purchaseTold: true })
    .where(
      and(eq(orders.brandId, context.brand.id), eq(orders.id, id), eq(orders.purchaseTold, false)),
    )
    .returning({ id: orders.id });
  return { primeira: changed.length > 0 };
}
