// Whether a store delivers to an address: the rules' result, geocoding the address when they need a
// point.
import type { Address, DeliveryQuote } from '#contract/entities/address.ts';
import {
  type DeliveryTarget,
  distanceMeters,
  isListedUnserved,
  isMeasured,
  type Point,
  quoteDelivery,
} from '#rules/places/delivery.ts';
import { samePlace } from '#rules/places/place-names.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext } from '../context.ts';
import { countHere } from '../limits/count-here.ts';
import { Refusal } from '../refusal.ts';

export type ServedArea = StoreRecord['areas'][number];

const needsPoint = (store: StoreRecord) => store.areas.some(isMeasured);

/** How far a browser's point may be from its street: the length of a long avenue. */
const BELIEVED_METERS = 3000;

/**
 * The address with coordinates, if a store of the brand charges by distance. Its own point counts
 * only near the point of its postal code or, without one, of its street: a point elsewhere could
 * lower the fee. If the street is unknown too, the address has no point. While the provider is
 * away its own point stays, unconfirmed.
 */
export async function locate(
  context: CallContext,
  brand: KnownBrand,
  address: Address,
  wanted: 'always' | 'ifMeasured' = 'ifMeasured',
): Promise<DeliveryTarget> {
  if (wanted === 'ifMeasured' && !brand.stores.some(needsPoint)) return address;
  const { postalCodes } = context;
  const own = pointOf(address);
  const coded =
    address.cep === ''
      ? null
      : pointOf((await postalCodes.find(address.cep).catch(() => null)) ?? {});
  const written = coded ?? (await geocode(context, address));
  if (written === 'unavailable') return { ...address, unconfirmed: true };
  const near = own !== null && written !== null && distanceMeters(own, written) <= BELIEVED_METERS;
  const point = near ? own : written;
  return { ...address, latitude: point?.latitude, longitude: point?.longitude };
}

function pointOf({
  latitude,
  longitude,
}: {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}): Point | null {
  return latitude == null || longitude == null ? null : { latitude, longitude };
}

async function geocode(
  context: CallContext,
  { logradouro, numero, bairro, cidade, uf }: Address,
): Promise<Point | 'unavailable' | null> {
  countHere(context, 'locate', context.callerHash);
  const text = [logradouro, numero, bairro, cidade, uf].filter((part) => part !== '').join(', ');
  const places = await context.geocoding.search(text, null).catch(() => null);
  if (places === null) return 'unavailable';
  const [found] = places;
  // The centre of a city is too imprecise to measure from.
  return found === undefined || found.logradouro === '' || !samePlace(found.cidade, cidade)
    ? null
    : found;
}

/** The store's cheapest area that contains the address, or null. */
export function areaFor(store: StoreRecord, target: DeliveryTarget): ServedArea | null {
  if (!store.permiteEntrega) return null;
  // Without any point the written city says at least that the address is not far away.
  const elsewhere =
    target.unconfirmed === true &&
    pointOf(target) === null &&
    !samePlace(store.endereco.cidade, target.cidade);
  const known = elsewhere ? { ...target, unconfirmed: false } : target;
  return quoteDelivery(store.areas, known, pointOf(store));
}

/** The brand's store that delivers there at the lowest fee, except the one that does not. */
function otherStoreFor(
  brand: KnownBrand,
  store: StoreRecord,
  target: DeliveryTarget,
): StoreRecord | null {
  const serving = brand.stores.flatMap((other) => {
    const fee = other.id === store.id ? null : (areaFor(other, target)?.taxaEntrega ?? null);
    return fee === null ? [] : [{ other, fee }];
  });
  return serving.sort((a, b) => a.fee - b.fee)[0]?.other ?? null;
}

/** The fee depends on the distance, and the address has no point. */
export function isUnlocated(store: StoreRecord, target: DeliveryTarget): boolean {
  if (target.latitude != null && target.longitude != null) return false;
  return needsPoint(store) && !isListedUnserved(store.areas, target);
}

/** Why the store does not deliver there. */
export function notServedRefusal(
  brand: KnownBrand,
  store: StoreRecord,
  target: DeliveryTarget,
): Refusal {
  const other = otherStoreFor(brand, store, target);
  if (other !== null) return new Refusal('otherStoreServes', { store: other.nome }, named(other));
  if (isUnlocated(store, target)) return new Refusal('addressError');
  return isCityServed(store, target)
    ? new Refusal('notServed')
    : new Refusal('cityNotServed', { city: target.cidade });
}

/**
 * A list of neighbourhoods names its cities; other kinds of area may reach into the next city, but
 * not into another state.
 */
export function isCityServed(
  { areas, endereco }: StoreRecord,
  { cidade, uf = '' }: DeliveryTarget,
): boolean {
  return areas.some((area) =>
    area.kind === 'bairro' ? samePlace(area.cidade, cidade) : uf === '' || uf === endereco.uf,
  );
}

/** Nothing is known, or no store delivers there. */
export const notServed: DeliveryQuote = {
  taxaEntrega: null,
  minimoEntregaGratis: null,
  valorMinimoPedido: null,
  tempoMinimo: 0,
  tempoMaximo: 0,
  estabelecimentoQueAtende: null,
};

export function deliveryQuote(
  brand: KnownBrand,
  store: StoreRecord,
  target: DeliveryTarget,
): DeliveryQuote {
  const area = areaFor(store, target);
  if (area !== null) {
    const { taxaEntrega, minimoEntregaGratis, valorMinimoPedido, tempoMinimo, tempoMaximo } = area;
    return {
      taxaEntrega,
      minimoEntregaGratis,
      valorMinimoPedido,
      tempoMinimo,
      tempoMaximo,
      estabelecimentoQueAtende: null,
      ...(target.unconfirmed === true && isMeasured(area) ? { semMapa: true } : {}),
    };
  }
  const other = otherStoreFor(brand, store, target);
  return { ...notServed, estabelecimentoQueAtende: other && named(other) };
}

const named = ({ id, codigo, nome }: StoreRecord) => ({ id, codigo, nome });
