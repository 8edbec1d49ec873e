// The two ends of a delivery, if both are known.
import { useMemo } from 'react';
import type { Order } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { Point } from '#rules/places/delivery.ts';

export type OrderPlaces = { store: Point; home: Point };

export function useOrderPlaces(
  { endereco, tipoPedido }: Pick<Order, 'endereco' | 'tipoPedido'>,
  store: Pick<Store, 'latitude' | 'longitude'> | undefined,
): OrderPlaces | null {
  const from = pointOf(store);
  const to = tipoPedido === ORDER_TYPE.delivery ? pointOf(endereco) : null;
  // Compared by coordinates: each refresh creates new objects, and the map must not be redrawn.
  const key = from === null || to === null ? '' : JSON.stringify({ store: from, home: to });
  return useMemo(() => (key === '' ? null : (JSON.parse(key) as OrderPlaces)), [key]);
}

function pointOf(
  place:
    | { latitude?: number | null | undefined; longitude?: number | null | undefined }
    | null
    | undefined,
): Point | null {
  if (place?.latitude == null || place.longitude == null) return null;
  return { latitude: place.latitude, longitude: place.longitude };
}
