// Reads, locks and writes what a store has of its own about a product.
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { storeProducts } from '../database/schema.ts';
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
