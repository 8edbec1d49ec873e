// Writes many prices at once: all of them or none, and none over what somebody else wrote meanwhile.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PriceList, SavedPrices } from '#contract/entities/menu-file.ts';
import type { CallContext } from '../context.ts';
import { products } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { changeMenu, nextMoment } from './change.ts';

export function setPrices({ precos }: PriceList, context: CallContext): Promise<SavedPrices> {
  return changeMenu(context, 'setPrices', async (tx) => {
    const ofBrand = eq(products.brandId, context.brand.id);
    const wanted = new Map(precos.map((price) => [price.id, price]));
    const rows = await tx
      .select()
      .from(products)
      .where(and(ofBrand, isNull(products.archivedAt), inArray(products.id, [...wanted.keys()])))
      .orderBy(asc(products.id))
      .for('update');
    if (rows.length < wanted.size || wanted.size < precos.length) throw new Refusal('productNotFound');
    const saved: SavedPrices['precos'] = [];
    for (const row of rows) {
      const price = wanted.get(row.id);
      if (price === undefined || row.updatedAt.toISOString() !== price.atualizadoEm) throw new Refusal('menuChangedMeanwhile');
      const updatedAt = nextMoment(context, row.updatedAt);
      await tx
        .update(products)
        .set({ valor: price.valor, valorDe: price.valorDe, updatedAt })
        .where(and(ofBrand, eq(products.id, row.id)));
      saved.push({ id: row.id, atualizadoEm: updatedAt.toISOString() });
    }
    const before = rows.map(({ id, valor, valorDe }) => ({ id, valor, valorDe }));
    const after = precos.map(({ id, valor, valorDe }) => ({ id, valor, valorDe }));
    return { result: { precos: saved }, subject: `${rows.length} products`, before, after };
  });
}
