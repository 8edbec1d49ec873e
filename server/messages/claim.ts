// Which messages are due, and taking them: a row is claimed in one statement, so that several
// processes each claim different rows.
import { and, asc, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import { wayOn } from '../brand/message-ways.ts';
import type { Services } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import { type MessageChannel, messages } from '../database/schema.ts';
import { withoutSecrets } from './secrets.ts';

export type Row = typeof messages.$inferSelect;
type Needs = Pick<Services, 'db' | 'log' | 'now' | 'brands' | 'messengers'>;

/** Longer than any provider takes: a claim older than this belongs to a dead process. */
const LEASE_MS = 60_000;

export const isDue = (channel: MessageChannel, at: Date): SQL | undefined =>
  and(eq(messages.canal, channel), eq(messages.state, 'waiting'), lte(messages.nextTryAt, at));

export async function claim(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  channel: MessageChannel,
  brandId: number,
  most: number,
): Promise<Row[]> {
  const at = now();
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.brandId, brandId), isDue(channel, at)))
    .orderBy(asc(messages.nextTryAt))
    .limit(most)
    .for('update', { skipLocked: true });
  // An array is read once; PostgreSQL may read a subquery of `in` again for each row.
  return db
    .update(messages)
    .set({
      state: 'sending',
      tentativas: sql`${messages.tentativas} + 1`,
      leaseUntil: new Date(at.getTime() + LEASE_MS),
    })
    .where(and(eq(messages.brandId, brandId), sql`${messages.id} = any(array(${due}))`))
    .returning();
}

/** Whether the brand has an account of its own on the channel. */
export async function hasOwn(
  { brands }: Pick<Needs, 'brands'>,
  brandId: number,
  channel: MessageChannel,
): Promise<boolean> {
  if (channel === 'push') return false;
  const brand = await brands.byId(brandId);
  return brand !== null && wayOn(brand.messageWays, channel).own;
}

/**
 * Handles expired messages and those of a dead process, which are sent again only where a duplicate
 * does no harm.
 */
export async function sortOutStuck(services: Needs, channel: MessageChannel): Promise<void> {
  const { db, now, messengers, log } = services;
  const at = now();
  const messenger = messengers[channel];
  /** What the deployment's messenger says holds for brands without an account of their own. */
  const holds = async (brandId: number, says: boolean) =>
    says && !(await hasOwn(services, brandId, channel));
  const expired = and(
    eq(messages.canal, channel),
    eq(messages.state, 'waiting'),
    lte(messages.expiresAt, at),
  );
  for (const brandId of await brandsWith(db, messages, expired))
    await db
      .update(messages)
      .set({
        state: 'givenUp',
        motivoFalha: 'expired',
        ...withoutSecrets({ sandbox: await holds(brandId, messenger.sandbox) }),
      })
      .where(and(eq(messages.brandId, brandId), expired));
  const dead = and(
    eq(messages.canal, channel),
    eq(messages.state, 'sending'),
    lt(messages.leaseUntil, at),
  );
  let count = 0;
  for (const brandId of await brandsWith(db, messages, dead)) {
    const sandbox = await holds(brandId, messenger.sandbox);
    const next = (await holds(brandId, messenger.repeatable))
      ? ({ state: 'waiting' } as const)
      : ({ state: 'unsure', motivoFalha: 'interrupted', ...withoutSecrets({ sandbox }) } as const);
    const { rowCount } = await db
      .update(messages)
      .set({ ...next, leaseUntil: null })
      .where(and(eq(messages.brandId, brandId), dead));
    count += rowCount ?? 0;
  }
  if (count > 0) log.warn('messagesInterrupted', { channel, count });
}
