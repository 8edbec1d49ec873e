// The calls by what they are about, in the order in which the docs show them.

import { accountEndpoints } from './endpoints/account.ts';
import { cardEndpoints } from './endpoints/cards.ts';
import { consoleAuditEndpoints } from './endpoints/console/audit.ts';
import { staffEndpoints } from './endpoints/console/board.ts';
import { consoleCouponEndpoints } from './endpoints/console/coupons.ts';
import { consolePeopleEndpoints } from './endpoints/console/customers.ts';
import { staffMenuEndpoints } from './endpoints/console/menu.ts';
import { menuFileEndpoints } from './endpoints/console/menu-files.ts';
import { consoleAccountEndpoints } from './endpoints/console/payments.ts';
import { consoleStartEndpoints } from './endpoints/console/set-up.ts';
import { consoleEndpoints } from './endpoints/console/stores.ts';
import { consoleTableEndpoints } from './endpoints/console/tables.ts';
import { teamEndpoints } from './endpoints/console/team.ts';
import { couponEndpoints } from './endpoints/coupons.ts';
import { errorEndpoints } from './endpoints/errors.ts';
import { giftEndpoints } from './endpoints/gifts.ts';
import { loyaltyEndpoints } from './endpoints/loyalty.ts';
import { menuEndpoints } from './endpoints/menu.ts';
import { messageEndpoints } from './endpoints/messages.ts';
import { orderEndpoints } from './endpoints/orders.ts';
import { paymentEndpoints } from './endpoints/payments.ts';
import { placeEndpoints } from './endpoints/places.ts';
import { profileEndpoints } from './endpoints/profile.ts';
import { reviewEndpoints } from './endpoints/reviews.ts';
import { slotEndpoints } from './endpoints/slots.ts';
import { tableEndpoints } from './endpoints/tables.ts';
import type { EndpointKey } from './endpoints.ts';

const keysOf = <Group extends object>(group: Group) =>
  Object.keys(group) as (keyof Group & EndpointKey)[];

export const endpointGroups: Record<string, EndpointKey[]> = {
  'Brand, stores and menu': keysOf(menuEndpoints),
  'Delivery areas': keysOf(placeEndpoints),
  Account: keysOf(accountEndpoints),
  'Profile and privacy': keysOf(profileEndpoints),
  Orders: keysOf(orderEndpoints),
  Errors: keysOf(errorEndpoints),
  'Scheduled orders': keysOf(slotEndpoints),
  Coupons: keysOf(couponEndpoints),
  Payments: keysOf(paymentEndpoints),
  Cards: keysOf(cardEndpoints),
  Reviews: keysOf(reviewEndpoints),
  'Tables and tabs': keysOf(tableEndpoints),
  Loyalty: keysOf(loyaltyEndpoints),
  'Referral and wheel': keysOf(giftEndpoints),
  'Staff console': keysOf(staffEndpoints),
  'Menu editor': [...keysOf(staffMenuEndpoints), ...keysOf(menuFileEndpoints)],
  'Store set-up': keysOf(consoleEndpoints),
  'Tables of staff': keysOf(consoleTableEndpoints),
  'Payment accounts': keysOf(consoleAccountEndpoints),
  'Coupons of staff': keysOf(consoleCouponEndpoints),
  'People of the restaurant': keysOf(teamEndpoints),
  'Diners and figures': keysOf(consolePeopleEndpoints),
  'Set-up': keysOf(consoleStartEndpoints),
  'Audit log': keysOf(consoleAuditEndpoints),
  Messages: keysOf(messageEndpoints),
};
