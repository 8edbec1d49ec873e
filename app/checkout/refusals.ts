// What a refused order means for the screen: whether it is certain that there is no order, and what
// has to be looked at again.
import { type FailureKey, failureCodes } from '#contract/failures.ts';
import { type Failure, NETWORK_CODE, TIMEOUT_CODE } from '#contract/reply.ts';

/**
 * A refusal of the business, given by the part of the server that also knows the key of the order:
 * there is none.
 */
const FIRST_BUSINESS_CODE = failureCodes.brandNotFound;

/** True: nobody knows whether the order was made, so the next try must carry the same key. */
export function isUncertain({ codErro, status }: Pick<Failure, 'codErro' | 'status'>): boolean {
  if (status === 0 || status >= 500 || codErro === NETWORK_CODE || codErro === TIMEOUT_CODE)
    return true;
  return codErro < FIRST_BUSINESS_CODE;
}

/** True: the reply never came, as against a reply that says no. */
export function isLost({ codErro, status }: Pick<Failure, 'codErro' | 'status'>): boolean {
  return status === 0 || status >= 500 || codErro === failureCodes.unexpected;
}

const ofCart: readonly FailureKey[] = [
  'productNotFound',
  'soldOut',
  'choicesInvalid',
  'notEnough',
  'totalChanged',
  'quantityTooLarge',
];
/** Codes of refused coupons stand together. */
const isCoupon = (codErro: number) =>
  codErro === failureCodes.couponUnknown ||
  (codErro >= failureCodes.couponNeedsSignIn && codErro <= failureCodes.couponNoBetter);
const ofAddress: readonly FailureKey[] = [
  'addressError',
  'notServed',
  'otherStoreServes',
  'cityNotServed',
];

/** The account was closed, or the connection has ended: whoever is here sits nowhere. */
const ofSeat: readonly FailureKey[] = ['tableNotConnected', 'tableClosed'];
const ofSlot: readonly FailureKey[] = ['slotGone', 'slotFull', 'scheduleUnavailable'];

/** Which part of what the browser knows is out of date. */
export function staleAfter({
  codErro,
}: Pick<Failure, 'codErro'>): 'cart' | 'address' | 'slot' | 'seat' | null {
  const is = (key: FailureKey) => failureCodes[key] === codErro;
  if (ofCart.some(is) || isCoupon(codErro)) return 'cart';
  if (ofSlot.some(is)) return 'slot';
  if (ofSeat.some(is)) return 'seat';
  return ofAddress.some(is) ? 'address' : null;
}
