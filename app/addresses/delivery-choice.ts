// Delivery or pickup, and the address: chosen once and shared by menu, cart, checkout and all tabs.
import { useMemo } from 'react';
import type { Address, DeliveryQuote } from '#contract/entities/address.ts';
import type { OrderType } from '#contract/entities/order.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { storedState } from '../stored-state.ts';
import { useSeat } from '../tables/use-seat.ts';
import { useStored } from '../use-stored.ts';
import {
  offeredType,
  parseDelivery,
  type SavedDelivery,
  withAddress,
  withType,
} from './saved-delivery.ts';

export type DeliveryChoice = {
  /** False on the server and during hydration: the type is then the store's first one. */
  ready: boolean;
  /** The way was chosen on this device, and is not just the store's first one. */
  decided: boolean;
  /** The store no longer offers the way that was chosen. */
  givenUp: boolean;
  tipoPedido: OrderType;
  address: Address | null;
  /** The delivery fee to `address` at this store; null while not requested. */
  quote: DeliveryQuote | null;
  setType(type: OrderType): void;
  setAddress(address: Address | null, quote: DeliveryQuote | null): void;
};

export const delivery = storedState<SavedDelivery>('delivery', parseDelivery);

export function useDeliveryChoice(storeId: number): DeliveryChoice {
  const { estabelecimentos } = useBrand();
  const kept = useStored(delivery.subscribe, delivery.get);
  const seat = useSeat(storeId);
  return useMemo(() => {
    const store = estabelecimentos.find((one) => one.id === storeId);
    const own = kept?.stores[storeId];
    // At a table, orders go there; afterwards the previous choice applies again.
    const type =
      seat !== null
        ? ORDER_TYPE.table
        : own?.type === ORDER_TYPE.table
          ? null
          : (own?.type ?? null);
    const offered = store === undefined ? (type ?? ORDER_TYPE.delivery) : offeredType(type, store);
    return {
      ready: kept !== null,
      decided: type !== null,
      givenUp: type !== null && offered !== type,
      tipoPedido: offered,
      address: kept?.address ?? null,
      quote: own?.quote ?? null,
      setType: (next) => delivery.update((all) => withType(all, storeId, next)),
      setAddress: (address, quote) =>
        delivery.update((all) => withAddress(all, storeId, address, quote)),
    };
  }, [estabelecimentos, kept, seat, storeId]);
}
