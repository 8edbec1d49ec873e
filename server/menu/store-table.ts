// What single stores have of their own, as columns of a menu's table. A brand with one store has
// nothing to tell apart, but what it has of its own for a way of ordering.
import { eq } from 'drizzle-orm';
import {
  type StoreColumn,
  type StoreRow,
  storeColumns,
  storeTitles,
} from '#rules/menu-files/store-columns.ts';
import { ownListPrice } from '#rules/price/store-layer.ts';
import type { CallContext } from '../context.ts';
import { storeProducts, tablePrices } from '../database/schema.ts';

export type StoreTable = {
  /** The columns of each store. */
  columns: StoreColumn[][];
  /** What each of them has of its own, in their order. */
  rowsOf: (productId: number) => readonly (StoreRow | undefined)[];
};

const NOTHING: StoreRow = {
  ...{ valor: null, valorDe: null, visivel: null, quantidade: null },
  ...{ valorEntrega: null, valorRetirada: null, valorMesa: null, formas: null },
};

export async function storeTable({ db, brand }: CallContext): Promise<StoreTable> {
  const layers = await db
    .select({
      storeId: storeProducts.storeId,
      productId: storeProducts.productId,
      valor: storeProducts.valor,
      valorDe: storeProducts.valorDe,
      valorEntrega: storeProducts.valorEntrega,
      valorRetirada: storeProducts.valorRetirada,
      formas: storeProducts.formas,
      visivel: storeProducts.visivel,
      quantidade: storeProducts.quantidade,
    })
    .from(storeProducts)
    .where(eq(storeProducts.brandId, brand.id));
  const atTables = await db.select().from(tablePrices).where(eq(tablePrices.brandId, brand.id));
  const byStore = new Map(brand.stores.map(({ id }) => [id, new Map<number, StoreRow>()]));
  for (const { storeId, productId, ...own } of layers)
    byStore.get(storeId)?.set(productId, { ...NOTHING, ...own, valorDe: ownListPrice(own) });
  for (const { storeId, productId, valor: valorMesa } of atTables) {
    const own = byStore.get(storeId);
    own?.set(productId, { ...(own.get(productId) ?? NOTHING), valorMesa });
  }
  const stores = [...storeTitles(brand.stores)].map(([loja, id]) => {
    const rows = byStore.get(id) ?? new Map<number, StoreRow>();
    return { rows, columns: storeColumns(loja, [...rows.values()], brand.stores.length > 1) };
  });
  return {
    columns: stores.map(({ columns }) => columns),
    rowsOf: (productId) => stores.map(({ rows }) => rows.get(productId)),
  };
}
