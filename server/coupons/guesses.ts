// Limits guessing of codes: wrong codes count per person and network, and past the limit right ones
// are not accepted either.
import type { CallContext } from '../context.ts';
import { countAttempt, refuseIfSpent } from '../limits/attempts.ts';

const subjects = (context: CallContext, customerId: number) =>
  [
    ['couponPerson', String(customerId)],
    ['couponNetwork', context.callerHash],
  ] as const;

/** Checked before the lookup, so that a right code does not stand out. */
export async function refuseGuesser(context: CallContext, customerId: number): Promise<void> {
  await Promise.all(
    subjects(context, customerId).map(([name, subject]) =>
      refuseIfSpent(context, context.brand.id, name, subject),
    ),
  );
}

export async function countWrongCode(context: CallContext, customerId: number): Promise<void> {
  for (const [name, subject] of subjects(context, customerId))
    await countAttempt(context, context.brand.id, name, subject);
}
