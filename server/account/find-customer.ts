// A diner by what they type: an email or a phone, in one brand. People at a table have no account.
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { customers } from '../database/schema.ts';
import type { CustomerRow } from './customer-row.ts';

export type Identifier = { kind: 'email' | 'phone'; text: string };

/** Email when it has an @, else the digits of a phone. */
export function readIdentifier(typed: string): Identifier {
  const text = typed.trim().toLowerCase();
  return text.includes('@')
    ? { kind: 'email', text }
    : { kind: 'phone', text: text.replace(/\D/g, '') };
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
