// The stores of a brand, sorted for an address or a point, each with distance and fee.
import type { DeliveryTarget } from '#rules/places/delivery.ts';
import { distanceMeters } from '#rules/places/delivery.ts';
import { rankStores } from '#rules/places/rank-stores.ts';
import { areaFor, locate } from '../addresses/delivery.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import { stateAt } from '../brand/store-records.ts';
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';

type Input = Parameters<Handlers['storesByAddress']>[0];

export const storesByAddress: Handlers['storesByAddress'] = async (input, context) => {
  await countAttempt(context, context.brand.id, 'storesByAddress', context.callerHash);
  const target = await targetOf(input, context);
  return rankStores(
    context.brand.stores
      .filter(({ visivel }) => visivel)
      .map((store) => describeStore(store, target, context)),
  );
};

/** An address, or a geocoded point; without either, stores are sorted by state alone. */
async function targetOf(
  { endereco, latitude, longitude }: Input,
  context: CallContext,
): Promise<DeliveryTarget | null> {
  if (endereco != null) return locate(context, context.brand, endereco, 'always');
  if (latitude === undefined && longitude === undefined) return null;
  if (latitude === undefined || longitude === undefined)
    throw new Refusal('malformed', { field: 'latitude' });
  const point = { latitude, longitude };
  // If the provider is down, the distances remain.
  const place = await context.geocoding.reverse(point).catch(() => null);
  return {
    bairro: place?.bairro ?? '',
    cidade: place?.cidade ?? '',
    uf: place?.uf ?? '',
    cep: place?.cep ?? '',
    ...point,
  };
}

function describeStore(store: StoreRecord, target: DeliveryTarget | null, context: CallContext) {
  const { id, codigo, nome, latitude, longitude } = store;
  const area = target === null ? null : areaFor(store, target);
  const here = latitude === null || longitude === null ? null : { latitude, longitude };
  const there =
    target?.latitude == null || target.longitude == null
      ? null
      : { latitude: target.latitude, longitude: target.longitude };
  return {
    id,
    codigo,
    nome,
    ...stateAt(store, context.now()),
    distancia: here === null || there === null ? null : Math.round(distanceMeters(here, there)),
    atende:
      area !== null
        ? true
        : !store.permiteEntrega
          ? false
          : target === null || isVague(store, target)
            ? null
            : false,
    taxaEntrega: area?.taxaEntrega ?? null,
    tempoMinimo: area?.tempoMinimo ?? 0,
    tempoMaximo: area?.tempoMaximo ?? 0,
  };
}

/** Some areas of the store need data that this place lacks. */
function isVague(
  store: StoreRecord,
  { bairro, cep, latitude, longitude }: DeliveryTarget,
): boolean {
  const known = {
    bairro: bairro !== '',
    cep: cep !== '',
    raio: latitude != null && longitude != null,
    poligono: latitude != null && longitude != null,
  };
  return store.areas.some(({ kind }) => !known[kind]);
}
