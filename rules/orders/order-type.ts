// How the food reaches the diner, as orders carry it. A file of its own: the menu needs these three
// numbers and nothing else of an order's life.
import type { OrderType } from '#contract/entities/order.ts';

export const ORDER_TYPE = { delivery: 1, pickup: 2, table: 3 } as const satisfies Record<
  string,
  OrderType
>;
