// Parses the stored delivery choice defensively. The address is valid for every store, a fee only
// for the store that set it.
import type { Address, DeliveryQuote } from '#contract/entities/address.ts';
import type { OrderType } from '#contract/entities/order.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';

export type SavedDelivery = {
  address: Address | null;
  /** By store id. */
  stores: Readonly<Record<string, { type: OrderType | null; quote: DeliveryQuote | null }>>;
};

const orderTypes = Object.values(ORDER_TYPE);

export const noDelivery: SavedDelivery = { address: null, stores: {} };

export function parseDelivery(raw: unknown): SavedDelivery {
  if (!isRecord(raw)) return noDelivery;
  const address = parseAddress(raw.address);
  const stores = isRecord(raw.stores) ? Object.entries(raw.stores) : [];
  return {
    address,
    stores: Object.fromEntries(
      stores.flatMap(([id, one]) => {
        if (!isRecord(one)) return [];
        const type = orderTypes.find((known) => known === one.type) ?? null;
        return [[id, { type, quote: address === null ? null : parseQuote(one.quote) }]];
      }),
    ),
  };
}

/** A new address invalidates the fees of all other stores. */
export function withAddress(
  kept: SavedDelivery,
  storeId: number,
  address: Address | null,
  quote: DeliveryQuote | null,
): SavedDelivery {
  const others = Object.entries(kept.stores).map(([id, one]) => [id, { ...one, quote: null }]);
  return {
    address,
    stores: {
      ...Object.fromEntries(others),
      [storeId]: { type: kept.stores[storeId]?.type ?? null, quote },
    },
  };
}

export function withType(kept: SavedDelivery, storeId: number, type: OrderType): SavedDelivery {
  return {
    ...kept,
    stores: { ...kept.stores, [storeId]: { quote: kept.stores[storeId]?.quote ?? null, type } },
  };
}

/** The way at each store, without what is personal; null: none was chosen. */
export function waysOnly({ stores }: SavedDelivery): SavedDelivery | null {
  const ways = Object.entries(stores).flatMap(([id, { type }]) =>
    // A table is joined, not chosen.
    type === null || type === ORDER_TYPE.table ? [] : [[id, { type, quote: null }] as const],
  );
  return ways.length === 0 ? null : { address: null, stores: Object.fromEntries(ways) };
}

type Offers = { permiteEntrega: boolean; permiteRetiradaBalcao: boolean };

/** The saved type if the store offers it, else one that the store offers. */
export function offeredType(type: OrderType | null, store: Offers): OrderType {
  const { delivery, pickup, table } = ORDER_TYPE;
  if (type === table) return table;
  if (type === pickup)
    return store.permiteRetiradaBalcao || !store.permiteEntrega ? pickup : delivery;
  return store.permiteEntrega || !store.permiteRetiradaBalcao ? delivery : pickup;
}

function parseAddress(raw: unknown): Address | null {
  if (!isRecord(raw)) return null;
  const field = (name: string): string => (typeof raw[name] === 'string' ? raw[name] : '');
  const address: Address = {
    cep: /^\d{8}$/.test(field('cep')) ? field('cep') : '',
    uf: /^[A-Z]{2}$/.test(field('uf')) ? field('uf') : '',
    cidade: field('cidade'),
    bairro: field('bairro'),
    logradouro: field('logradouro'),
    numero: field('numero'),
    complemento: field('complemento'),
    referencia: field('referencia'),
  };
  const { cidade, bairro, logradouro, numero } = address;
  if ([cidade, bairro, logradouro, numero].some((text) => text.trim() === '')) return null;
  if (typeof raw.id === 'number' && Number.isInteger(raw.id)) address.id = raw.id;
  if (raw.bairroEspecifico === 0 || raw.bairroEspecifico === 1)
    address.bairroEspecifico = raw.bairroEspecifico;
  const { latitude, longitude } = raw;
  if (isDegrees(latitude, 90) && isDegrees(longitude, 180))
    Object.assign(address, { latitude, longitude });
  return address;
}

function isDegrees(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}

function parseQuote(raw: unknown): DeliveryQuote | null {
  if (!isRecord(raw)) return null;
  const { taxaEntrega, minimoEntregaGratis, valorMinimoPedido, tempoMinimo, tempoMaximo } = raw;
  if (
    !isCentsOrNull(taxaEntrega) ||
    !isCentsOrNull(minimoEntregaGratis) ||
    !isCentsOrNull(valorMinimoPedido)
  )
    return null;
  if (!Number.isInteger(tempoMinimo) || !Number.isInteger(tempoMaximo)) return null;
  const times = { tempoMinimo: Number(tempoMinimo), tempoMaximo: Number(tempoMaximo) };
  return {
    taxaEntrega,
    minimoEntregaGratis,
    valorMinimoPedido,
    ...times,
    // Only said where the address was just asked about.
    estabelecimentoQueAtende: null,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCentsOrNull(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);
}
