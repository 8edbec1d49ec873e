// The calls by what they are about, in the order in which the docs show them.

import { accountEndpoints } from './endpoints/account.ts';
import { cardEndpoints } from './endpoints/cards.ts';
import { consoleEndpoints } from './endpoints/console.ts';
import { consoleAccountEndpoints } from './endpoints/console-accounts.ts';
import { consoleAuditEndpoints } from './endpoints/console-audit.ts';
import { consoleCouponEndpoints } from './endpoints/console-coupons.ts';
import { consolePeopleEndpoints } from './endpoints/console-people.ts';
import { consoleStartEndpoints } from './endpoints/console-start.ts';
import { consoleTableEndpoints } from './endpoints/console-tables.ts';
import { couponEndpoints } from './endpoints/coupons.ts';
import { errorEndpoints } from './endpoints/errors.ts';
import { giftEndpoints } from './endpoints/gifts.ts';
import { loyaltyEndpoints } from './endpoints/loyalty.ts';
import { menuEndpoints } from './endpoints/menu.ts';
import { menuFileEndpoints } from './endpoints/menu-files.ts';
import { messageEndpoints } from './endpoints/messages.ts';
import { orderEndpoints } from './endpoints/orders.ts';
import { paymentEndpoints } from './endpoints/payments.ts';
import { placeEndpoints } from './endpoints/places.ts';
import { profileEndpoints } from './endpoints/profile.ts';
import { reviewEndpoints } from './endpoints/reviews.ts';
import { slotEndpoints } from './endpoints/slots.ts';
import { staffEndpoints } from './endpoints/staff.ts';
import { staffMenuEndpoints } from './endpoints/staff-menu.ts';
import { tableEndpoints } from './endpoints/tables.ts';
import { teamEndpoints } from './endpoints/team.ts';
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
