// A store's neighbourhoods with their fees, for brands that deliver by list.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { useAnswer } from '../use-answer.ts';

export type Neighbourhood = OutputOf<Endpoints['neighbourhoods']>[number];

/** Null: not needed, empty, or unavailable; the neighbourhood is then typed. */
export type NeighbourhoodList = readonly Neighbourhood[] | 'loading' | null;

export function useNeighbourhoods(idEstabelecimento: number, wanted: boolean): NeighbourhoodList {
  const { reply } = useAnswer(wanted ? { idEstabelecimento } : null, (client, store) =>
    client.neighbourhoods(store),
  );
  if (!wanted) return null;
  if (reply === null) return 'loading';
  return reply.ok && reply.value.length > 0 ? reply.value : null;
}
