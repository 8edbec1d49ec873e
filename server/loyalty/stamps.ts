// Adds and removes stamps, and redeems cards. Everything here runs under the person's lock.
import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import { pick } from '#rules/pick.ts';
import type { Transaction } from '../database/open.ts';
import { CARD_TERMS, loyaltyLedger, stampCards, stampPrograms } from '../database/schema.ts';
import type { OrderRow } from '../orders/records.ts';
import { Refusal } from '../refusal.ts';
import {
  type CardRecord,
  cardsOf,
  findCards,
  type LedgerRow,
  linesOf,
  type Person,
  stateOf,
} from './records.ts';

const DAY_MS = 86_400_000;
/** A card returned by a cancelled order can be redeemed for at least this long. */
const RETURNED_MS = 7 * DAY_MS;

export type ProgramRow = typeof stampPrograms.$inferSelect;
type Why = Pick<LedgerRow, 'tipo'> &
  Partial<Pick<LedgerRow, 'orderId' | 'onceKey' | 'staffId' | 'motivo'>>;

/** Adds a stamp to the open card, or to a new one. Null: this order already has its stamp. */
export async function giveStamp(
  tx: Transaction,
  person: Person,
  program: ProgramRow,
  storeId: number,
  why: Why,
  now: Date,
): Promise<CardRecord | null> {
  const { id: programId, selosNecessarios, diasValidade } = program;
  // A programme of the whole brand has one card, whichever store stamps it.
  const mine = and(
    cardsOf(person),
    eq(stampCards.programId, programId),
    program.storeId === null ? undefined : eq(stampCards.storeId, storeId),
  );
  const [open] = (await findCards(tx, mine))
    .filter((card) => stateOf(card, now) === 'emAndamento')
    .sort((a, b) => b.has - a.has);
  const until = new Date(now.getTime() + diasValidade * DAY_MS);
  const cardId =
    open?.id ??
    (await begin(tx, {
      ...person,
      ...pick(program, CARD_TERMS),
      programId,
      storeId,
      startedAt: now,
      expiresAt: until,
    }));
  const [written] = await tx
    .insert(loyaltyLedger)
    .values({
      ...person,
      account: 'stamps',
      amount: 1,
      storeId,
      programId,
      cardId,
      at: now,
      ...why,
    })
    .onConflictDoNothing()
    .returning({ id: loyaltyLedger.id });
  if (written === undefined) {
    if (why.onceKey) throw new Refusal('stampCodeUsed');
    if (open === undefined)
      await tx.delete(stampCards).where(and(cardsOf(person), eq(stampCards.id, cardId)));
    return null;
  }
  const full = (open?.has ?? 0) + 1 >= (open?.selosNecessarios ?? selosNecessarios);
  // A full card can be redeemed for the whole period.
  if (full)
    await tx
      .update(stampCards)
      .set({ expiresAt: new Date(now.getTime() + (open?.diasValidade ?? diasValidade) * DAY_MS) })
      .where(and(cardsOf(person), eq(stampCards.id, cardId)));
  const [card] = await findCards(tx, and(cardsOf(person), eq(stampCards.id, cardId)));
  if (card === undefined) throw new Error('the card is not there');
  return card;
}

/** The card that a code from the counter has stamped for this person; null: there is none. */
export async function cardStampedBy(
  tx: Transaction,
  person: Person,
  onceKey: string,
): Promise<CardRecord | null> {
  const [line] = await tx
    .select({ cardId: loyaltyLedger.cardId })
    .from(loyaltyLedger)
    .where(and(linesOf(person), eq(loyaltyLedger.onceKey, onceKey)));
  if (line === undefined || line.cardId === null) return null;
  const [card] = await findCards(tx, and(cardsOf(person), eq(stampCards.id, line.cardId)));
  return card ?? null;
}

async function begin(tx: Transaction, card: typeof stampCards.$inferInsert): Promise<number> {
  const [row] = await tx.insert(stampCards).values(card).returning({ id: stampCards.id });
  if (row === undefined) throw new Error('the card was not stored');
  return row.id;
}

/** Removes a stamp from the open or full card. An empty or redeemed card has none to remove. */
export async function takeStamp(
  tx: Transaction,
  person: Person,
  cardId: number,
  why: Pick<LedgerRow, 'staffId' | 'motivo' | 'onceKey'>,
  now: Date,
): Promise<CardRecord> {
  const one = and(cardsOf(person), eq(stampCards.id, cardId));
  const [card] = await findCards(tx, one);
  if (card === undefined) throw new Refusal('stampCardUnknown');
  const state = stateOf(card, now);
  if (card.has < 1 || (state !== 'emAndamento' && state !== 'completa'))
    throw new Refusal('stampNoneToTake');
  const { storeId, programId } = card;
  await tx.insert(loyaltyLedger).values({
    ...person,
    account: 'stamps',
    tipo: 'seloRetirado',
    amount: -1,
    storeId,
    programId,
    cardId,
    at: now,
    ...why,
  });
  const [after] = await findCards(tx, one);
  return after ?? card;
}

/** Why a card cannot be redeemed; null when it can. */
export function redeemRefusal(card: CardRecord | undefined, now: Date): Refusal | null {
  if (card === undefined) return new Refusal('stampCardUnknown');
  const state = stateOf(card, now);
  if (state === 'resgatada') return new Refusal('stampCardRedeemed');
  if (state === 'expirada') return new Refusal('stampCardExpired');
  return state === 'completa'
    ? null
    : new Refusal('stampCardIncomplete', { missing: card.selosNecessarios - card.has });
}

/** On an order, or at the counter without one. */
export async function redeemCard(
  tx: Transaction,
  person: Person,
  cardId: number,
  /** Null: at the counter. */
  order: { id: number; storeId: number } | null,
  now: Date,
): Promise<CardRecord> {
  const one = and(cardsOf(person), eq(stampCards.id, cardId));
  const [card] = await findCards(tx, one);
  const refusal = redeemRefusal(card, now);
  if (refusal !== null || card === undefined) throw refusal ?? new Refusal('stampCardUnknown');
  const { programId, selosNecessarios: stamps } = card;
  await tx.insert(loyaltyLedger).values({
    ...person,
    account: 'stamps',
    tipo: 'cartelaResgatada',
    amount: -stamps,
    storeId: order?.storeId ?? card.storeId,
    programId,
    cardId,
    orderId: order?.id ?? null,
    at: now,
  });
  return { ...card, redeemed: true, redeemedAt: now };
}

/**
 * Makes a card redeemed by this order usable again. Does nothing if there was none, or if repeated.
 */
export async function returnCard(
  tx: Transaction,
  person: Person,
  orderId: number,
  now: Date,
): Promise<void> {
  const ofOrder = and(
    eq(loyaltyLedger.brandId, person.brandId),
    eq(loyaltyLedger.orderId, orderId),
  );
  const lines = await tx
    .select()
    .from(loyaltyLedger)
    .where(and(ofOrder, inArray(loyaltyLedger.tipo, ['cartelaResgatada', 'cartelaDevolvida'])));
  const [redeemed] = lines.filter(({ tipo }) => tipo === 'cartelaResgatada');
  if (redeemed === undefined || lines.length > 1 || redeemed.cardId === null) return;
  const { storeId, programId, cardId, amount } = redeemed;
  await tx
    .insert(loyaltyLedger)
    .values({
      ...person,
      account: 'stamps',
      tipo: 'cartelaDevolvida',
      amount: -amount,
      storeId,
      programId,
      cardId,
      orderId,
      at: now,
    })
    .onConflictDoNothing();
  const soonest = new Date(now.getTime() + RETURNED_MS);
  await tx
    .update(stampCards)
    .set({ expiresAt: soonest })
    .where(and(cardsOf(person), eq(stampCards.id, cardId), lte(stampCards.expiresAt, soonest)));
}

/** What a delivered order earns in each programme of its store. */
export async function stampOrder(
  tx: Transaction,
  person: Person,
  { id: orderId, storeId, items }: Pick<OrderRow, 'id' | 'storeId'> & { items: Cents },
  now: Date,
): Promise<void> {
  const here = or(isNull(stampPrograms.storeId), eq(stampPrograms.storeId, storeId));
  const enough = and(
    isNotNull(stampPrograms.valorMinimoPedido),
    lte(stampPrograms.valorMinimoPedido, items),
  );
  const programs = await tx
    .select()
    .from(stampPrograms)
    .where(
      and(eq(stampPrograms.brandId, person.brandId), eq(stampPrograms.ativo, true), here, enough),
    );
  for (const program of programs)
    await giveStamp(tx, person, program, storeId, { tipo: 'selo', orderId }, now);
}
