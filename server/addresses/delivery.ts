// Where a store delivers, asked for one address: the rules' answer, with the point on the map found when the rules need one.
import type { Address, DeliveryQuote } from '#contract/entities/address.ts';
import { type DeliveryTarget, quoteDelivery } from '#rules/delivery.ts';
import { samePlace } from '#rules/place-names.ts';
import type { KnownBrand } from '../brand/directory.ts';
import type { Services } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { StoreRecord } from '../stores/records.ts';

export type ServedArea = StoreRecord['areas'][number];

const needsPoint = (store: StoreRecord) => store.areas.some((area) => area.kind === 'raio' || area.kind === 'poligono');

/** The address with coordinates: its own, else those of its postal code when a store of the brand measures distances. */
export async function locate({ postalCodes }: Pick<Services, 'postalCodes'>, brand: KnownBrand, address: Address): Promise<DeliveryTarget> {
  const known = address.latitude != null && address.longitude != null;
  if (known || address.cep === '' || !brand.stores.some(needsPoint)) return address;
  // A provider that is down leaves the other rules to answer.
  const found = await postalCodes.find(address.cep).catch(() => null);
  return { ...address, latitude: found?.latitude, longitude: found?.longitude };
}

/** The cheapest area of the store that holds the address, or null. */
export function areaFor(store: StoreRecord, target: DeliveryTarget): ServedArea | null {
  if (!store.permiteEntrega) return null;
  const { latitude, longitude } = store;
  return quoteDelivery(store.areas, target, latitude === null || longitude === null ? null : { latitude, longitude });
}

/** The store of the brand that serves the address at the least fee, apart from the one that does not. */
function otherStoreFor(brand: KnownBrand, store: StoreRecord, target: DeliveryTarget): StoreRecord | null {
  const serving = brand.stores.flatMap((other) => {
    const fee = other.id === store.id ? null : (areaFor(other, target)?.taxaEntrega ?? null);
    return fee === null ? [] : [{ other, fee }];
  });
  return serving.sort((a, b) => a.fee - b.fee)[0]?.other ?? null;
}

/** Distances decide here and nobody knows where the address is. */
export function isUnlocated(store: StoreRecord, target: DeliveryTarget): boolean {
  return needsPoint(store) && (target.latitude == null || target.longitude == null);
}

/** Why the store does not deliver there. */
export function notServedRefusal(brand: KnownBrand, store: StoreRecord, target: DeliveryTarget): Refusal {
  const other = otherStoreFor(brand, store, target);
  if (other !== null) return new Refusal('otherStoreServes', { store: other.nome }, named(other));
  if (isUnlocated(store, target)) return new Refusal('addressError');
  const cities = store.areas.map((area) => (area.kind === 'bairro' ? area.cidade : null));
  if (cities.every((city) => city !== null && !samePlace(city, target.cidade))) return new Refusal('cityNotServed', { city: target.cidade });
  return new Refusal('notServed');
}

export function deliveryQuote(brand: KnownBrand, store: StoreRecord, target: DeliveryTarget): DeliveryQuote {
  const area = areaFor(store, target);
  if (area !== null) {
    const { taxaEntrega, minimoEntregaGratis, tempoMinimo, tempoMaximo } = area;
    return { taxaEntrega, minimoEntregaGratis, tempoMinimo, tempoMaximo, estabelecimentoQueAtende: null };
  }
  const other = otherStoreFor(brand, store, target);
  return { taxaEntrega: null, minimoEntregaGratis: null, tempoMinimo: 0, tempoMaximo: 0, estabelecimentoQueAtende: other && named(other) };
}

const named = ({ id, codigo, nome }: StoreRecord) => ({ id, codigo, nome });
