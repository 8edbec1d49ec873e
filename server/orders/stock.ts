// Counted portions: read fresh for a cart, taken by an order, returned when the order ends without
// being served.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { StoredItem } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { soldOutIn } from '#rules/price/store-layer.ts';
import { isScarce, isUsedUp, portionsTaken } from '#rules/price/weight.ts';
import type { Services } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { brands, products as productTable, storeProducts } from '../database/schema.ts';

/** A transaction, however it was started. */
type Writer = Pick<Transaction, 'select' | 'update' | 'execute'>;
export type Portions = Map<number, number>;

/** Whose portions: a store's own count, where it has one, else the brand's. */
export type AtStore = { brandId: number; storeId: number };

/** The cached menu is only as new as the last published change; portions change with each order. */
export async function freshPortions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  at: AtStore,
  products: Map<number, Product>,
): Promise<Map<number, Product>> {
  const counted = [...products.values()]
    .filter((product) => product.quantidade !== null)
    .map((product) => product.id);
  if (counted.length === 0) return products;
  const rows = await db
    .select({
      id: productTable.id,
      ofBrand: {
        quantidade: productTable.quantidade,
        esgotado: productTable.esgotado,
        soldOutUntil: productTable.soldOutUntil,
      },
      ofStore: {
        quantidade: storeProducts.quantidade,
        esgotado: storeProducts.esgotado,
        soldOutUntil: storeProducts.soldOutUntil,
      },
    })
    .from(productTable)
    .leftJoin(
      storeProducts,
      and(
        eq(storeProducts.brandId, productTable.brandId),
        eq(storeProducts.productId, productTable.id),
        eq(storeProducts.storeId, at.storeId),
      ),
    )
    .where(and(eq(productTable.brandId, at.brandId), inArray(productTable.id, counted)));
  const fresh = new Map(products);
  for (const { id, ofBrand, ofStore } of rows) {
    const product = products.get(id);
    if (product === undefined) continue;
    const { esgotado } = soldOutIn(ofBrand, ofStore ?? undefined, now());
    const quantidade = ofStore?.quantidade ?? ofBrand.quantidade;
    // Outside its hours a product is not sold, whatever its stock.
    const away = esgotado || product.disponivelEm !== undefined;
    fresh.set(id, {
      ...product,
      quantidade,
      esgotado: away || isUsedUp({ ...product, quantidade }),
    });
  }
  return fresh;
}

/** Portions of each product in an order; grams of one by weight. */
export function portionsOf(
  items: readonly Pick<StoredItem, 'idProduto' | 'quantidade' | 'gramas'>[],
): Portions {
  const portions: Portions = new Map();
  for (const { idProduto, ...amount } of items)
    portions.set(idProduto, (portions.get(idProduto) ?? 0) + portionsTaken(amount));
  return portions;
}

type Shortage = { productId: number; left: number };
/** What of the menu has changed, because something is scarce, sold out or back. */
export type Visible = 'brand' | 'store' | null;
type Taken = { shortage: Shortage | null; visible: Visible };

/**
 * Takes portions, or names the product that lacks some; then nothing was taken and the transaction
 * must end. `onTheScale`: products that lie there already, of which what is left is taken.
 */
export async function takePortions(
  tx: Writer,
  at: AtStore,
  wanted: Portions,
  onTheScale: ReadonlySet<number> = new Set(),
): Promise<Taken> {
  const rows = await lockCounted(tx, at, wanted);
  const taken = new Map(wanted);
  for (const { id, quantidade } of rows) {
    if (quantidade >= (wanted.get(id) ?? 0)) continue;
    if (!onTheScale.has(id))
      return { shortage: { productId: id, left: quantidade }, visible: null };
    taken.set(id, quantidade);
  }
  return {
    shortage: null,
    visible: await change(tx, at, rows, (id) => -(taken.get(id) ?? 0)),
  };
}

/** Returns portions; the result tells whether a sold-out product is back. */
export async function givePortionsBack(
  tx: Writer,
  at: AtStore,
  portions: Portions,
): Promise<Visible> {
  return change(tx, at, await lockCounted(tx, at, portions), (id) => portions.get(id) ?? 0);
}

/** For every process: what to read again. */
export const menuNotice = ({ brandId, storeId }: AtStore, visible: 'brand' | 'store') =>
  visible === 'brand'
    ? ({ kind: 'brand', brandId } as const)
    : ({ kind: 'brand', brandId, storeId } as const);

type Counted = { id: number; quantidade: number; own: boolean; peso: Product['peso'] };

/**
 * The brand's rows, then the store's, each ordered by id, as changes of the menu lock them: two at
 * once cannot deadlock.
 */
async function lockCounted(tx: Writer, at: AtStore, portions: Portions): Promise<Counted[]> {
  if (portions.size === 0) return [];
  const ids = [...portions.keys()];
  const countedHere = and(
    eq(storeProducts.brandId, at.brandId),
    eq(storeProducts.storeId, at.storeId),
    inArray(storeProducts.productId, ids),
    isNotNull(storeProducts.quantidade),
  );
  const own = { id: storeProducts.productId, quantidade: storeProducts.quantidade };
  const found = await tx
    .select({ id: productTable.id, peso: productTable.peso, here: storeProducts.productId })
    .from(productTable)
    .leftJoin(storeProducts, and(countedHere, eq(storeProducts.productId, productTable.id)))
    .where(and(eq(productTable.brandId, at.brandId), inArray(productTable.id, ids)));
  const weights = new Map(found.map(({ id, peso }) => [id, peso]));
  const here = new Set(found.flatMap((row) => (row.here === null ? [] : [row.id])));
  const others = ids.filter((id) => !here.has(id));
  const ofBrand =
    others.length === 0
      ? []
      : await tx
          .select({ id: productTable.id, quantidade: productTable.quantidade })
          .from(productTable)
          .where(and(eq(productTable.brandId, at.brandId), inArray(productTable.id, others)))
          .orderBy(productTable.id)
          .for('update');
  const ofStore =
    here.size === 0
      ? []
      : await tx
          .select(own)
          .from(storeProducts)
          .where(countedHere)
          .orderBy(storeProducts.productId)
          .for('update');
  return [
    ...ofBrand.map((row) => ({ ...row, own: false })),
    ...ofStore.map((row) => ({ ...row, own: true })),
  ].flatMap(({ quantidade, ...row }) =>
    quantidade === null ? [] : [{ ...row, quantidade, peso: weights.get(row.id) }],
  );
}

async function change(
  tx: Writer,
  { brandId, storeId }: AtStore,
  rows: readonly Counted[],
  by: (id: number) => number,
): Promise<Visible> {
  const step = (of: readonly Counted[]) => sql`
    unnest(${sql.param(of.map(({ id }) => id))}::bigint[],
      ${sql.param(of.map(({ id }) => by(id)))}::int[]) as step(id, amount)`;
  const [ofStore, ofBrand] = [rows.filter(({ own }) => own), rows.filter(({ own }) => !own)];
  if (ofStore.length > 0)
    await tx.execute(sql`
      update store_products set quantidade = store_products.quantidade + step.amount
      from ${step(ofStore)}
      where store_products.brand_id = ${brandId} and store_products.store_id = ${storeId}
        and store_products.product_id = step.id`);
  if (ofBrand.length > 0)
    await tx.execute(sql`
      update products set quantidade = products.quantidade + step.amount
      from ${step(ofBrand)}
      where products.brand_id = ${brandId} and products.id = step.id`);
  const scarce = ({ id, quantidade, peso }: Counted) =>
    isScarce({ quantidade: Math.min(quantidade, quantidade + by(id)), peso });
  if (ofBrand.some(scarce)) {
    await tx
      .update(brands)
      .set({ version: sql`${brands.version} + 1` })
      .where(eq(brands.id, brandId));
    return 'brand';
  }
  return ofStore.some(scarce) ? 'store' : null;
}
