// Prices of products at the tables of a store.
import { and, eq, inArray } from 'drizzle-orm';
import type { Product } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { pricedBy, soldAs } from '#rules/price/sold-as.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { tablePrices } from '../database/schema.ts';

export async function pricesAtTables(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  storeId: number,
): Promise<Map<number, Cents>> {
  const rows = await db
    .select({ id: tablePrices.productId, valor: tablePrices.valor })
    .from(tablePrices)
    .where(and(eq(tablePrices.brandId, brand.id), eq(tablePrices.storeId, storeId)));
  return new Map(rows.map(({ id, valor }) => [id, valor]));
}

/** Of several stores, by store and product: `7 12`. They do not change before `tx` ends. */
export async function tablePricesOf(
  tx: Transaction,
  brandId: number,
  storeIds: readonly number[],
): Promise<Map<string, Cents>> {
  const rows = await tx
    .select()
    .from(tablePrices)
    .where(and(eq(tablePrices.brandId, brandId), inArray(tablePrices.storeId, [...storeIds])))
    .for('update');
  return new Map(rows.map(({ storeId, productId, valor }) => [`${storeId} ${productId}`, valor]));
}

/** Null: its usual price. Of two that are written at once, the later one stays. */
export async function writeTablePrice(
  tx: Transaction,
  key: { brandId: number; storeId: number; productId: number },
  valor: Cents | null,
): Promise<void> {
  const { brandId, storeId, productId } = tablePrices;
  const { brandId: brand, storeId: store, productId: product } = key;
  if (valor !== null)
    await tx
      .insert(tablePrices)
      .values({ brandId: brand, storeId: store, productId: product, valor })
      .onConflictDoUpdate({ target: [brandId, storeId, productId], set: { valor } });
  else
    await tx
      .delete(tablePrices)
      .where(and(eq(brandId, brand), eq(storeId, store), eq(productId, product)));
}

/** Null: it is not sold at tables. */
export function atTablePrice(product: Product, prices: Map<number, Cents>): Product | null {
  const valor = prices.get(product.id);
  const sold = soldAs(product, 'mesa');
  return sold === null || valor === undefined ? sold : pricedBy(sold, valor, 'mesa');
}
