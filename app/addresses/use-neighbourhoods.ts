// The neighbourhoods that a store lists, with their fees, for brands that deliver by list.
import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { api } from '../api.ts';

export type Neighbourhood = OutputOf<Endpoints['neighbourhoods']>[number];

/** Null: not wanted, not there yet, or not to be had; the neighbourhood is then typed. */
export function useNeighbourhoods(idEstabelecimento: number, wanted: boolean): readonly Neighbourhood[] | null {
  const [list, setList] = useState<readonly Neighbourhood[] | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let stale = false;
    api()
      .then((client) => client.neighbourhoods({ idEstabelecimento }))
      .then((result) => {
        if (!stale && result.ok && result.value.length > 0) setList(result.value);
      })
      .catch(() => setList(null));
    return () => {
      stale = true;
    };
  }, [idEstabelecimento, wanted]);
  return list;
}
