// The email and the phone that a customer signs in with: enough of them, and nobody else's.
import { and, eq, ne, or } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { customers } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

export type SignInWays = { email: string | null; telefone: string | null };

/** Refuses an account without a way to sign in. */
export function checkWays({ email, telefone }: SignInWays, { brand }: CallContext): void {
  const { loginApenasTelefone, permiteLoginTelefone } = brand.settings;
  if (loginApenasTelefone && telefone === null) throw new Refusal('phoneInvalid');
  const byPhone = telefone !== null && (loginApenasTelefone || permiteLoginTelefone);
  if (email === null && !byPhone) throw new Refusal('identifierMissing');
}

/** `ownId` null: a new account. */
export async function refuseTaken(
  { email, telefone }: SignInWays,
  ownId: number | null,
  { db, brand }: CallContext,
): Promise<void> {
  const same = or(
    email === null ? undefined : eq(customers.email, email),
    telefone === null ? undefined : eq(customers.telefone, telefone),
  );
  const others = ownId === null ? undefined : ne(customers.id, ownId);
  const rows = await db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.brandId, brand.id), others, same));
  if (rows.length > 0)
    throw new Refusal(
      email !== null && rows.some((row) => row.email === email) ? 'emailTaken' : 'phoneTaken',
    );
}
