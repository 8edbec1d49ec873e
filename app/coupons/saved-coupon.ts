// The coupon of this device: typed, from a link or from the promotional page, shared by all tabs,
// until an order uses it.
import { useSyncExternalStore } from 'react';
import type { CartCoupon, Coupon } from '#contract/entities/coupon.ts';
import { type FailureKey, failureCodes } from '#contract/failures.ts';
import { storedState } from '../stored-state.ts';
import { parseCoupon, type SavedCoupon, wanted } from './parse-coupon.ts';

const coupon = storedState<SavedCoupon | null>('coupon', parseCoupon);

export function useSavedCoupon(): SavedCoupon | null {
  return useSyncExternalStore(coupon.subscribe, coupon.get, () => null);
}

/** A code that the server has not checked. The same code again keeps what is known of it. */
export function saveCouponCode(typed: string): void {
  const next = wanted(typed);
  if (next !== null) coupon.update((kept) => (kept?.code === next.code ? kept : next));
}

export function saveCouponTerms(terms: Coupon): void {
  coupon.update(() => ({ code: terms.codigoCupom, terms, counted: true }));
}

export function forgetCoupon(): void {
  coupon.update(() => null);
}

/** After an order, the coupon it used is removed; one typed since is kept. */
export function settleCoupon(used: string | null): void {
  coupon.update((kept) => (kept?.code === used ? null : kept));
}

const gone: readonly FailureKey[] = [
  'couponUnknown',
  'couponExpired',
  'couponUsedUp',
  'couponAlreadyUsed',
  'couponFirstOrderOnly',
];

/** Nothing the customer does makes it valid again. */
export function isGone({ codErro }: Pick<CartCoupon, 'codErro'>): boolean {
  return gone.some((key) => failureCodes[key] === codErro);
}

/** The server does not count it, and the customer has seen that. */
export function acceptLoss(answer: CartCoupon): void {
  if (isGone(answer)) settleCoupon(answer.codigoCupom);
  else
    coupon.update((kept) =>
      kept?.code === answer.codigoCupom
        ? { ...kept, terms: answer.termos ?? kept.terms, counted: false }
        : kept,
    );
}
