// The coupon of this device: typed, from a link or from the promotional page, the same in every
// tab, until an order uses it.
import { useSyncExternalStore } from 'react';
import type { CartCoupon, Coupon } from '#contract/entities/coupon.ts';
import { type FailureKey, failureCodes } from '#contract/failures.ts';
import { storedState } from '../cart/stored-state.ts';
import { type KeptCoupon, parseCoupon, wanted } from './parse-coupon.ts';

const coupon = storedState<KeptCoupon | null>('coupon', parseCoupon);

export function useKeptCoupon(): KeptCoupon | null {
  return useSyncExternalStore(coupon.subscribe, coupon.get, () => null);
}

/** A code that the server has not seen yet. The same one again keeps what is known of it. */
export function keepCode(typed: string): void {
  const next = wanted(typed);
  if (next !== null) coupon.update((kept) => (kept?.code === next.code ? kept : next));
}

export function keepCoupon(terms: Coupon): void {
  coupon.update(() => ({ code: terms.codigoCupom, terms, counted: true }));
}

export function forgetCoupon(): void {
  coupon.update(() => null);
}

/** After an order: the coupon that it used is used, one that was typed meanwhile is not. */
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

/** Nothing that the diner does brings it back. */
export function isGone({ codErro }: Pick<CartCoupon, 'codErro'>): boolean {
  return gone.some((key) => failureCodes[key] === codErro);
}

/** The server does not count it, and the diner has seen that. */
export function acceptLoss(answer: CartCoupon): void {
  if (isGone(answer)) settleCoupon(answer.codigoCupom);
  else
    coupon.update((kept) =>
      kept?.code === answer.codigoCupom
        ? { ...kept, terms: answer.termos ?? kept.terms, counted: false }
        : kept,
    );
}
