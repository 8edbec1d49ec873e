// What the stores have of their own about a product that is sold by the unit, once it is sold by
// weight, or the other way round.
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { storeProducts, tablePrices } from '../database/schema.ts';

/** The stores' prices and counts: the price of a piece is none of a kilogram. */
export async function forgetUnits(tx: Transaction, brandId: number, id: number): Promise<void> {
  const prices = { valor: null, valorDe: null, valorEntrega: null, valorRetirada: null };
  const none = { ...prices, quantidade: null };
  await tx
    .update(storeProducts)
    .set(none)
    .where(and(eq(storeProducts.brandId, brandId), eq(storeProducts.productId, id)));
  await tx
    .delete(tablePrices)
    .where(and(eq(tablePrices.brandId, brandId), eq(tablePrices.productId, id)));
}
