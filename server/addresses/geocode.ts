// Calls about the map: what a typed address may mean, which address is at a point, and where map
// tiles come from.
import { requireStore } from '../brand/require-store.ts';
import type { Handlers } from '../handlers.ts';
import { DEEPEST } from '../integrations/geocoding/sandbox-map.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';

const SHORTEST = 3;
const SANDBOX_TILES = '/mapa/{theme}/{z}/{x}/{y}.svg';

export const geocodeHandlers = {
  suggestPlaces: async ({ busca, aoDigitar, idEstabelecimento }, context) => {
    const { geocoding } = context;
    if (busca.length < SHORTEST || (aoDigitar && !geocoding.asTyped))
      return { lugares: [], aoDigitar: geocoding.asTyped };
    await countAttempt(context, context.brand.id, 'geocode', context.callerHash);
    const store =
      idEstabelecimento == null
        ? context.brand.stores[0]
        : requireStore(context, idEstabelecimento);
    const near =
      store?.latitude == null || store.longitude == null
        ? null
        : { latitude: store.latitude, longitude: store.longitude };
    return {
      lugares: await geocoding.search(busca, near).catch(unavailable),
      aoDigitar: geocoding.asTyped,
    };
  },
  placeAt: async (point, context) => {
    await countAttempt(context, context.brand.id, 'geocode', context.callerHash);
    return { lugar: await context.geocoding.reverse(point).catch(unavailable) };
  },
  mapSettings: async (_input, { env }) =>
    env.mapTiles === null
      ? { urlMapa: SANDBOX_TILES, creditoMapa: '', aproximacaoMaxima: DEEPEST, exemplo: true }
      : {
          urlMapa: env.mapTiles.url,
          creditoMapa: env.mapTiles.credit,
          aproximacaoMaxima: 19,
          exemplo: false,
        },
} satisfies Partial<Handlers>;

function unavailable(): never {
  throw new Refusal('placesUnavailable');
}
