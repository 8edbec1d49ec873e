// Reads, locks, writes and copies what a store has of its own about a product.
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { storeProducts, tablePrices } from '../database/schema.ts';
import type { Layer } from './load.ts';

type Key = Pick<Layer, 'brandId' | 'storeId' | 'productId'>;

const one = ({ brandId, storeId, productId }: Key) =>
  and(
    eq(storeProducts.brandId, brandId),
    eq(storeProducts.storeId, storeId),
    eq(storeProducts.productId, productId),
  );

export const emptyLayer = (key: Key): Layer => ({
  ...key,
  valor: null,
  valorDe: null,
  valorEntrega: null,
  valorRetirada: null,
  formas: null,
  visivel: null,
  esgotado: false,
  soldOutUntil: null,
  quantidade: null,
  disponibilidade: null,
  position: null,
  updatedAt: null,
});

/** Callers lock the product first, so that two of them do not insert the same row. */
export async function lockLayer(
  tx: Transaction,
  { brand }: CallContext,
  of: Omit<Key, 'brandId'>,
): Promise<Layer> {
  const key = { brandId: brand.id, ...of };
  const [row] = await tx.select().from(storeProducts).where(one(key)).for('update');
  return row ?? emptyLayer(key);
}

export async function writeLayer(tx: Transaction, layer: Layer): Promise<void> {
  const { brandId, storeId, productId, ...fields } = layer;
  await tx
    .insert(storeProducts)
    .values(layer)
    .onConflictDoUpdate({
      target: [storeProducts.brandId, storeProducts.storeId, storeProducts.productId],
      set: fields,
    });
}

/** PostgreSQL takes 65,535 values in one statement. */
const AT_ONCE = 2_000;

/** What many edits change: prices, ways, visibility and, where `counts`, portions. */
export async function writeLayers(
  tx: Transaction,
  layers: readonly Layer[],
  counts = false,
): Promise<void> {
  for (let from = 0; from < layers.length; from += AT_ONCE)
    await tx
      .insert(storeProducts)
      .values(layers.slice(from, from + AT_ONCE))
      .onConflictDoUpdate({
        target: [storeProducts.brandId, storeProducts.storeId, storeProducts.productId],
        set: {
          valor: sql`excluded.valor`,
          valorDe: sql`excluded.valor_de`,
          valorEntrega: sql`excluded.valor_entrega`,
          valorRetirada: sql`excluded.valor_retirada`,
          formas: sql`excluded.formas`,
          visivel: sql`excluded.visivel`,
          updatedAt: sql`excluded.updated_at`,
          ...(counts ? { quantidade: sql`excluded.quantidade` } : {}),
        },
      });
}

type Copying = { brandId: number; from: number; to: number; at: Date };

/**
 * For the copy of a product: prices, ways and hours. Its portions are those of the original, and a
 * store that shows what the brand hides would show the copy before its editors do.
 */
export async function copyLayers(
  tx: Transaction,
  { brandId, from, to, at }: Copying,
): Promise<void> {
  const layers = await tx
    .select()
    .from(storeProducts)
    .where(and(eq(storeProducts.brandId, brandId), eq(storeProducts.productId, from)));
  const fresh = { esgotado: false, soldOutUntil: null, quantidade: null, position: null };
  if (layers.length > 0)
    await tx.insert(storeProducts).values(
      layers.map((own) => ({
        ...own,
        ...fresh,
        productId: to,
        visivel: own.visivel === true ? null : own.visivel,
        updatedAt: at,
      })),
    );
  const atTables = await tx
    .select()
    .from(tablePrices)
    .where(and(eq(tablePrices.brandId, brandId), eq(tablePrices.productId, from)));
  if (atTables.length > 0)
    await tx.insert(tablePrices).values(atTables.map((own) => ({ ...own, productId: to })));
}
