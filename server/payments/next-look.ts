// When an open payment is checked again, and the services that work on payments needs.
import type { Services } from '../context.ts';

export type PaymentServices = Pick<Services, 'db' | 'log' | 'now' | 'payments' | 'brands'>;

/** Webhooks are expected; this is for lost ones. */
export const LOOK_MS = 20_000;

/** When a job next checks a payment that waits for its payer. */
export function nextLook(expiresAt: Date | null, now: Date): Date {
  const soon = now.getTime() + LOOK_MS;
  return new Date(
    expiresAt === null || expiresAt.getTime() <= now.getTime()
      ? soon
      : Math.min(soon, expiresAt.getTime()),
  );
}
