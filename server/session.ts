// Cookies of diners' devices: an opaque random token, stored hashed, one for each device.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { DeviceSession, Services } from './context.ts';
import type { Database } from './database/open.ts';
import { sessions } from './database/schema.ts';

export const SESSION_COOKIE = 'quitute_sessao';
export const SESSION_DAYS = 180;
const SEEN_AFTER_MS = 3_600_000;

type Needs = Pick<Services, 'db' | 'now'>;

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are long and random, so a plain hash keeps a stolen table useless. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function prepareLookUp(db: Database) {
  const { brandId, tokenHash, expiresAt, id, customerId, lastSeenAt } = sessions;
  return db
    .select({ id, customerId, lastSeenAt })
    .from(sessions)
    .where(
      and(
        eq(brandId, sql.placeholder('brandId')),
        eq(tokenHash, sql.placeholder('tokenHash')),
        gt(expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find-session');
}

const lookUps = new WeakMap<Database, ReturnType<typeof prepareLookUp>>();

/** Nearly every call asks this: written and planned once. */
function lookUp(db: Database): ReturnType<typeof prepareLookUp> {
  const known = lookUps.get(db) ?? prepareLookUp(db);
  lookUps.set(db, known);
  return known;
}

/** The device behind a token of this brand, or null. */
export async function findSession(
  { db, now }: Needs,
  brandId: number,
  token: string | undefined,
): Promise<DeviceSession | null> {
  if (token === undefined || token.length > 100) return null;
  const [row] = await lookUp(db).execute({ brandId, tokenHash: hashToken(token), now: now() });
  if (row === undefined) return null;
  if (now().getTime() - row.lastSeenAt.getTime() > SEEN_AFTER_MS)
    await markSeen({ db, now }, brandId, row.id);
  return { id: row.id, customerId: row.customerId };
}

async function markSeen({ db, now }: Needs, brandId: number, id: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now() })
    .where(and(eq(sessions.brandId, brandId), eq(sessions.id, id)));
}

/** A new device; the token is seen only here. */
export async function createSession(
  { db, now }: Needs,
  brandId: number,
  customerId: number | null,
  agent: string,
  deviceHash: string | null = null,
): Promise<{ token: string; session: DeviceSession }> {
  const token = newToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + SESSION_DAYS * 86_400_000);
  const [row] = await db
    .insert(sessions)
    .values({
      brandId,
      customerId,
      agent,
      deviceHash,
      tokenHash: hashToken(token),
      createdAt: at,
      lastSeenAt: at,
      expiresAt,
    })
    .returning({ id: sessions.id });
  if (row === undefined) throw new Error('the session was not stored');
  return { token, session: { id: row.id, customerId } };
}

export async function endSession(
  { db }: Pick<Needs, 'db'>,
  brandId: number,
  id: number,
): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(and(eq(sessions.brandId, brandId), eq(sessions.id, id)));
}
