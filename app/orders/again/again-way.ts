// How a reorder is received: the way of the order, if its store still offers it.
import type { OrderType } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { offeredType } from '../../addresses/saved-delivery.ts';

type Again = {
  was: OrderType;
  store: Pick<Store, 'permiteEntrega' | 'permiteRetiradaBalcao'>;
  /** What this device chose for the store; null: nothing yet. */
  chosen: OrderType | null;
  /** The lines join a cart that has lines of its own. */
  joins: boolean;
};

/** `differs`: the customer must be told, because the order was received another way. */
export function againWay({ was, store, chosen, joins }: Again): {
  way: OrderType;
  differs: boolean;
} {
  // What is in the cart was priced for the chosen way.
  if (joins && chosen !== null) return { way: chosen, differs: false };
  // A table has to be joined by its code.
  const way = offeredType(was === ORDER_TYPE.table ? chosen : was, store);
  return { way, differs: way !== was };
}
