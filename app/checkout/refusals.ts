// What a refused order means for the screen: whether an order may exist, and what must be reloaded.
import { type FailureKey, failureCodes } from '#contract/failures.ts';
import type { Failure } from '#contract/reply.ts';

const ofCart: readonly FailureKey[] = [
  'productNotFound',
  'soldOut',
  'choicesInvalid',
  'notEnough',
  'totalChanged',
  'quantityTooLarge',
  'weightInvalid',
  // Credit and a full card may have been used at another device.
  'cashbackNotEnough',
  'loyaltyNeedsSignIn',
  'giftNeedsPhone',
  'stampCardUnknown',
  'stampCardIncomplete',
  'stampCardRedeemed',
  'stampCardExpired',
  'stampCardOtherStore',
  'stampCardProductMissing',
  'stampCardNoBetter',
];
/** Codes of refused coupons are grouped. */
const isCoupon = (codErro: number) =>
  codErro === failureCodes.couponUnknown ||
  (codErro >= failureCodes.couponNeedsSignIn && codErro <= failureCodes.couponNoBetter);
const ofAddress: readonly FailureKey[] = [
  'addressError',
  'notServed',
  'otherStoreServes',
  'cityNotServed',
];

/** The account was closed or the table connection ended: the customer is not at a table. */
const ofSeat: readonly FailureKey[] = ['tableNotConnected', 'tableClosed'];
const ofSlot: readonly FailureKey[] = ['slotGone', 'slotFull'];

/** The store’s terms, payments or hours are no longer those of the page. */
const ofStore: readonly FailureKey[] = [
  'storeNotFound',
  'storeClosed',
  'storePaused',
  'deliveryUnavailable',
  'pickupUnavailable',
  'deliveryMinimum',
  'pickupMinimum',
  'paymentMissing',
  'scheduleUnavailable',
  'signUpNeeded',
];

export type Stale = 'cart' | 'address' | 'slot' | 'seat' | 'store';

/** Which part of the browser's data is out of date. */
export function staleAfter({ codErro }: Pick<Failure, 'codErro'>): Stale | null {
  const is = (key: FailureKey) => failureCodes[key] === codErro;
  if (ofCart.some(is) || isCoupon(codErro)) return 'cart';
  if (ofStore.some(is)) return 'store';
  if (ofSlot.some(is)) return 'slot';
  if (ofSeat.some(is)) return 'seat';
  return ofAddress.some(is) ? 'address' : null;
}

/** Said to guests alone: a customer who reads it has been signed out at another device. */
const ofGuests: readonly FailureKey[] = [
  // Said to a page that names a customer whom the server does not see signed in.
  'wrongContext',
  'signInNeeded',
  'signUpNeeded',
  'nameMissing',
  'onlineNeedsSignIn',
  'loyaltyNeedsSignIn',
  'couponNeedsSignIn',
];

export const takesForGuest = ({ codErro }: Pick<Failure, 'codErro'>): boolean =>
  ofGuests.some((key) => failureCodes[key] === codErro);
