// The consequences of a move, in its transaction: what the order took is returned, what it earned
// is recorded.

import { comesToNothing } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { announce } from '../changes.ts';
import { giveCouponBack } from '../coupons/claim.ts';
import { followOrder } from '../loyalty/follow-order.ts';
import { followReferral } from '../loyalty/follow-referral.ts';
import { releaseMoney } from '../payments/release-money.ts';
import { clearTab, linesOf } from '../tables/tab.ts';
import type { Effect } from './move-effect.ts';
import { giveSlotBack } from './slots.ts';
import { givePortionsBack, menuNotice, portionsOf } from './stock.ts';

const portions: Effect = async (tx, row, to) => {
  if (!comesToNothing(to)) return;
  // Those of a line that staff took off a bill went back with it.
  const lines = row.tipoPedido === ORDER_TYPE.table ? await linesOf(tx, row) : [];
  const standing = row.itens.filter((_, at) => (lines[at]?.voidedAt ?? null) === null);
  const visible = await givePortionsBack(tx, row, portionsOf(standing));
  if (visible !== null) await announce(tx, menuNotice(row, visible));
};

const money: Effect = async (tx, row, to, now) => {
  if (comesToNothing(to)) await releaseMoney(tx, row, now);
};

const coupon: Effect = async (tx, row, to) => {
  if (comesToNothing(to)) await giveCouponBack(tx, row.brandId, row.id);
};

/** Each must do nothing for an order that it does not concern. */
export const effects: readonly Effect[] = [
  portions,
  giveSlotBack,
  money,
  coupon,
  followOrder,
  followReferral,
  clearTab,
];
