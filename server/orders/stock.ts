// Counted portions: read fresh for a cart, taken by an order, returned when the order ends without
// being served.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StoredItem } from '#contract/entities/order.ts';
import type { Product } from '#contract/entities/product.ts';
import { isUsedUp, portionsTaken } from '#rules/price/weight.ts';
import { isSoldOut } from '#rules/time/availability.ts';
import type { Services } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { brands, products as productTable } from '../database/schema.ts';

/** A transaction, however it was started. */
type Writer = Pick<Transaction, 'select' | 'update' | 'execute'>;
export type Portions = Map<number, number>;

/** The cached menu is only as new as the last published change; portions change with each order. */
export async function freshPortions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  brandId: number,
  products: Map<number, Product>,
): Promise<Map<number, Product>> {
  const counted = [...products.values()]
    .filter((product) => product.quantidade !== null)
    .map((product) => product.id);
  if (counted.length === 0) return products;
  const rows = await db
    .select({
      id: productTable.id,
      quantidade: productTable.quantidade,
      esgotado: productTable.esgotado,
      soldOutUntil: productTable.soldOutUntil,
    })
    .from(productTable)
    .where(and(eq(productTable.brandId, brandId), inArray(productTable.id, counted)));
  const fresh = new Map(products);
  for (const { id, quantidade, ...state } of rows) {
    const product = products.get(id);
    if (product === undefined) continue;
    // Outside its hours a product is not sold, whatever its stock.
    const away = isSoldOut(state, now()) || product.disponivelEm !== undefined;
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
/** `visible`: something is scarce, sold out or back, so the menu changes. */
type Taken = { shortage: Shortage | null; visible: boolean };

/**
 * Takes portions, or names the product that lacks some; then nothing was taken and the transaction
 * must end.
 */
export async function takePortions(tx: Writer, brandId: number, wanted: Portions): Promise<Taken> {
  const rows = await lockCounted(tx, brandId, wanted);
  for (const { id, quantidade } of rows)
    if (quantidade < (wanted.get(id) ?? 0))
      return { shortage: { productId: id, left: quantidade }, visible: false };
  return {
    shortage: null,
    visible: await change(tx, brandId, rows, (id) => -(wanted.get(id) ?? 0)),
  };
}

/** Returns portions; the result tells whether a sold-out product is back. */
export async function givePortionsBack(
  tx: Writer,
  brandId: number,
  portions: Portions,
): Promise<boolean> {
  return change(
    tx,
    brandId,
    await lockCounted(tx, brandId, portions),
    (id) => portions.get(id) ?? 0,
  );
}

/**
 * From here on each portion reloads the menu, so that a cart that wants more than is left is
 * corrected from it.
 */
const FEW = 10;

type Counted = { id: number; quantidade: number };

/** Always ordered by id, so that two orders cannot deadlock. */
async function lockCounted(tx: Writer, brandId: number, portions: Portions): Promise<Counted[]> {
  if (portions.size === 0) return [];
  const rows = await tx
    .select({ id: productTable.id, quantidade: productTable.quantidade })
    .from(productTable)
    .where(and(eq(productTable.brandId, brandId), inArray(productTable.id, [...portions.keys()])))
    .orderBy(productTable.id)
    .for('update');
  return rows.flatMap(({ id, quantidade }) => (quantidade === null ? [] : [{ id, quantidade }]));
}

async function change(
  tx: Writer,
  brandId: number,
  rows: readonly Counted[],
  by: (id: number) => number,
): Promise<boolean> {
  if (rows.length === 0) return false;
  const ids = sql.param(rows.map((row) => row.id));
  const amounts = sql.param(rows.map((row) => by(row.id)));
  await tx.execute(sql`
    update products set quantidade = products.quantidade + step.amount
    from unnest(${ids}::bigint[], ${amounts}::int[]) as step(id, amount)
    where products.brand_id = ${brandId} and products.id = step.id`);
  const visible = rows.some(
    ({ id, quantidade }) => Math.min(quantidade, quantidade + by(id)) <= FEW,
  );
  if (visible)
    await tx
      .update(brands)
      .set({ version: sql`${brands.version} + 1` })
      .where(eq(brands.id, brandId));
  return visible;
}
