// Which orders a courier takes.
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from './order-status.ts';
import { ORDER_TYPE } from './order-type.ts';

/** As the contract limits the names of couriers. */
export const LONGEST_COURIER_NAME = 40;
export const MOST_COURIERS = 60;

const S = ORDER_STATUS;
const WITH_COURIER: readonly number[] = [
  S.accepted,
  S.inProduction,
  S.readyForDelivery,
  S.outForDelivery,
  S.delivered,
  S.notDelivered,
];

/** From the acceptance on, and afterwards: who has the money is often said late. */
export const mayHaveCourier = ({ status, tipoPedido }: Pick<Order, 'status' | 'tipoPedido'>) =>
  tipoPedido === ORDER_TYPE.delivery && WITH_COURIER.includes(status);
