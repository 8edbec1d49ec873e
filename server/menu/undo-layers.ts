// Gives stores back what a change of many products took from them, unless somebody edited it since.
import { and, eq, inArray } from 'drizzle-orm';
import type { UndoReport } from '#contract/entities/console/menu-file.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import type { ChangedLayer } from '../database/schema/imports.ts';
import { products, storeProducts } from '../database/schema.ts';
import { tablePricesOf, writeTablePrice } from '../tables/prices.ts';
import { nextMoment } from './change.ts';
import type { Layer } from './load.ts';
import { writeLayers } from './store-layers.ts';

export async function undoLayers(
  tx: Transaction,
  context: CallContext,
  changed: readonly ChangedLayer[],
  report: UndoReport,
): Promise<void> {
  if (changed.length === 0) return;
  const { brand } = context;
  const [storeIds, productIds] = [
    [...new Set(changed.map(({ storeId }) => storeId))],
    [...new Set(changed.map(({ productId }) => productId))],
  ];
  const known = await tx
    .select({ id: products.id, nome: products.nome, archivedAt: products.archivedAt })
    .from(products)
    .where(and(eq(products.brandId, brand.id), inArray(products.id, productIds)));
  const productOf = new Map(known.map((row) => [row.id, row]));
  const rows = await tx
    .select()
    .from(storeProducts)
    .where(and(eq(storeProducts.brandId, brand.id), inArray(storeProducts.storeId, storeIds)))
    .for('update');
  const byKey = new Map(rows.map((row) => [`${row.storeId} ${row.productId}`, row]));
  const prices = await tablePricesOf(tx, brand.id, storeIds);
  const restored: Layer[] = [];
  for (const { storeId, productId, at, before, atTables, counted } of changed) {
    const row = byKey.get(`${storeId} ${productId}`);
    const product = productOf.get(productId);
    if (product === undefined || row === undefined) continue;
    const price = prices.get(`${storeId} ${productId}`) ?? null;
    const isRepriced = atTables !== undefined && atTables.after !== price;
    if (row.updatedAt?.toISOString() !== at || isRepriced) {
      const store = brand.stores.find(({ id }) => id === storeId)?.nome ?? '';
      const nome = `${product.nome}, ${store}`;
      report.mantidos.push({ nome, tipo: 'loja', motivo: 'mudou' });
      continue;
    }
    // Portions that were sold since stay sold.
    const { quantidade: portions, ...fields } = before;
    const uncount = counted !== undefined && row.quantidade === counted;
    restored.push({
      ...row,
      ...fields,
      ...(uncount ? { quantidade: portions } : {}),
      updatedAt: nextMoment(context, row.updatedAt),
    });
    if (atTables !== undefined) await writeTablePrice(tx, row, atTables.before);
    if (product.archivedAt === null) report.devolvidosNasLojas++;
  }
  await writeLayers(tx, restored, true);
}
