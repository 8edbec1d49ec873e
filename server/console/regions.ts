// Writes the list of where a store delivers. Regions drawn on a map keep their outline here; only their terms change.
import { and, eq, inArray } from 'drizzle-orm';
import type { StoreRegion } from '#contract/entities/console-store.ts';
import { sameNeighbourhood, samePlace } from '#rules/place-names.ts';
import type { Transaction } from '../database/open.ts';
import { deliveryAreas } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { StoreKey } from './store-sections.ts';

export function checkRegions(regions: readonly StoreRegion[]): void {
  for (const { id, tipo, bairro, cidade, taxaEntrega, minimoEntregaGratis, tempoMinimo, tempoMaximo } of regions) {
    if (tipo === 'bairro' ? bairro === '' || cidade === '' : id === null) throw new Refusal('regionIncomplete');
    if (tempoMaximo < tempoMinimo) throw new Refusal('timesReversed');
    if ((taxaEntrega ?? 0) < 0 || (minimoEntregaGratis ?? 0) < 0) throw new Refusal('amountNegative');
  }
  const named = regions.filter(({ tipo }) => tipo === 'bairro');
  named.forEach((region, index) => {
    const twin = named.findIndex((other) => sameNeighbourhood(other.bairro, region.bairro) && samePlace(other.cidade, region.cidade));
    if (twin !== index) throw new Refusal('regionTwice', { name: region.bairro });
  });
}

export async function writeRegions(
  tx: Transaction,
  { brandId, storeId }: StoreKey,
  before: readonly StoreRegion[],
  after: readonly StoreRegion[],
): Promise<void> {
  const known = new Map(before.map((region) => [region.id, region]));
  const kept = after.filter(({ id }) => id !== null);
  const keptIds = new Set(kept.map(({ id }) => id));
  if (keptIds.size < kept.length || kept.some(({ id, tipo }) => known.get(id)?.tipo !== tipo)) throw new Refusal('notFound');
  const ofStore = and(eq(deliveryAreas.brandId, brandId), eq(deliveryAreas.storeId, storeId));
  const gone = before.flatMap(({ id }) => (id === null || keptIds.has(id) ? [] : [id]));
  if (gone.length > 0) await tx.delete(deliveryAreas).where(and(ofStore, inArray(deliveryAreas.id, gone)));
  for (const region of kept) {
    if (region.id === null || JSON.stringify(known.get(region.id)) === JSON.stringify(region)) continue;
    await tx
      .update(deliveryAreas)
      .set(columnsOf(region))
      .where(and(ofStore, eq(deliveryAreas.id, region.id)));
  }
  const added = after.filter(({ id }) => id === null);
  if (added.length > 0) await tx.insert(deliveryAreas).values(added.map((region) => ({ brandId, storeId, ...columnsOf(region), rule: named(region) })));
}

const named = ({ bairro, cidade }: StoreRegion) => ({ kind: 'bairro', bairro, cidade });

function columnsOf(region: StoreRegion) {
  const { tipo, uf, taxaEntrega, minimoEntregaGratis, tempoMinimo, tempoMaximo } = region;
  return { uf, taxaEntrega, minimoEntregaGratis, tempoMinimo, tempoMaximo, ...(tipo === 'bairro' && { rule: named(region) }) };
}
