// What the stores have of their own about a product that is sold by the unit, once it is sold by
// weight, or the other way round.
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import type { ForgottenUnits } from '../database/schema/imports.ts';
import { storeProducts, tablePrices } from '../database/schema.ts';
import { emptyLayer } from './store-layers.ts';

const none = {
  valor: null,
  valorDe: null,
  valorEntrega: null,
  valorRetirada: null,
  quantidade: null,
};

/** Clears the stores' prices and counts, which mean another unit now, and returns them. */
export async function forgetUnits(
  tx: Transaction,
  brandId: number,
  id: number,
): Promise<ForgottenUnits> {
  const ofProduct = and(eq(storeProducts.brandId, brandId), eq(storeProducts.productId, id));
  const stores = await tx
    .select({
      storeId: storeProducts.storeId,
      valor: storeProducts.valor,
      valorDe: storeProducts.valorDe,
      valorEntrega: storeProducts.valorEntrega,
      valorRetirada: storeProducts.valorRetirada,
      quantidade: storeProducts.quantidade,
    })
    .from(storeProducts)
    .where(ofProduct)
    .for('update');
  await tx.update(storeProducts).set(none).where(ofProduct);
  const tables = await tx
    .delete(tablePrices)
    .where(and(eq(tablePrices.brandId, brandId), eq(tablePrices.productId, id)))
    .returning({ storeId: tablePrices.storeId, valor: tablePrices.valor });
  return { stores, tables };
}

/** A store that has a price or count by now keeps it. */
export async function remindUnits(
  tx: Transaction,
  brandId: number,
  productId: number,
  { stores, tables }: ForgottenUnits,
): Promise<void> {
  for (const { storeId, ...units } of stores) {
    const key = { brandId, storeId, productId };
    const untouched = and(
      isNull(storeProducts.valor),
      isNull(storeProducts.valorEntrega),
      isNull(storeProducts.valorRetirada),
      isNull(storeProducts.quantidade),
    );
    await tx
      .insert(storeProducts)
      .values({ ...emptyLayer(key), ...units })
      .onConflictDoUpdate({
        target: [storeProducts.brandId, storeProducts.storeId, storeProducts.productId],
        set: units,
        setWhere: untouched,
      });
  }
  if (tables.length > 0)
    await tx
      .insert(tablePrices)
      .values(tables.map((price) => ({ brandId, productId, ...price })))
      .onConflictDoNothing();
}
