// What follows when an order moves, in the transaction of the move: what it had taken goes back, what it has earned is written down.

import { ORDER_STATUS as S } from '#rules/order-status.ts';
import { announce } from '../changes.ts';
import { giveCouponBack } from '../coupons/claim.ts';
import type { Transaction } from '../database/open.ts';
import { releaseMoney } from '../payments/release-money.ts';
import type { OrderRow } from './records.ts';
import { givePortionsBack, portionsOf } from './stock.ts';

/** `row` is locked and as it was before the move. */
export type Effect = (tx: Transaction, row: OrderRow, to: number, now: Date) => Promise<void>;

const nothing: readonly number[] = [S.cancelled, S.cancelledByStore, S.expired];

/** The food was never made, or nobody will eat it: what the order took can be had again. */
export function comesToNothing(status: number): boolean {
  return nothing.includes(status);
}

const portions: Effect = async (tx, row, to) => {
  if (comesToNothing(to) && (await givePortionsBack(tx, row.brandId, portionsOf(row.itens)))) await announce(tx, { kind: 'brand', brandId: row.brandId });
};

const money: Effect = async (tx, row, to, now) => {
  if (comesToNothing(to)) await releaseMoney(tx, row, now);
};

const coupon: Effect = async (tx, row, to) => {
  if (comesToNothing(to)) await giveCouponBack(tx, row.brandId, row.id);
};

/** Each must be harmless for an order that it does not concern. */
export const effects: readonly Effect[] = [portions, money, coupon];
