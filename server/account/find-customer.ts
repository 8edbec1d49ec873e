// Finds a customer of a brand by email or phone. Table users have no account.
import { and, eq } from 'drizzle-orm';
import { phoneDigits } from '#rules/documents.ts';
import { type IdentifierKind, loginKinds } from '#rules/identifier.ts';
import type { CallContext } from '../context.ts';
import { customers } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { CustomerRow } from './customer-row.ts';

export type Identifier = { kind: IdentifierKind; text: string };

/** Email if it has an @, else the digits of a phone. A brand may accept only one of the two. */
export function readIdentifier(typed: string, { brand }: Pick<CallContext, 'brand'>): Identifier {
  const text = typed.trim().toLowerCase();
  const kinds = loginKinds(brand.settings);
  if (text.includes('@')) {
    if (!kinds.includes('email')) throw new Refusal('phoneInvalid');
    return { kind: 'email', text };
  }
  if (!kinds.includes('phone')) throw new Refusal('phoneLoginOff');
  return { kind: 'phone', text: phoneDigits(text) };
}

export async function findCustomer(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  { kind, text }: Identifier,
): Promise<CustomerRow | null> {
  const column = kind === 'email' ? customers.email : customers.telefone;
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.brandId, brand.id), eq(customers.tipoUsuario, 0), eq(column, text)));
  return row ?? null;
}
