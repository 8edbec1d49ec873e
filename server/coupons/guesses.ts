// Limits guessing of codes: wrong codes count per person and caller, and past the limit right ones
// are not accepted either.
import { countAttempt, refuseIfSpent } from '../account/attempts.ts';
import type { CallContext } from '../context.ts';

const WINDOW_SECONDS = 3600;
const LIMITS = { person: 10, caller: 60 };

const subjects = (context: CallContext, customerId: number) =>
  [
    [`customer ${customerId}`, LIMITS.person],
    [context.callerHash, LIMITS.caller],
  ] as const;

/** Checked before the lookup, so that a right code does not stand out. */
export async function refuseGuesser(context: CallContext, customerId: number): Promise<void> {
  await Promise.all(
    subjects(context, customerId).map(([subject, limit]) =>
      refuseIfSpent(context, context.brand.id, 'coupon', subject, limit, WINDOW_SECONDS),
    ),
  );
}

export async function countWrongCode(context: CallContext, customerId: number): Promise<void> {
  for (const [subject, limit] of subjects(context, customerId)) {
    await countAttempt(context, context.brand.id, 'coupon', subject, limit, WINDOW_SECONDS);
  }
}
