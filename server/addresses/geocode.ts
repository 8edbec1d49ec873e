// Calls about the map: what a typed address may mean, which address is at a point, and where map
// tiles come from.
import type { Place } from '#contract/entities/address.ts';
import type { Point } from '#rules/places/delivery.ts';
import { samePlace } from '#rules/places/place-names.ts';
import { wholePostalCode } from '#rules/places/postal-code.ts';
import { requireStore } from '../brand/require-store.ts';
import type { CallContext } from '../context.ts';
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
    const cep = wholePostalCode(busca);
    const lugares =
      cep === null
        ? await geocoding.search(busca, near).catch(unavailable)
        : await searchPostalCode(cep, near, context);
    return { lugares, aoDigitar: geocoding.asTyped };
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

/** Maps rarely know postal codes: the code's street is searched instead. */
async function searchPostalCode(
  cep: string,
  near: Point | null,
  context: CallContext,
): Promise<Place[]> {
  const { geocoding, postalCodes } = context;
  await countAttempt(context, context.brand.id, 'postalCode', context.callerHash);
  const found = await postalCodes.find(cep).catch(unavailable);
  if (found === null) return [];
  const { logradouro, bairro, cidade, uf } = found;
  const words = [logradouro, bairro, cidade, uf].filter((word) => word !== '').join(', ');
  const places = await geocoding.search(words, near).catch(unavailable);
  const isThere = (place: Place) => place.uf === uf && samePlace(place.cidade, cidade);
  const first = places.find(isThere);
  // The code of a street says nothing about the number.
  return first === undefined ? [] : [{ ...first, cep, numero: '' }];
}

function unavailable(): never {
  throw new Refusal('placesUnavailable');
}
