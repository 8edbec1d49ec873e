// What couriers are to collect.
import type { ToCollect } from '#contract/entities/console/register.ts';
import type { Cents } from '#contract/money.ts';

export const onTheStreet = (orders: readonly ToCollect[]): Cents =>
  orders.reduce((sum, { valor }) => sum + valor, 0);
