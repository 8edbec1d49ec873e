// One customer's cards, credit and ledger, for staff.
import { and, eq, isNull, or } from 'drizzle-orm';
import type { LoyaltyPerson } from '#contract/endpoints/loyalty.ts';
import { balanceOf, usableCredit } from '#rules/loyalty/credit.ts';
import type { CallContext } from '../context.ts';
import { customers, loyaltyLedger } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { cardsOf, creditOf, findCards, holdsAt, toCard } from './records.ts';
import { findLines, toLine } from './statement.ts';

const LINES_SHOWN = 50;

/** `own`: the only store of this member of staff; null for all. */
export async function personView(
  customerId: number,
  own: number | null,
  context: CallContext,
): Promise<LoyaltyPerson> {
  const { db, brand, now } = context;
  const person = { brandId: brand.id, customerId };
  const [row] = await db
    .select({ nome: customers.nome, telefone: customers.telefone })
    .from(customers)
    .where(and(eq(customers.brandId, brand.id), eq(customers.id, customerId)));
  if (row === undefined) throw new Refusal('notFound');
  const ofStore =
    own === null ? undefined : or(isNull(loyaltyLedger.storeId), eq(loyaltyLedger.storeId, own));
  const [cards, entries, lines] = await Promise.all([
    findCards(db, cardsOf(person)),
    creditOf(db, person),
    findLines(context, person, ofStore, LINES_SHOWN),
  ]);
  return {
    cliente: { id: customerId, ...row },
    cartelas: cards
      .filter((card) => own === null || holdsAt(card, own))
      .map((card) => toCard(card, brand, now())),
    saldo: usableCredit(entries, now()),
    pendente: balanceOf(entries, 'pending'),
    lancamentos: lines.map(toLine),
  };
}
