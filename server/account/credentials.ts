// `hashSenha`: the opaque credential of a native client's device. Random, stored hashed, rotated at
// each use, deleted with its session.
import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { deleteByBrand } from '../database/brands-with.ts';
import { customers, deviceCredentials, sessions } from '../database/schema.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { hashToken } from '../token-hash.ts';
import type { CustomerRow } from './customer-row.ts';

const DAYS = 180;
/** A lost reply must not lock a device out. */
const GRACE_MS = 60_000;

const newToken = () => randomBytes(32).toString('base64url');

/** Creates a credential for a session's device; the text is visible only here. */
export async function issueCredential(
  { db, brand, now }: CallContext,
  customerId: number,
  sessionId: number,
): Promise<string> {
  const token = newToken();
  const time = now();
  const expiresAt = new Date(time.getTime() + DAYS * 86_400_000);
  await db.insert(deviceCredentials).values({
    brandId: brand.id,
    customerId,
    sessionId,
    tokenHash: hashToken(token),
    rotatedAt: time,
    expiresAt,
  });
  return token;
}

export async function endCredentials(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  sessionId: number,
): Promise<void> {
  await db
    .delete(deviceCredentials)
    .where(
      and(eq(deviceCredentials.brandId, brand.id), eq(deviceCredentials.sessionId, sessionId)),
    );
}

/**
 * Returns whose credential this is, and uses it up. If it was replaced a while ago, two devices
 * have it: both are invalidated.
 */
export async function redeemCredential(
  context: CallContext,
  given: { email?: string | null | undefined; hashSenha: string },
): Promise<CustomerRow> {
  const { db, brand, now } = context;
  await countAttempt(context, brand.id, 'credential', context.callerHash);
  const hash = hashToken(given.hashSenha);
  const [found] = await db
    .select({ credential: deviceCredentials, customer: customers })
    .from(deviceCredentials)
    .innerJoin(
      sessions,
      and(
        eq(sessions.brandId, deviceCredentials.brandId),
        eq(sessions.id, deviceCredentials.sessionId),
      ),
    )
    .innerJoin(
      customers,
      and(
        eq(customers.brandId, deviceCredentials.brandId),
        eq(customers.id, deviceCredentials.customerId),
      ),
    )
    .where(
      and(
        eq(deviceCredentials.brandId, brand.id),
        or(eq(deviceCredentials.tokenHash, hash), eq(deviceCredentials.previousHash, hash)),
        gt(deviceCredentials.expiresAt, now()),
        // It no longer works after a sign-out, local or remote.
        eq(sessions.customerId, deviceCredentials.customerId),
        gt(sessions.expiresAt, now()),
      ),
    );
  if (found === undefined) throw new Refusal('wrongCredentials');
  const { credential, customer } = found;
  const email = given.email?.trim().toLowerCase() ?? '';
  if (email !== '' && email !== customer.email) throw new Refusal('wrongCredentials');
  const replaced = credential.tokenHash !== hash;
  if (replaced && now().getTime() - credential.rotatedAt.getTime() > GRACE_MS) {
    await endCredentials(context, credential.sessionId);
    throw new Refusal('wrongCredentials');
  }
  return customer;
}

/** Replaces the text that was just used; false when it is gone. */
export async function rotateCredential(
  { db, brand, now }: CallContext,
  used: string,
  sessionId: number,
): Promise<string | null> {
  const token = newToken();
  const hash = hashToken(used);
  const rows = await db
    .update(deviceCredentials)
    .set({ tokenHash: hashToken(token), previousHash: hash, rotatedAt: now(), sessionId })
    .where(
      and(
        eq(deviceCredentials.brandId, brand.id),
        or(eq(deviceCredentials.tokenHash, hash), eq(deviceCredentials.previousHash, hash)),
      ),
    )
    .returning({ id: deviceCredentials.id });
  return rows.length === 1 ? token : null;
}

export async function sweepCredentials({
  db,
  now,
}: Pick<CallContext, 'db' | 'now'>): Promise<void> {
  await deleteByBrand(db, deviceCredentials, lt(deviceCredentials.expiresAt, now()));
}
