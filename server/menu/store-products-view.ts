// What stores have of their own of the menu, as their staff read it.
import { and, eq, inArray } from 'drizzle-orm';
import type { StoreProduct, StoreProducts } from '#contract/entities/console/store-product.ts';
import { isSoldOut } from '#rules/time/availability.ts';
import type { CallContext } from '../context.ts';
import { products, storeProducts, tablePrices } from '../database/schema.ts';
import { signedIn, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { mayEdit } from './change.ts';
import type { Layer } from './load.ts';
import { menuStores } from './menu-stores.ts';
import { emptyLayer } from './store-layers.ts';

export async function storeProductsView(
  { idEstabelecimento, idProduto }: { idEstabelecimento?: number; idProduto?: number },
  context: CallContext,
): Promise<StoreProducts> {
  const { db, brand } = context;
  const mine = storesOf(signedIn(context), context);
  const shown =
    idEstabelecimento === undefined ? mine : mine.filter(({ id }) => id === idEstabelecimento);
  if (shown.length === 0) throw new Refusal('storeNotFound');
  const ids = shown.map(({ id }) => id);
  const of = (table: typeof storeProducts | typeof tablePrices) =>
    and(
      eq(table.brandId, brand.id),
      inArray(table.storeId, ids),
      idProduto === undefined ? undefined : eq(table.productId, idProduto),
    );
  const [layers, prices, [product]] = await Promise.all([
    db.select().from(storeProducts).where(of(storeProducts)),
    db.select().from(tablePrices).where(of(tablePrices)),
    idProduto === undefined
      ? []
      : db
          .select()
          .from(products)
          .where(and(eq(products.brandId, brand.id), eq(products.id, idProduto))),
  ]);
  const keyOf = (row: { storeId: number; productId: number }) => `${row.storeId} ${row.productId}`;
  const atTable = new Map(prices.map((row) => [keyOf(row), row.valor]));
  const known = new Set(layers.map(keyOf));
  const others = prices.filter((row) => !known.has(keyOf(row)));
  const all = [...layers, ...others.map(({ valor: _valor, ...key }) => emptyLayer(key))];
  return {
    estabelecimentos: menuStores(context),
    produtos: all.map((row) => toStoreProduct(row, atTable.get(keyOf(row)) ?? null, context.now())),
    esgotado: product !== undefined && isSoldOut(product, context.now()),
    variasLojas: brand.stores.length > 1,
    podeEditar: mayEdit(signedIn(context), context),
  };
}

export function toStoreProduct(layer: Layer, valorMesa: number | null, now: Date): StoreProduct {
  const {
    storeId,
    productId,
    soldOutUntil,
    position,
    updatedAt,
    brandId: _brand,
    ...plain
  } = layer;
  const esgotado = isSoldOut(layer, now);
  return {
    ...plain,
    idEstabelecimento: storeId,
    idProduto: productId,
    valorMesa,
    esgotado,
    esgotadoAte: esgotado ? (soldOutUntil?.toISOString() ?? null) : null,
    posicao: position,
    atualizadoEm: updatedAt?.toISOString() ?? null,
  };
}
