// What a further delivery area begins with.
import type { StoreRegion } from '#contract/entities/console/store.ts';
import { type RegionDraft, regionOf } from './region.tsx';

type NewArea = Pick<
  StoreRegion,
  'uf' | 'taxaEntrega' | 'minimoEntregaGratis' | 'tempoMinimo' | 'tempoMaximo'
>;

/**
 * Fee and times of a neighbourhood in the list, as they are typed now: fees that were all raised
 * are not saved yet. One that is not served has no fee to go by.
 */
export function newArea(drafts: readonly RegionDraft[]): NewArea {
  const named = drafts
    .filter(({ region }) => region.tipo === 'bairro')
    .map((draft) => regionOf(draft) ?? draft.region);
  const like = named.find(({ taxaEntrega }) => taxaEntrega !== null) ?? named[0];
  return {
    uf: like?.uf ?? '',
    taxaEntrega: like?.taxaEntrega ?? 0,
    minimoEntregaGratis: null,
    tempoMinimo: like?.tempoMinimo ?? 30,
    tempoMaximo: like?.tempoMaximo ?? 60,
  };
}
