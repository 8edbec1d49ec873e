// Short-lived, single-use secrets: codes, temporary passwords, links. Stored as keyed hashes, found
// by a keyed hash of their owner.
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { deleteByBrand } from '../database/brands-with.ts';
import type { Database, Transaction } from '../database/open.ts';
import { type AccessPurpose, accessCodes } from '../database/schema.ts';
import { keptSince } from '../retention/periods.ts';

type Needs = Pick<Services, 'db' | 'now' | 'secret'>;
type Owner = { sessionId: number | null; customerId: number | null; proves: Proof | null };
/** What using a secret proves. */
export type Proof = 'phone' | 'email';

/** Lifetime and allowed wrong attempts of each kind. */
const terms: Record<AccessPurpose, { minutes: number; tries: number }> = {
  login: { minutes: 10, tries: 5 },
  phone: { minutes: 10, tries: 3 },
  recovery: { minutes: 10, tries: 5 },
  link: { minutes: 15, tries: 1 },
};

export const digitsCode = (digits: number): string =>
  String(randomInt(10 ** digits)).padStart(digits, '0');

/** 32 letters and digits that cannot be confused, ten places: 50 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export function readableSecret(): string {
  const letters = Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

export const linkToken = (): string => randomBytes(24).toString('base64url');

/** Stores a secret; it replaces an earlier one with the same purpose and device. */
export async function storeCode(
  { now, secret }: Omit<Needs, 'db'>,
  tx: Database | Transaction,
  brandId: number,
  code: { purpose: AccessPurpose; subject: string; text: string } & Owner,
): Promise<void> {
  const { purpose, text, sessionId, customerId, proves } = code;
  const { minutes, tries } = terms[purpose];
  const time = now();
  const subject = secret.hashOf(brandId, 'subject', purpose, code.subject);
  const before = and(
    eq(accessCodes.brandId, brandId),
    eq(accessCodes.purpose, purpose),
    eq(accessCodes.subject, subject),
    sameDevice(sessionId),
  );
  await tx.delete(accessCodes).where(and(before, isNull(accessCodes.usedAt)));
  const expiresAt = new Date(time.getTime() + minutes * 60_000);
  const secretHash = secret.hashOf(brandId, 'secret', purpose, code.subject, text);
  await tx.insert(accessCodes).values({
    brandId,
    purpose,
    subject,
    secretHash,
    sessionId,
    customerId,
    proves,
    triesLeft: tries,
    createdAt: time,
    expiresAt,
  });
}

const sameDevice = (sessionId: number | null): SQL =>
  sessionId === null ? isNull(accessCodes.sessionId) : eq(accessCodes.sessionId, sessionId);

/** spent: none exists, or it is used, expired or was tried too often. */
export type CodeCheck =
  | { result: 'right'; id: number; customerId: number | null; proves: Proof | null }
  | { result: 'wrong' | 'spent' };

/**
 * Counts the attempt before checking, so that parallel guesses gain nothing. `use` tells whether a
 * correct secret is used up.
 */
export async function checkCode(
  { db, now, secret }: Needs,
  brandId: number,
  asked: { purpose: AccessPurpose; subject: string; text: string; sessionId: number | null },
  use: boolean,
): Promise<CodeCheck> {
  const { purpose, text, sessionId } = asked;
  const subject = secret.hashOf(brandId, 'subject', purpose, asked.subject);
  const open = and(
    isNull(accessCodes.usedAt),
    gt(accessCodes.expiresAt, now()),
    gt(accessCodes.triesLeft, 0),
  );
  const [newest] = await db
    .select({ id: accessCodes.id })
    .from(accessCodes)
    .where(
      and(
        eq(accessCodes.brandId, brandId),
        eq(accessCodes.purpose, purpose),
        eq(accessCodes.subject, subject),
        sameDevice(sessionId),
        open,
      ),
    )
    .orderBy(desc(accessCodes.id))
    .limit(1);
  const own = and(eq(accessCodes.brandId, brandId), eq(accessCodes.id, newest?.id ?? 0));
  const [row] = await db
    .update(accessCodes)
    .set({ triesLeft: sql`${accessCodes.triesLeft} - 1` })
    .where(and(own, open))
    .returning();
  const given = Buffer.from(secret.hashOf(brandId, 'secret', purpose, asked.subject, text));
  const kept = Buffer.from(row?.secretHash ?? secret.hash('secret', 'nobody'));
  const right = timingSafeEqual(given, kept) && row !== undefined;
  if (row === undefined) return { result: 'spent' };
  if (!right) return { result: row.triesLeft === 0 ? 'spent' : 'wrong' };
  if (use && !(await takeCode({ db, now }, brandId, row.id))) return { result: 'spent' };
  return { result: 'right', id: row.id, customerId: row.customerId, proves: row.proves };
}

/** Uses up a correct code. False: another request was faster. */
export async function takeCode(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  brandId: number,
  id: number,
): Promise<boolean> {
  const used = await db
    .update(accessCodes)
    .set({ usedAt: now() })
    .where(
      and(eq(accessCodes.brandId, brandId), eq(accessCodes.id, id), isNull(accessCodes.usedAt)),
    )
    .returning({ id: accessCodes.id });
  return used.length === 1;
}

export async function sweepCodes({ db, now }: Pick<Needs, 'db' | 'now'>): Promise<void> {
  await deleteByBrand(db, accessCodes, lt(accessCodes.expiresAt, keptSince('codes', now())));
}
