// The key of a spin without an answer, which may have drawn a prize. The tab keeps it: the page
// that is loaded again asks for the same spin, and names its prize.
import { newKey } from '../new-key.ts';
import { readSession, writeSession } from '../storage.ts';

/** Null: every spin of this customer has been answered. */
export function unansweredSpin(customerId: number): string | null {
  const raw = readSession('spin');
  if (typeof raw !== 'object' || raw === null) return null;
  const { customer, key } = raw as Record<string, unknown>;
  return customer === customerId && typeof key === 'string' ? key : null;
}

/** That of the unanswered spin, or a new one. */
export function spinKey(customerId: number): string {
  const key = unansweredSpin(customerId) ?? newKey();
  writeSession('spin', { customer: customerId, key });
  return key;
}

export function spinAnswered(): void {
  writeSession('spin', null);
}
