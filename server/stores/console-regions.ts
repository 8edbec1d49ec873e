// Saves a store's delivery areas: neighbourhoods, distances, ranges of postal codes and outlines on
// a map.
import { and, eq, inArray } from 'drizzle-orm';
import type { StoreRegion } from '#contract/entities/console/store.ts';
import { sameNeighbourhood, samePlace } from '#rules/places/place-names.ts';
import type { Transaction } from '../database/open.ts';
import { deliveryAreas } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { StoreKey } from './console-sections.ts';

export function checkRegions(regions: readonly StoreRegion[]): void {
  for (const region of regions) {
    const {
      id,
      tipo,
      bairro,
      cidade,
      taxaEntrega,
      minimoEntregaGratis,
      valorMinimoPedido,
      tempoMinimo,
      tempoMaximo,
    } = region;
    if (tipo === 'bairro' && (bairro === '' || cidade === ''))
      throw new Refusal('regionIncomplete');
    // An existing area keeps fields that are not sent; a new one must say where it is.
    if (tipo !== 'bairro' && id === null && ruleOf(region) === null)
      throw new Refusal('areaIncomplete');
    if (tipo === 'cep' && digits(region.cepAte) < digits(region.cepDe))
      throw new Refusal('areaIncomplete');
    if (tempoMaximo < tempoMinimo) throw new Refusal('timesReversed');
    if ((taxaEntrega ?? 0) < 0 || (minimoEntregaGratis ?? 0) < 0 || (valorMinimoPedido ?? 0) < 0)
      throw new Refusal('amountNegative');
  }
  const named = regions.filter(({ tipo }) => tipo === 'bairro');
  named.forEach((region, index) => {
    const twin = named.findIndex(
      (other) =>
        sameNeighbourhood(other.bairro, region.bairro) && samePlace(other.cidade, region.cidade),
    );
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
  if (keptIds.size < kept.length || kept.some(({ id, tipo }) => known.get(id)?.tipo !== tipo))
    throw new Refusal('notFound');
  const ofStore = and(eq(deliveryAreas.brandId, brandId), eq(deliveryAreas.storeId, storeId));
  const gone = before.flatMap(({ id }) => (id === null || keptIds.has(id) ? [] : [id]));
  if (gone.length > 0)
    await tx.delete(deliveryAreas).where(and(ofStore, inArray(deliveryAreas.id, gone)));
  for (const region of kept) {
    if (region.id === null || JSON.stringify(known.get(region.id)) === JSON.stringify(region))
      continue;
    await tx
      .update(deliveryAreas)
      .set(columnsOf(region))
      .where(and(ofStore, eq(deliveryAreas.id, region.id)));
  }
  const added = after.filter(({ id }) => id === null);
  if (added.length > 0)
    await tx.insert(deliveryAreas).values(
      added.map((region) => ({
        brandId,
        storeId,
        ...columnsOf(region),
        rule: ruleOf(region) ?? {},
      })),
    );
}

const digits = (code: string | undefined) => (code ?? '').replace(/\D/g, '');

/** Null if the region does not say where it is. */
function ruleOf({
  tipo,
  bairro,
  cidade,
  raioMetros,
  cepDe,
  cepAte,
  pontos,
  exclusao,
}: StoreRegion): Record<string, unknown> | null {
  if (tipo === 'bairro') return { kind: tipo, bairro, cidade };
  if (tipo === 'raio')
    return raioMetros === undefined ? null : { kind: tipo, maximumMeters: raioMetros };
  if (tipo === 'cep')
    return cepDe === undefined || cepAte === undefined
      ? null
      : { kind: tipo, from: digits(cepDe), to: digits(cepAte) };
  return pontos === undefined ? null : { kind: tipo, points: pontos, exclusion: exclusao ?? false };
}

function columnsOf(region: StoreRegion) {
  const { uf, taxaEntrega, minimoEntregaGratis, valorMinimoPedido, tempoMinimo, tempoMaximo } =
    region;
  const rule = ruleOf(region);
  const least = valorMinimoPedido === undefined ? {} : { valorMinimoPedido };
  return {
    uf,
    taxaEntrega,
    minimoEntregaGratis,
    ...least,
    tempoMinimo,
    tempoMaximo,
    ...(rule === null ? {} : { rule }),
  };
}
