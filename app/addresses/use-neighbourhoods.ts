// A store's neighbourhoods with their fees, for brands that deliver by list.
import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { api } from '../api.ts';

export type Neighbourhood = OutputOf<Endpoints['neighbourhoods']>[number];

/** Null: not needed, empty, or unavailable; the neighbourhood is then typed. */
export type NeighbourhoodList = readonly Neighbourhood[] | 'loading' | null;

export function useNeighbourhoods(idEstabelecimento: number, wanted: boolean): NeighbourhoodList {
  const [list, setList] = useState<NeighbourhoodList>(wanted ? 'loading' : null);
  useEffect(() => {
    if (!wanted) return;
    let stale = false;
    const answer = (found: readonly Neighbourhood[]) => {
      if (!stale) setList(found.length > 0 ? found : null);
    };
    api()
      .then((client) => client.neighbourhoods({ idEstabelecimento }))
      .then((result) => answer(result.ok ? result.value : []))
      .catch(() => answer([]));
    return () => {
      stale = true;
    };
  }, [idEstabelecimento, wanted]);
  return list;
}
