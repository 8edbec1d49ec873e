// In how many stores a product is on the menu, where stores differ from the brand.
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { storeProducts } from '../database/schema.ts';

export type InStores = {
  /** A store sells it, whatever the brand says of its other stores. */
  isShown(product: { id: number; visivel: boolean }): boolean;
  /** Products whose price a store has set to nothing. */
  free: ReadonlySet<number>;
};

export async function shownInStores(
  db: Pick<Database, 'select'>,
  { id: brandId, stores }: { id: number; stores: readonly { id: number }[] },
): Promise<InStores> {
  const rows = await db
    .select({
      id: storeProducts.productId,
      valor: storeProducts.valor,
      visivel: storeProducts.visivel,
    })
    .from(storeProducts)
    .where(
      and(
        eq(storeProducts.brandId, brandId),
        or(isNotNull(storeProducts.visivel), eq(storeProducts.valor, 0)),
      ),
    );
  const said = Map.groupBy(rows, ({ id }) => id);
  return {
    isShown: ({ id, visivel }) => {
      const own = (said.get(id) ?? []).filter((row) => row.visivel !== null);
      return own.some((row) => row.visivel) || (visivel && own.length < stores.length);
    },
    free: new Set(rows.filter(({ valor }) => valor === 0).map(({ id }) => id)),
  };
}
