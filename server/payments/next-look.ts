// When an open payment is looked at again, and what whoever looks needs.
import type { Services } from '../context.ts';

export type PaymentServices = Pick<Services, 'db' | 'log' | 'now' | 'payments' | 'brands'>;

/** News is expected; this is for news that got lost. */
export const LOOK_MS = 20_000;

/** When the clock looks again at a payment that waits for its payer. */
export function nextLook(expiresAt: Date | null, now: Date): Date {
  const soon = now.getTime() + LOOK_MS;
  return new Date(
    expiresAt === null || expiresAt.getTime() <= now.getTime()
      ? soon
      : Math.min(soon, expiresAt.getTime()),
  );
}
