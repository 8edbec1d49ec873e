// The values with which a new delivery area begins.
import type { StoreRegion } from '#contract/entities/console/store.ts';
import { type RegionDraft, regionOf } from './region.tsx';

type NewArea = Pick<
  StoreRegion,
  'uf' | 'taxaEntrega' | 'minimoEntregaGratis' | 'tempoMinimo' | 'tempoMaximo'
>;

/**
 * Fee and times of an area in the list, of a neighbourhood if there is one, as they are typed now,
 * which need not be saved. The fee does not begin at zero: of several areas that serve an address
 * the cheapest counts, so a free one would make the others free. If no area has a fee, staff type
 * it.
 */
export function newArea(drafts: readonly RegionDraft[]): NewArea {
  const served = drafts.filter(({ area }) => !area.exclusion);
  const all = served.map((draft) => regionOf(draft) ?? draft.region);
  const named = all.filter(({ tipo }) => tipo === 'bairro');
  const like = [...named, ...all].find(({ taxaEntrega }) => taxaEntrega !== null) ?? named[0];
  return {
    uf: named[0]?.uf ?? '',
    taxaEntrega: like?.taxaEntrega ?? null,
    minimoEntregaGratis: null,
    tempoMinimo: like?.tempoMinimo ?? 30,
    tempoMaximo: like?.tempoMaximo ?? 60,
  };
}
