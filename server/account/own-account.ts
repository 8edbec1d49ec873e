// The customer's own account, and the re-authentication required for sensitive actions.
import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { customers, sessions } from '../database/schema.ts';
import { countAttempt, forgetAttempts } from '../limits/attempts.ts';
import { verifyPassword } from '../passwords.ts';
import { Refusal } from '../refusal.ts';
import type { CustomerRow } from './customer-row.ts';

/** A sign-in this recent counts as proof. */
const FRESH_MS = 900_000;

/** Table users have no account, and deleted customers no longer do. */
export async function ownAccount({
  db,
  brand,
  session,
}: Pick<CallContext, 'db' | 'brand' | 'session'>): Promise<CustomerRow> {
  const id = session?.customerId ?? null;
  if (id === null) throw new Refusal('signInNeeded');
  const own = and(
    eq(customers.brandId, brand.id),
    eq(customers.id, id),
    eq(customers.tipoUsuario, 0),
    isNull(customers.erasedAt),
  );
  const [row] = await db.select().from(customers).where(own);
  if (row === undefined) throw new Refusal('signInNeeded');
  return row;
}

/**
 * An unlocked phone in other hands is signed in too: ask for the password, or without one for a
 * recent sign-in.
 */
export async function proveAgain(
  row: CustomerRow,
  password: string | undefined,
  context: CallContext,
): Promise<void> {
  if (row.passwordHash === null) return await requireFreshSession(context);
  const subject = `customer ${row.id}`;
  await countAttempt(context, row.brandId, 'ownPassword', subject);
  if (!(await verifyPassword(password ?? '', row.passwordHash))) throw new Refusal('passwordWrong');
  await forgetAttempts(context, row.brandId, 'ownPassword', subject);
}

export async function requireFreshSession({ db, brand, session, now }: CallContext): Promise<void> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.brandId, brand.id), eq(sessions.id, session?.id ?? 0)));
  if (row === undefined || now().getTime() - row.createdAt.getTime() > FRESH_MS)
    throw new Refusal('signInAgain');
}
