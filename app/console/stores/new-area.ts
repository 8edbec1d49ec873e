// What a further delivery area begins with.
import type { StoreRegion } from '#contract/entities/console/store.ts';
import { type RegionDraft, regionOf } from './region.tsx';

type NewArea = Pick<
  StoreRegion,
  'uf' | 'taxaEntrega' | 'minimoEntregaGratis' | 'tempoMinimo' | 'tempoMaximo'
>;

/**
 * Fee and times of an area in the list, at best of a neighbourhood, as they are typed now: fees
 * that were all raised are not saved yet. One that is not served has no fee to go by. Of areas that
 * serve an address the cheapest counts, so a further one that begins free makes the others free.
 * Without any to go by, the fee is left to be typed.
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
