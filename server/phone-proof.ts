// Whether a device has proved a phone by a code: for sign-up, and for orders at a busy kitchen.
import { and, eq, gt } from 'drizzle-orm';
import type { Services } from './context.ts';
import { accessCodes } from './database/schema.ts';

const PROOF_MINUTES = 30;

/** Whether this device has just proved that its user holds the phone. */
export async function phoneProved(
  { db, now, secret }: Pick<Services, 'db' | 'now' | 'secret'>,
  brandId: number,
  sessionId: number,
  telefone: string,
): Promise<boolean> {
  const since = new Date(now().getTime() - PROOF_MINUTES * 60_000);
  const subject = secret.hash('subject', brandId, 'login', telefone);
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
