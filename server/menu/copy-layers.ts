// What the stores have of their own about a product goes along to its copy.
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { storeProducts, tablePrices } from '../database/schema.ts';

type Copying = { brandId: number; from: number; to: number; at: Date };

/**
 * Prices, ways and hours. Its portions are those of the original, and a store that shows what the
 * brand hides would show the copy before its editors do.
 */
export async function copyLayers(
  tx: Transaction,
  { brandId, from, to, at }: Copying,
): Promise<void> {
  const layers = await tx
    .select()
    .from(storeProducts)
    .where(and(eq(storeProducts.brandId, brandId), eq(storeProducts.productId, from)));
  const fresh = { esgotado: false, soldOutUntil: null, quantidade: null, position: null };
  if (layers.length > 0)
    await tx.insert(storeProducts).values(
      layers.map((own) => ({
        ...own,
        ...fresh,
        productId: to,
        visivel: own.visivel === true ? null : own.visivel,
        updatedAt: at,
      })),
    );
  const atTables = await tx
    .select()
    .from(tablePrices)
    .where(and(eq(tablePrices.brandId, brandId), eq(tablePrices.productId, from)));
  if (atTables.length > 0)
    await tx.insert(tablePrices).values(atTables.map((own) => ({ ...own, productId: to })));
}
