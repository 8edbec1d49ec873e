// The coupon of a cart: looked up while the price is computed, then applied or refused with a
// reason for the customer.
import type { CartCoupon } from '#contract/entities/coupon.ts';
import { failureCodes } from '#contract/failures.ts';
import {
  type CouponProblem,
  type CouponSituation,
  couponCode,
  couponProblem,
  deadCoupon,
} from '#rules/price/coupons.ts';
import type { CallContext } from '../context.ts';
import type { Claim } from '../database/claims.ts';
import { countAttempt, refuseIfSpent } from '../limits/attempts.ts';
import { canProvePhones } from '../phone-proof.ts';
import { Refusal } from '../refusal.ts';
import { moneyText } from '../words/money-text.ts';
import { failureSentence } from '../words/words.ts';
import { claimCoupon } from './claim.ts';
import { countWrongCode, refuseGuesser } from './guesses.ts';
import {
  type FoundCoupon,
  findCode,
  findCoupon,
  isGift,
  publicCoupon,
  termsOf,
} from './records.ts';

type Asked =
  | { code: string; customerId: number; found: FoundCoupon }
  | { code: string; refusal: Refusal };

/** Null: the cart has no coupon. */
export async function askForCoupon(
  typed: string | null,
  context: CallContext,
): Promise<Asked | null> {
  const code = couponCode(typed ?? '');
  if (code === '') return null;
  const customerId = context.session?.customerId ?? null;
  if (customerId === null) return { code, refusal: await refusalOfGuest(code, context) };
  try {
    await refuseGuesser(context, customerId);
    const found = await findCoupon(context, code, customerId);
    if (found !== null) return { code, customerId, found };
    await countWrongCode(context, customerId);
  } catch (error) {
    // After too many guesses the coupon is ignored, but the cart still has a price.
    if (error instanceof Refusal) return { code, refusal: error };
    throw error;
  }
  return { code, refusal: new Refusal('couponUnknown') };
}

/**
 * Nobody is asked to sign in for a code that cannot be used. Past the limit of wrong codes, the
 * reply no longer tells them apart.
 */
async function refusalOfGuest(code: string, context: CallContext): Promise<Refusal> {
  const signIn = new Refusal('couponNeedsSignIn');
  try {
    await refuseIfSpent(context, context.brand.id, 'couponGuest', context.callerHash);
  } catch (error) {
    if (error instanceof Refusal) return signIn;
    throw error;
  }
  const row = await findCode(context, code);
  if (row === null) {
    await countAttempt(context, context.brand.id, 'couponGuest', context.callerHash);
    return new Refusal('couponUnknown');
  }
  const dead = deadCoupon(termsOf(row), { now: context.now(), usedByAll: row.used });
  return dead === null ? signIn : refusalOf(dead, context);
}

/** `counted`: for the price. `claim`: for the order. `refusal`: the error for an order with it. */
export type CouponInCart = {
  code: string;
  found: FoundCoupon | null;
  refusal: Refusal | null;
  claim: Claim | null;
};

type CartOfStore = Pick<CouponSituation, 'storeId' | 'timeZone' | 'cart'>;

export function judgeCoupon(
  asked: Asked,
  situation: CartOfStore,
  context: CallContext,
): CouponInCart {
  const { code } = asked;
  if ('refusal' in asked) return { code, found: null, refusal: asked.refusal, claim: null };
  const { found, customerId } = asked;
  const { row, usedByCustomer, ordersBefore, phoneProved } = found;
  const problem = couponProblem(termsOf(row), {
    ...situation,
    now: context.now(),
    usedByCustomer,
    ordersBefore,
    usedByAll: row.used,
  });
  const unproved = isGift(row) && !phoneProved && canProvePhones(context);
  if (problem === null && unproved)
    return { code, found, refusal: new Refusal('giftNeedsPhone'), claim: null };
  if (problem === null)
    return { code, found, refusal: null, claim: claimCoupon(row, customerId, context.now()) };
  return { code, found, refusal: refusalOf(problem, context), claim: null };
}

function refusalOf(problem: CouponProblem, context: CallContext): Refusal {
  if (problem.code !== 'couponMinimum') return new Refusal(problem.code);
  return new Refusal(problem.code, {
    minimum: moneyText(problem.minimum, context),
    missing: moneyText(problem.missing, context),
  });
}

export function shownCoupon(
  { code, found, refusal }: CouponInCart,
  { language }: CallContext,
): CartCoupon {
  return {
    codigoCupom: code,
    aplicado: refusal === null,
    codErro: refusal === null ? 0 : failureCodes[refusal.key],
    mensagem: refusal === null ? '' : failureSentence(refusal.key, language, refusal.values),
    // A disabled coupon counts as unknown.
    termos: found === null || refusal?.key === 'couponUnknown' ? null : publicCoupon(found.row),
  };
}
