// What single stores have of their own, as columns of a menu's table: of a chain alone, since a
// brand with one store has nothing to tell apart.
import { eq } from 'drizzle-orm';
import { type StoreRow, storeTitles } from '#rules/menu-files/store-columns.ts';
import type { CallContext } from '../context.ts';
import { storeProducts } from '../database/schema.ts';

export type StoreTable = {
  /** The stores' names, each once. */
  titles: string[];
  /** What each of them has of its own, in their order. */
  rowsOf: (productId: number) => readonly (StoreRow | undefined)[];
};

export async function storeTable({ db, brand }: CallContext): Promise<StoreTable> {
  const none: StoreTable = { titles: [], rowsOf: () => [] };
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
  const titles = storeTitles(brand.stores);
  const ids = [...titles.values()];
  const nothing = ids.map(() => undefined);
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return {
    titles: [...titles.keys()],
    rowsOf(productId) {
      const own = byProduct.get(productId);
      if (own === undefined) return nothing;
      const byStore = new Map(own.map((row) => [row.storeId, row]));
      return ids.map((id) => byStore.get(id));
    },
  };
}
