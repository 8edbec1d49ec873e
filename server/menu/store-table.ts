// What single stores have of their own, as columns of a menu's table: of a chain alone, since a
// brand with one store has nothing to tell apart.
import { eq } from 'drizzle-orm';
import { type StoreRow, storeTitles } from '#rules/menu-files/store-columns.ts';
import type { CallContext } from '../context.ts';
import { storeProducts } from '../database/schema.ts';

export type StoreTable = {
  /** The stores' names, each once. */
  titles: string[];
  ids: number[];
  rowOf: (storeId: number, productId: number) => StoreRow | undefined;
};

export async function storeTable({ db, brand }: CallContext): Promise<StoreTable> {
  const none: StoreTable = { titles: [], ids: [], rowOf: () => undefined };
  if (brand.stores.length < 2) return none;
  const rows = await db
    .select({
      storeId: storeProducts.storeId,
      productId: storeProducts.productId,
      valor: storeProducts.valor,
      valorDe: storeProducts.valorDe,
      visivel: storeProducts.visivel,
      quantidade: storeProducts.quantidade,
    })
    .from(storeProducts)
    .where(eq(storeProducts.brandId, brand.id));
  const byKey = new Map(rows.map((row) => [`${row.storeId} ${row.productId}`, row]));
  const titles = storeTitles(brand.stores);
  return {
    titles: [...titles.keys()],
    ids: [...titles.values()],
    rowOf: (storeId, productId) => byKey.get(`${storeId} ${productId}`),
  };
}
