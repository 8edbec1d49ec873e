// Whether a product is sold for delivery, for pickup or at a table.
import type { OrderType } from '#contract/entities/order.ts';
import type { Product, WayOfServing } from '#contract/entities/product.ts';

/** By the number that an order's type has on the wire. */
const WAYS = { 1: 'entrega', 2: 'retirada', 3: 'mesa' } as const satisfies Record<
  OrderType,
  WayOfServing
>;

export const wayOf = (type: OrderType): WayOfServing => WAYS[type];

/** Whether it can be ordered so, sold out or not. */
export const isSoldAs = ({ formas }: Pick<Product, 'formas'>, way: WayOfServing): boolean =>
  formas === undefined || formas.includes(way);
