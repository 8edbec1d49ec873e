// Sorts stores by distance from the customer: the saved address, a searched place, or the device's
// location.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Address } from '#contract/entities/address.ts';
import type { Store } from '#contract/entities/store.ts';
import type { Point } from '#rules/places/delivery.ts';
import { rankStores } from '#rules/places/rank-stores.ts';
import { useAnswer } from '../use-answer.ts';

export type StoreNearby = OutputOf<Endpoints['storesByAddress']>[number];
/** The customer's location. */
export type Whereabouts = { endereco: Address } | Point | null;
export type RankedStore = { store: Store; nearby: StoreNearby | null };

/** Open ones first until the server has sent distances. */
export function useRankedStores(
  stores: readonly Store[],
  where: Whereabouts,
): readonly RankedStore[] {
  // The list works without distances.
  const { reply } = useAnswer(where, (client, place) => client.storesByAddress(place));
  const rows = reply?.ok ? reply.value : null;
  if (rows === null)
    return rankStores(stores.map((store) => ({ ...store, distancia: null, store }))).map(
      ({ store }) => ({ store, nearby: null }),
    );
  return rows.flatMap((nearby) => {
    const store = stores.find(({ id }) => id === nearby.id);
    return store === undefined ? [] : [{ store, nearby }];
  });
}
