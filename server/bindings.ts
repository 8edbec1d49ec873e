// Which handler answers which call. A call of the table without a handler does not compile.

import type { EndpointKey } from '#contract/endpoints.ts';
import { accountHandlers } from './account/api.ts';
import { privacyHandlers } from './account/privacy.ts';
import { profileHandlers } from './account/profile.ts';
import { refreshHandlers } from './account/profile-refresh.ts';
import { searchHandlers } from './account/profile-search.ts';
import { placeHandlers } from './addresses/api.ts';
import { geocodeHandlers } from './addresses/geocode.ts';
import { savedAddressHandlers } from './addresses/saved.ts';
import { auditHandlers } from './audit/console.ts';
import { brandHandlers } from './brand/api.ts';
import { firstBrandHandlers } from './brand/first-api.ts';
import type { CallContext } from './context.ts';
import { couponHandlers } from './coupons/api.ts';
import { consoleCouponHandlers } from './coupons/console.ts';
import { peopleHandlers } from './customers/console.ts';
import { errorHandlers } from './errors/api.ts';
import { figuresHandlers } from './figures/console.ts';
import type { Handlers } from './handlers.ts';
import { loyaltyHandlers } from './loyalty/api.ts';
import { loyaltyStaffHandlers } from './loyalty/console.ts';
import { giftHandlers } from './loyalty/console-gifts.ts';
import { menuHandlers, menuReply } from './menu/api.ts';
import { menuEditHandlers } from './menu/console.ts';
import { messageHandlers } from './messages/api.ts';
import { orderHandlers } from './orders/api.ts';
import { paymentHandlers } from './payments/api.ts';
import { cardHandlers } from './payments/card-api.ts';
import { paymentAccountHandlers } from './payments/console-accounts.ts';
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
import { tableSetUpHandlers } from './tables/console-set-up.ts';
import { partTroubleHandlers } from './tables/part-trouble.ts';
import { payPartHandlers } from './tables/pay-part.ts';
import { teamHandlers } from './team/console.ts';

const handlers: Handlers = {
  ...brandHandlers,
  ...firstBrandHandlers,
  ...storeHandlers,
  ...menuHandlers,
  ...placeHandlers,
  ...savedAddressHandlers,
  ...geocodeHandlers,
  storesByAddress,
  ...accountHandlers,
  ...profileHandlers,
  ...refreshHandlers,
  ...searchHandlers,
  ...privacyHandlers,
  ...orderHandlers,
  ...errorHandlers,
  ...couponHandlers,
  ...paymentHandlers,
  ...cardHandlers,
  ...giftHandlers,
  ...loyaltyHandlers,
  ...loyaltyStaffHandlers,
  ...reviewHandlers,
  ...staffHandlers,
  ...menuEditHandlers,
  ...watchHandlers,
  ...teamHandlers,
  ...staffAccountHandlers,
  ...messageHandlers,
  ...consoleStoreHandlers,
  ...parameterHandlers,
  ...storeIdentityHandlers,
  ...consoleCouponHandlers,
  ...paymentAccountHandlers,
  ...auditHandlers,
  ...peopleHandlers,
  ...figuresHandlers,
  ...startHandlers,
  ...underWayHandlers,
  ...addStoreHandlers,
  ...tableHandlers,
  ...payPartHandlers,
  ...partTroubleHandlers,
  ...staffTableHandlers,
  ...tableServiceHandlers,
  ...tableSetUpHandlers,
};

type EncodedReply = (
  input: unknown,
  context: CallContext,
  acceptEncoding: string,
) => Promise<Response>;

export const bindings = {
  /** Runs the handler of a call; `input` has passed the call's schema. */
  handle(key: EndpointKey, input: unknown, context: CallContext): Promise<unknown> {
    const handler = handlers[key as keyof typeof handlers] as (
      input: unknown,
      context: CallContext,
    ) => Promise<unknown>;
    return handler(input, context);
  },
  /** Calls whose reply is kept as bytes. */
  encoded: { menu: menuReply, fullMenu: menuReply } as Partial<Record<EndpointKey, EncodedReply>>,
};
