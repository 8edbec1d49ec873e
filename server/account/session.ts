// Cookies of customers' devices: an opaque random token, stored hashed, one per device. A token may
// be issued before anything is stored: the server's signature in it proves that it is ours.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DeviceSession, Services } from '../context.ts';
import { sessions } from '../database/schema.ts';
import { together } from '../database/together.ts';
import type { Secret } from '../secret.ts';
import { hashToken } from '../token-hash.ts';

export const SESSION_COOKIE = 'quitute_sessao';
export const SESSION_DAYS = 180;
const SEEN_AFTER_MS = 3_600_000;

type Needs = Pick<Services, 'db' | 'now'>;

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const RANDOM_BYTES = 22;
const SIGNATURE_BYTES = 10;
/** 32 bytes in base64url. */
const TOKEN_LENGTH = 43;

const signatureOf = (random: Buffer, brandId: number, secret: Secret): Buffer =>
  Buffer.from(
    secret.hashOf(brandId, 'promised session', random.toString('base64url')),
    'base64url',
  ).subarray(0, SIGNATURE_BYTES);

/** A token without a row: a client that only asks for prices leaves nothing in the database. */
export function promiseToken({ secret }: { secret: Secret }, brandId: number): string {
  const random = randomBytes(RANDOM_BYTES);
  return Buffer.concat([random, signatureOf(random, brandId, secret)]).toString('base64url');
}

/** Whether this server issued the token to a device of this brand. */
export function isPromised(
  { secret }: { secret: Secret },
  brandId: number,
  token: string,
): boolean {
  if (token.length !== TOKEN_LENGTH) return false;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== RANDOM_BYTES + SIGNATURE_BYTES) return false;
  const random = bytes.subarray(0, RANDOM_BYTES);
  return timingSafeEqual(bytes.subarray(RANDOM_BYTES), signatureOf(random, brandId, secret));
}

type Asked = { brandId: number; tokenHash: string; now: Date };
type Found = { id: number; customerId: number | null; lastSeenAt: Date };
type Row = Found & { tokenHash: string };

const lookUpText = `select id, customer_id as "customerId", last_seen_at as "lastSeenAt",
  token_hash as "tokenHash" from sessions
  where brand_id = $1 and token_hash = any($2::text[]) and expires_at > $3`;

/** Nearly every call asks for its device: those that arrive meanwhile ask together. */
const lookUp = together<Asked, Found | null>(async ({ $client }, batch) => {
  const [{ brandId, now }] = batch;
  const { rows } = await $client.query<Row>({
    name: 'find-sessions',
    text: lookUpText,
    values: [brandId, batch.map(({ tokenHash }) => tokenHash), now],
  });
  return batch.map(({ tokenHash }) => rows.find((row) => row.tokenHash === tokenHash) ?? null);
});

/** The device of a token in this brand, or null. */
export async function findSession(
  { db, now }: Needs,
  brandId: number,
  token: string,
): Promise<DeviceSession | null> {
  if (token === '' || token.length > 100) return null;
  const asked = { brandId, tokenHash: hashToken(token), now: now() };
  const row = await lookUp(db, String(brandId), asked);
  if (row === null) return null;
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

/** A new device; the token is visible only here. */
export async function createSession(
  needs: Needs,
  brandId: number,
  customerId: number | null,
  agent: string,
  deviceHash: string | null = null,
): Promise<{ token: string; session: DeviceSession }> {
  const token = newToken();
  const session = await store(needs, brandId, customerId, agent, deviceHash, token);
  if (session === null) throw new Error('the session was not stored');
  return { token, session };
}

/**
 * The device that a promised token was given to; of two calls at once one stores it and both find
 * it. Null: the token's session was here and has ended.
 */
export async function storePromised(
  needs: Needs,
  brandId: number,
  token: string,
  agent: string,
): Promise<DeviceSession | null> {
  return (
    (await store(needs, brandId, null, agent, null, token)) ??
    (await findSession(needs, brandId, token))
  );
}

/** Null: the token is stored already. */
async function store(
  { db, now }: Needs,
  brandId: number,
  customerId: number | null,
  agent: string,
  deviceHash: string | null,
  token: string,
): Promise<DeviceSession | null> {
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
    .onConflictDoNothing()
    .returning({ id: sessions.id });
  return row === undefined ? null : { id: row.id, customerId };
}

/** Begins what stands in place of the hash of a token; no hash has a blank. */
export const STAFF_TOKEN = 'staff ';

/**
 * Owns the orders that a member of staff takes. No token has this hash, so that no browser ever
 * shows them as its own.
 */
export async function sessionOfStaff(
  { db, now }: Needs,
  brandId: number,
  staffId: number,
): Promise<number> {
  const at = now();
  const seen = {
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + SESSION_DAYS * 86_400_000),
  };
  const [row] = await db
    .insert(sessions)
    .values({ brandId, tokenHash: `${STAFF_TOKEN}${staffId}`, createdAt: at, ...seen })
    .onConflictDoUpdate({ target: [sessions.brandId, sessions.tokenHash], set: seen })
    .returning({ id: sessions.id });
  if (row === undefined) throw new Error('the session was not stored');
  return row.id;
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
