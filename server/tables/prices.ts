// Prices of products at the tables of a store.
import { and, eq } from 'drizzle-orm';
import type { Product } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { startingPrice } from '#rules/price/product-price.ts';
import type { CallContext } from '../context.ts';
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

export function atTablePrice(product: Product, prices: Map<number, Cents>): Product {
  const valor = prices.get(product.id);
  if (valor === undefined) return product;
  // The struck-through price belongs to the regular price.
  const priced: Product = { ...product, valor, valorDe: null, promocional: false };
  return { ...priced, ...startingPrice(priced) };
}
