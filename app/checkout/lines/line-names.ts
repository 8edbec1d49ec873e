// The parts of a checkout: each has a line in the summary, and each problem belongs to one.
import type { CheckoutProblemCode } from '#rules/cart/checkout.ts';

/** `store`: cannot be corrected on this screen. */
export type Part = 'store' | 'where' | 'who' | 'when' | 'payment' | 'more';

export const partOf: Record<CheckoutProblemCode, Part> = {
  emptyCart: 'store',
  noWayOffered: 'store',
  storeClosed: 'store',
  storePaused: 'store',
  deliveryMinimum: 'store',
  pickupMinimum: 'store',
  deliveryNotOffered: 'where',
  pickupNotOffered: 'where',
  addressMissing: 'where',
  notServed: 'where',
  nameMissing: 'who',
  phoneInvalid: 'who',
  slotMissing: 'when',
  paymentMissing: 'payment',
  onlineNeedsSignIn: 'payment',
  changeMissing: 'payment',
  changeTooLow: 'payment',
  cpfInvalid: 'more',
};

export const lineId = (part: Part): string => `co-line-${part}`;
