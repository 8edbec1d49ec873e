// Sessions of operators: a cookie of their own, stored hashed, over after an hour without use. Each
// began with a password and a code.
import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { OperatorSession } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { operatorSessions, operators } from '../database/schema.ts';
import { hashToken } from '../token-hash.ts';

export const OPERATOR_COOKIE = 'quitute_operador';
const IDLE_MS = 3_600_000;
/** Extending the session at every request would write a row for each. */
const RENEW_AFTER_MS = 5 * 60_000;
/** A session ends half a day after it began, however busy. */
export const OPERATOR_COOKIE_SECONDS = 12 * 3_600;

/** Returns the token, which is stored only in the cookie. */
export async function createOperatorSession(
  db: Database | Transaction,
  operatorId: number,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(operatorSessions).values({
    operatorId,
    tokenHash: hashToken(token),
    createdAt: now,
    provedAt: now,
    expiresAt: new Date(now.getTime() + IDLE_MS),
  });
  return token;
}

/** The cookie's owner, or null. Use extends the session. */
export async function findOperatorSession(
  db: Database,
  token: string,
  now: Date,
): Promise<OperatorSession | null> {
  const [row] = await db
    .select({ session: operatorSessions, person: operators })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, hashToken(token)),
        gt(operatorSessions.expiresAt, now),
        eq(operators.active, true),
      ),
    );
  if (row === undefined) return null;
  const { session, person } = row;
  const last = session.createdAt.getTime() + OPERATOR_COOKIE_SECONDS * 1000;
  const end = Math.min(now.getTime() + IDLE_MS, last);
  if (end - session.expiresAt.getTime() > RENEW_AFTER_MS)
    await db
      .update(operatorSessions)
      .set({ expiresAt: new Date(end) })
      .where(eq(operatorSessions.id, session.id));
  return {
    id: session.id,
    operatorId: person.id,
    nome: person.nome,
    email: person.email,
    provedAt: session.provedAt,
  };
}

export async function endOperatorSession(db: Database, id: number): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.id, id));
}

export async function endOperatorSessionsOf(
  db: Database | Transaction,
  operatorId: number,
): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId));
}

/** Those that are open, the newest first. */
export const operatorSessionsOf = (db: Database, operatorId: number, now: Date) =>
  db
    .select({ id: operatorSessions.id, createdAt: operatorSessions.createdAt })
    .from(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), gt(operatorSessions.expiresAt, now)))
    .orderBy(desc(operatorSessions.id));

/** How many there were. */
export async function endOtherOperatorSessions(
  tx: Transaction,
  { id, operatorId }: Pick<OperatorSession, 'id' | 'operatorId'>,
): Promise<number> {
  const ended = await tx
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), ne(operatorSessions.id, id)))
    .returning({ id: operatorSessions.id });
  return ended.length;
}

export async function proveOperatorSession(db: Database, id: number, now: Date): Promise<void> {
  await db.update(operatorSessions).set({ provedAt: now }).where(eq(operatorSessions.id, id));
}

export async function sweepOperatorSessions(db: Database, now: Date): Promise<void> {
  await db.delete(operatorSessions).where(lt(operatorSessions.expiresAt, now));
}
