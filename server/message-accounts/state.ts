// What a change of an account does to its state and to messages that wait.
import { and, eq } from 'drizzle-orm';
import type { CustomerChannel } from '#contract/entities/brand.ts';
import { announce } from '../changes.ts';
import type { Transaction } from '../database/open.ts';
import { messages } from '../database/schema.ts';
import type { Key } from './record.ts';

/** For messages to owners: names that are the same in every language. */
export const CHANNEL_NAMES: Record<CustomerChannel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'E-mail',
};

/** Nothing is known to be wrong with it. */
export const WELL = {
  failures: 0,
  trouble: null,
  troubleAt: null,
  pausedUntil: null,
  toldAt: null,
} as const;

/** What waited for an account is tried with the new state at once. */
export async function wakeMessages(
  tx: Transaction,
  { brandId, canal }: Key,
  now: Date,
): Promise<void> {
  await tx
    .update(messages)
    .set({ nextTryAt: now })
    .where(
      and(eq(messages.brandId, brandId), eq(messages.canal, canal), eq(messages.state, 'waiting')),
    );
  await announce(tx, { kind: 'message', brandId });
}
