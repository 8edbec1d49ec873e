// Maps calls to handlers. A call of the table without a handler does not compile.

import type { EndpointKey } from '#contract/endpoints.ts';
import { joined } from '#contract/joined.ts';
import { accountHandlers } from './account/api.ts';
import { privacyHandlers } from './account/privacy.ts';
import { profileHandlers } from './account/profile.ts';
import { refreshHandlers } from './account/profile-refresh.ts';
import { searchHandlers } from './account/profile-search.ts';
import { placeHandlers } from './addresses/api.ts';
import { geocodeHandlers } from './addresses/geocode.ts';
import { savedAddressHandlers } from './addresses/saved.ts';
import { auditHandlers } from './audit/console.ts';
import { securityHandlers } from './audit/console-security.ts';
import { brandHandlers } from './brand/api.ts';
import { firstBrandHandlers } from './brand/first-api.ts';
import type { CallReply } from './call/request.ts';
import type { CallContext } from './context.ts';
import { counterHandlers } from './counter/console.ts';
import { couponHandlers } from './coupons/api.ts';
import { consoleCouponHandlers } from './coupons/console.ts';
import { peopleHandlers } from './customers/console.ts';
import { peoplePrivacyHandlers } from './customers/console-privacy.ts';
import { peopleFileHandlers } from './customers/people-file.ts';
import { errorHandlers } from './errors/api.ts';
import { figuresHandlers } from './figures/console.ts';
import type { HandlerGroups, Handlers } from './handlers.ts';
import { hostHandlers } from './hosts/console.ts';
import { loyaltyHandlers, wheelHandlers } from './loyalty/api.ts';
import { loyaltyStaffHandlers } from './loyalty/console.ts';
import { giftHandlers } from './loyalty/console-gifts.ts';
import { loyaltyTermsHandlers } from './loyalty/console-terms.ts';
import { menuHandlers, menuReply } from './menu/api.ts';
import { menuEditHandlers, menuFileHandlers, storeMenuHandlers } from './menu/console.ts';
import { messageAccountHandlers } from './message-accounts/console.ts';
import { messageHandlers } from './messages/api.ts';
import { operatorHandlers } from './operator/console.ts';
import { operatorHostHandlers } from './operator/console-hosts.ts';
import { operatorAccountHandlers } from './operator/own-account.ts';
import { operatorSignInHandlers } from './operator/sign-in.ts';
import { orderAnswerHandlers } from './order-changes/answer.ts';
import { orderChangeHandlers } from './order-changes/console.ts';
import { orderWishHandlers } from './order-changes/wish.ts';
import { storeOrderHandlers } from './order-history/console.ts';
import { orderHandlers } from './orders/api.ts';
import { boardHandlers } from './orders/console.ts';
import { freeSlots } from './orders/slots.ts';
import { paymentHandlers } from './payments/api.ts';
import { cardHandlers } from './payments/card-api.ts';
import { paymentAccountHandlers } from './payments/console-accounts.ts';
import { registerHandlers } from './register/console.ts';
import { reviewHandlers } from './reviews/api.ts';
import { addStoreHandlers } from './set-up/add-store.ts';
import { startHandlers } from './set-up/console.ts';
import { staffHandlers } from './staff/console.ts';
import { staffAccountHandlers } from './staff/console-own-account.ts';
import { watchHandlers } from './staff/watch.ts';
import { storeHandlers } from './stores/api.ts';
import { storesByAddress } from './stores/by-address.ts';
import { consoleStoreHandlers } from './stores/console.ts';
import { storeIdentityHandlers } from './stores/console-identity.ts';
import { parameterHandlers } from './stores/console-parameters.ts';
import { underWayHandlers } from './stores/under-way.ts';
import { tableHandlers } from './tables/api.ts';
import { staffTableHandlers } from './tables/console.ts';
import { tableServiceHandlers } from './tables/console-service.ts';
import { tableSetUpHandlers, tableTermsHandlers } from './tables/console-set-up.ts';
import { partTroubleHandlers } from './tables/part-trouble.ts';
import { payPartHandlers } from './tables/pay-part.ts';
import { staffPaymentHandlers } from './tables/staff-payments.ts';
import { teamHandlers } from './team/console.ts';

/** Grouped as in the table. A duplicate handler does not compile. */
const groups = {
  'Brand, stores and menu': joined({ brandHandlers, storeHandlers, menuHandlers }),
  'Delivery areas': joined({
    placeHandlers,
    savedAddressHandlers,
    geocodeHandlers,
    byAddress: { storesByAddress },
  }),
  Account: accountHandlers,
  'Profile and privacy': joined({
    profileHandlers,
    refreshHandlers,
    searchHandlers,
    privacyHandlers,
  }),
  Orders: orderHandlers,
  Errors: errorHandlers,
  'Scheduled orders': { freeSlots },
  Coupons: couponHandlers,
  Payments: paymentHandlers,
  Cards: cardHandlers,
  Reviews: reviewHandlers,
  'Tables and tabs': joined({
    tableHandlers,
    payPartHandlers,
    partTroubleHandlers,
    staffTableHandlers,
    staffPaymentHandlers,
    tableSetUpHandlers,
  }),
  Loyalty: joined({ loyaltyHandlers, loyaltyStaffHandlers, loyaltyTermsHandlers }),
  'Referral and wheel': joined({ giftHandlers, wheelHandlers }),
  'Staff console': joined({
    staffHandlers,
    boardHandlers,
    storeOrderHandlers,
    watchHandlers,
  }),
  'Orders taken by staff': counterHandlers,
  'Changes of orders by staff': orderChangeHandlers,
  'Changes of an order': joined({ orderAnswerHandlers, orderWishHandlers }),
  'Cash register': registerHandlers,
  'Menu editor': menuEditHandlers,
  'Menu files and prices': menuFileHandlers,
  'Menu of single stores': storeMenuHandlers,
  'Store set-up': joined({ consoleStoreHandlers, parameterHandlers }),
  'Tables in the console': joined({ tableServiceHandlers, tableTermsHandlers }),
  'Payment accounts': paymentAccountHandlers,
  'Message accounts': messageAccountHandlers,
  'Coupons in the console': consoleCouponHandlers,
  Team: joined({ teamHandlers, staffAccountHandlers }),
  'Customers and figures': joined({
    peopleHandlers,
    peopleFileHandlers,
    peoplePrivacyHandlers,
    figuresHandlers,
  }),
  'Set-up': joined({
    firstBrandHandlers,
    startHandlers,
    addStoreHandlers,
    storeIdentityHandlers,
    underWayHandlers,
  }),
  Domains: hostHandlers,
  'Audit log': joined({ auditHandlers, securityHandlers }),
  Messages: messageHandlers,
  'Operator console': joined({
    operatorSignInHandlers,
    operatorHandlers,
    operatorHostHandlers,
    operatorAccountHandlers,
  }),
} satisfies HandlerGroups;
const handlers: Handlers = joined(groups);

type EncodedReply = (
  input: unknown,
  context: CallContext,
  acceptEncoding: string,
) => Promise<CallReply>;

export const bindings = {
  /** Runs the handler of a call; `input` has passed the call's schema. */
  handle(key: EndpointKey, input: unknown, context: CallContext): Promise<unknown> {
    const handler = handlers[key as keyof typeof handlers] as (
      input: unknown,
      context: CallContext,
    ) => Promise<unknown>;
    return handler(input, context);
  },
  /** Calls whose reply is cached as bytes. */
  encoded: { menu: menuReply, fullMenu: menuReply } as Partial<Record<EndpointKey, EncodedReply>>,
};
