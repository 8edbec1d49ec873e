// How the customer receives the food. A separate file: the menu needs only these three numbers of
// an order.
import type { OrderType } from '#contract/entities/order.ts';

export const ORDER_TYPE = { delivery: 1, pickup: 2, table: 3 } as const satisfies Record<
  string,
  OrderType
>;
