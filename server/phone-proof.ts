// Proofs of phones by a code: for sign-up, busy kitchens, gifts, and people's own data.
import { and, eq, gt } from 'drizzle-orm';
import { channelsOf } from './brand/message-ways.ts';
import type { CallContext, Services } from './context.ts';
import { accessCodes } from './database/schema.ts';

const PROOF_MINUTES = 30;

/** Without a channel for codes nobody could prove anything. */
export const canProvePhones = ({ brand, env }: Pick<CallContext, 'brand' | 'env'>): boolean =>
  channelsOf(brand, env).some((channel) => channel !== 'email');

/** Whether this device has just proved that its user holds the phone. */
export async function phoneProved(
  { db, now, secret }: Pick<Services, 'db' | 'now' | 'secret'>,
  brandId: number,
  sessionId: number,
  telefone: string,
): Promise<boolean> {
  const since = new Date(now().getTime() - PROOF_MINUTES * 60_000);
  const subject = secret.hashOf(brandId, 'subject', 'login', telefone);
  const [row] = await db
    .select({ id: accessCodes.id })
    .from(accessCodes)
    .where(
      and(
        eq(accessCodes.brandId, brandId),
        eq(accessCodes.purpose, 'login'),
        eq(accessCodes.subject, subject),
        eq(accessCodes.sessionId, sessionId),
        gt(accessCodes.usedAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}
