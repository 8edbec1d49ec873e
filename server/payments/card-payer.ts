// The card payer that providers require: first and last name, email and CPF, prefilled from last
// time.
import { and, eq } from 'drizzle-orm';
import { isEmail } from '#contract/email.ts';
import type { Payer } from '#contract/entities/card.ts';
import { isCpf } from '#rules/documents.ts';
import { hasFirstAndLastName } from '#rules/orders/cards.ts';
import type { Database, Transaction } from '../database/open.ts';
import { cardPayers, customers } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

type Customer = { brandId: number; customerId: number };

/** Null: has never paid with a card. */
export async function savedPayer(
  db: Database | Transaction,
  { brandId, customerId }: Customer,
): Promise<Payer | null> {
  const [row] = await db
    .select({ nome: cardPayers.nome, email: cardPayers.email, cpf: cardPayers.cpf })
    .from(cardPayers)
    .where(and(eq(cardPayers.brandId, brandId), eq(cardPayers.customerId, customerId)));
  return row ?? null;
}

/** Form defaults: the last values used, or those of the account. */
export async function payerToOffer(db: Database, customer: Customer): Promise<Payer> {
  const saved = await savedPayer(db, customer);
  if (saved !== null) return saved;
  const [row] = await db
    .select({ nome: customers.nome, email: customers.email, cpf: customers.cpf })
    .from(customers)
    .where(and(eq(customers.brandId, customer.brandId), eq(customers.id, customer.customerId)));
  return { nome: row?.nome ?? '', email: row?.email ?? '', cpf: row?.cpf ?? '' };
}

export function requirePayer(payer: Payer | null): asserts payer is Payer {
  if (payer === null || !hasFirstAndLastName(payer.nome)) throw new Refusal('cardNameIncomplete');
  if (!isEmail(payer.email) || !isCpf(payer.cpf)) throw new Refusal('cardPayerMissing');
}

export async function savePayer(
  tx: Database | Transaction,
  customer: Customer,
  { nome, email, cpf }: Payer,
  now: Date,
): Promise<void> {
  const columns = { nome, email, cpf, updatedAt: now };
  await tx
    .insert(cardPayers)
    .values({ ...customer, ...columns })
    .onConflictDoUpdate({ target: [cardPayers.brandId, cardPayers.customerId], set: columns });
}
