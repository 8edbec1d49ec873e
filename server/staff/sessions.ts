// Sessions of staff: a separate cookie, stored hashed, expiring after half a day without use.
import { randomBytes } from 'node:crypto';
import { and, desc, eq, exists, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { StaffSessionLine } from '#contract/entities/console/team.ts';
import { announce } from '../changes.ts';
import type { StaffSession } from '../context.ts';
import { deleteByBrand } from '../database/brands-with.ts';
import type { Database, Transaction } from '../database/open.ts';
import { brands, staff, staffSessions } from '../database/schema.ts';
import { hashToken } from '../token-hash.ts';

export const STAFF_COOKIE = 'quitute_painel';
const staffCookie = new RegExp(`(?:^|;\\s*)(__Host-)?${STAFF_COOKIE}=`);

/** Whether staff have signed in on this browser: its pages get no third-party scripts. */
export const isStaffDevice = (cookie: string | null): boolean => staffCookie.test(cookie ?? '');

const IDLE_MS = 12 * 3_600_000;
/** Extending the session at every request would write a row for each: a board asks often. */
const RENEW_AFTER_MS = 15 * 60_000;
/** A session ends a week after it began, however busy; the cookie lives as long. */
export const STAFF_COOKIE_SECONDS = 7 * 86_400;

/** Returns the token, which is stored only in the cookie. */
export async function createStaffSession(
  db: Database | Transaction,
  brandId: number,
  staffId: number,
  now: Date,
  agent: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(staffSessions).values({
    brandId,
    staffId,
    agent,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + IDLE_MS),
  });
  return token;
}

/** True for active members; for support, only while the owner allows it. */
export function mayBeHere(
  db: Pick<Database, 'select'>,
  brandId: number,
  now: Date,
): SQL | undefined {
  const allowed = db
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.id, brandId), gt(brands.supportUntil, now)));
  return and(eq(staff.active, true), or(eq(staff.support, false), exists(allowed)));
}

/** The cookie's owner in this brand, or null. Use extends the session. */
export async function findStaffSession(
  db: Database,
  brandId: number,
  token: string,
  now: Date,
): Promise<StaffSession | null> {
  const [row] = await db
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(
      staff,
      and(eq(staff.brandId, staffSessions.brandId), eq(staff.id, staffSessions.staffId)),
    )
    .where(
      and(
        eq(staffSessions.brandId, brandId),
        eq(staffSessions.tokenHash, hashToken(token)),
        gt(staffSessions.expiresAt, now),
        mayBeHere(db, brandId, now),
      ),
    );
  if (row === undefined) return null;
  const { session, member } = row;
  const end = Math.min(
    now.getTime() + IDLE_MS,
    session.createdAt.getTime() + STAFF_COOKIE_SECONDS * 1000,
  );
  if (end - session.expiresAt.getTime() > RENEW_AFTER_MS) {
    await db
      .update(staffSessions)
      .set({ expiresAt: new Date(end) })
      .where(and(eq(staffSessions.brandId, brandId), eq(staffSessions.id, session.id)));
  }
  return {
    id: session.id,
    staffId: member.id,
    nome: member.nome,
    email: member.email,
    papel: member.papel,
    storeId: member.storeId,
    support: member.support,
  };
}

/** False: this person has no such session. */
export async function endStaffSession(
  db: Database | Transaction,
  brandId: number,
  sessionId: number,
  staffId: number,
): Promise<boolean> {
  const ended = await db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.brandId, brandId),
        eq(staffSessions.staffId, staffId),
        eq(staffSessions.id, sessionId),
      ),
    )
    .returning({ id: staffSessions.id });
  if (ended.length > 0) await announce(db, { kind: 'staff', brandId });
  return ended.length > 0;
}

/** All sessions of a person, optionally except one. */
export async function endSessionsOf(
  db: Database | Transaction,
  brandId: number,
  staffId: number,
  exceptId: number | null,
): Promise<void> {
  const others = exceptId === null ? undefined : ne(staffSessions.id, exceptId);
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.brandId, brandId), eq(staffSessions.staffId, staffId), others));
  await announce(db, { kind: 'staff', brandId });
}

/** Whether a session is still valid and of the same store, without extending it. */
export async function isStaffSession(
  db: Database,
  { brandId, sessionId, storeId }: { brandId: number; sessionId: number; storeId: number | null },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(
      staff,
      and(eq(staff.brandId, staffSessions.brandId), eq(staff.id, staffSessions.staffId)),
    )
    .where(
      and(
        eq(staffSessions.brandId, brandId),
        eq(staffSessions.id, sessionId),
        gt(staffSessions.expiresAt, now),
        storeId === null ? isNull(staff.storeId) : eq(staff.storeId, storeId),
        mayBeHere(db, brandId, now),
      ),
    );
  return rows.length > 0;
}

/** Newest first; `ownId` is the caller's session. */
export async function sessionsOf(
  db: Database,
  brandId: number,
  staffId: number,
  ownId: number,
  now: Date,
): Promise<StaffSessionLine[]> {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.brandId, brandId),
        eq(staffSessions.staffId, staffId),
        gt(staffSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(staffSessions.createdAt), desc(staffSessions.id));
  return rows.map(({ id, agent, createdAt, expiresAt }) => ({
    id,
    identificacao: agent,
    iniciadaEm: createdAt.toISOString(),
    expiraEm: expiresAt.toISOString(),
    atual: id === ownId,
  }));
}

export async function sweepStaffSessions(db: Database, now: Date): Promise<void> {
  await deleteByBrand(db, staffSessions, lt(staffSessions.expiresAt, now));
}
