// The table of calls: every call of the specification, section 7, and our own. The server binds it,
// the client calls it, tests walk it, docs and types are derived from it.
import { accountEndpoints } from './endpoints/account.ts';
import { cardEndpoints } from './endpoints/cards.ts';
import { consoleAuditEndpoints } from './endpoints/console/audit.ts';
import { staffEndpoints } from './endpoints/console/board.ts';
import { counterEndpoints } from './endpoints/console/counter.ts';
import { consoleCouponEndpoints } from './endpoints/console/coupons.ts';
import { consolePeopleEndpoints } from './endpoints/console/customers.ts';
import { consoleHostEndpoints } from './endpoints/console/hosts.ts';
import { staffMenuEndpoints } from './endpoints/console/menu.ts';
import { menuFileEndpoints } from './endpoints/console/menu-files.ts';
import { consoleMessageAccountEndpoints } from './endpoints/console/message-accounts.ts';
import { orderChangeEndpoints } from './endpoints/console/order-changes.ts';
import { consoleAccountEndpoints } from './endpoints/console/payments.ts';
import { registerEndpoints } from './endpoints/console/register.ts';
import { consoleStartEndpoints } from './endpoints/console/set-up.ts';
import { storeMenuEndpoints } from './endpoints/console/store-menu.ts';
import { consoleEndpoints } from './endpoints/console/stores.ts';
import { consoleTableEndpoints } from './endpoints/console/tables.ts';
import { teamEndpoints } from './endpoints/console/team.ts';
import { couponEndpoints } from './endpoints/coupons.ts';
import { errorEndpoints } from './endpoints/errors.ts';
import { giftEndpoints } from './endpoints/gifts.ts';
import { loyaltyEndpoints } from './endpoints/loyalty.ts';
import { menuEndpoints } from './endpoints/menu.ts';
import { messageEndpoints } from './endpoints/messages.ts';
import { operatorEndpoints } from './endpoints/operator.ts';
import { orderAnswerEndpoints } from './endpoints/order-changes.ts';
import { orderEndpoints } from './endpoints/orders.ts';
import { paymentEndpoints } from './endpoints/payments.ts';
import { placeEndpoints } from './endpoints/places.ts';
import { profileEndpoints } from './endpoints/profile.ts';
import { reviewEndpoints } from './endpoints/reviews.ts';
import { slotEndpoints } from './endpoints/slots.ts';
import { tableEndpoints } from './endpoints/tables.ts';
import { joined } from './joined.ts';

/** Grouped by subject, in the order of the docs. */
export const endpointGroups = {
  'Brand, stores and menu': menuEndpoints,
  'Delivery areas': placeEndpoints,
  Account: accountEndpoints,
  'Profile and privacy': profileEndpoints,
  Orders: orderEndpoints,
  'Changes of an order': orderAnswerEndpoints,
  Errors: errorEndpoints,
  'Scheduled orders': slotEndpoints,
  Coupons: couponEndpoints,
  Payments: paymentEndpoints,
  Cards: cardEndpoints,
  Reviews: reviewEndpoints,
  'Tables and tabs': tableEndpoints,
  Loyalty: loyaltyEndpoints,
  'Referral and wheel': giftEndpoints,
  'Staff console': staffEndpoints,
  'Orders taken by staff': counterEndpoints,
  'Changes of orders by staff': orderChangeEndpoints,
  'Cash register': registerEndpoints,
  'Menu editor': staffMenuEndpoints,
  'Menu files and prices': menuFileEndpoints,
  'Menu of single stores': storeMenuEndpoints,
  'Store set-up': consoleEndpoints,
  'Tables in the console': consoleTableEndpoints,
  'Payment accounts': consoleAccountEndpoints,
  'Message accounts': consoleMessageAccountEndpoints,
  'Coupons in the console': consoleCouponEndpoints,
  Team: teamEndpoints,
  'Customers and figures': consolePeopleEndpoints,
  'Set-up': consoleStartEndpoints,
  Domains: consoleHostEndpoints,
  'Audit log': consoleAuditEndpoints,
  Messages: messageEndpoints,
  'Operator console': operatorEndpoints,
};
export type EndpointGroups = typeof endpointGroups;

/** Every call by its name. A name in two groups does not compile. */
export const endpoints = joined(endpointGroups);
export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
