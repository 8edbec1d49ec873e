// Loyalty in the database: a person's lines, their cards, and the lock that serialises changes.
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { LedgerType, Reward, StampCard } from '#contract/entities/loyalty.ts';
import type { LedgerEntry, NewEntry } from '#rules/loyalty/credit.ts';
import { cardState } from '#rules/loyalty/stamp-cards.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Database, Transaction } from '../database/open.ts';
import { customers, loyaltyLedger, stampCards, stampPrograms } from '../database/schema.ts';

export type Person = { brandId: number; customerId: number };
export type LedgerRow = typeof loyaltyLedger.$inferSelect;
type CardRow = typeof stampCards.$inferSelect;
export type CardRecord = CardRow & {
  has: number;
  redeemed: boolean;
  redeemedAt: Date | null;
  /** A programme of the whole brand: filled and redeemed at any store. */
  everywhere: boolean;
};

/**
 * Locks a person's balance; every change takes this lock. False: a table user or a deleted
 * customer.
 */
export async function lockPerson(
  tx: Transaction,
  { brandId, customerId }: Person,
): Promise<boolean> {
  const [row] = await tx
    .select({ tipoUsuario: customers.tipoUsuario, erasedAt: customers.erasedAt })
    .from(customers)
    .where(and(eq(customers.brandId, brandId), eq(customers.id, customerId)))
    .for('no key update');
  return row?.tipoUsuario === 0 && row.erasedAt === null;
}

/** Gifts are for people who hold the phone of their account: invented ones would draw for ever. */
export async function hasProvedPhone(
  tx: Database | Transaction,
  { brandId, customerId }: Person,
): Promise<boolean> {
  const [row] = await tx
    .select({ at: customers.phoneConfirmedAt })
    .from(customers)
    .where(and(eq(customers.brandId, brandId), eq(customers.id, customerId)));
  return row !== undefined && row.at !== null;
}

export const linesOf = ({ brandId, customerId }: Person): SQL | undefined =>
  and(eq(loyaltyLedger.brandId, brandId), eq(loyaltyLedger.customerId, customerId));

/** The input of the credit rules. */
export async function creditOf(db: Database | Transaction, person: Person): Promise<LedgerEntry[]> {
  const { id, account, tipo, amount, orderId, lotId, expiresAt, at } = loyaltyLedger;
  return db
    .select({ id, account, tipo, amount, orderId, lotId, expiresAt, at })
    .from(loyaltyLedger)
    .where(and(linesOf(person), inArray(account, ['cashback', 'pending'])))
    .orderBy(asc(id));
}

type Circumstances = Partial<
  Pick<LedgerRow, 'storeId' | 'onceKey' | 'staffId' | 'motivo' | 'percentual' | 'programId'>
>;

/** Writes lines of the ledger, and returns them. The person is locked. */
export async function append(
  tx: Transaction,
  { brandId, customerId }: Person,
  entries: readonly NewEntry[],
  at: Date,
  rest: Circumstances = {},
): Promise<LedgerRow[]> {
  if (entries.length === 0) return [];
  // Time ends credit: store, staff and key belong to the other lines alone.
  const rows = entries.map((entry) => ({
    brandId,
    customerId,
    ...entry,
    ...(entry.tipo === 'expirado' ? {} : rest),
    at,
  }));
  return tx.insert(loyaltyLedger).values(rows).returning();
}

const LOST: readonly LedgerType[] = ['desistido', 'estornado'];

/**
 * Part of the key of an order's lines, below zero: after a reversed chargeback an order earns
 * again, and may lose that again.
 */
export const turnOf = (entries: readonly LedgerEntry[], orderId: number): number =>
  0 - entries.filter((entry) => entry.orderId === orderId && LOST.includes(entry.tipo)).length;

const earning: LedgerType[] = ['selo', 'seloCreditado', 'seloRetirado'];
const spending: LedgerType[] = ['cartelaResgatada', 'cartelaDevolvida'];
const listed = (types: LedgerType[]) =>
  sql.join(
    types.map((type) => sql`${type}`),
    sql`, `,
  );
const line = and(
  eq(loyaltyLedger.brandId, stampCards.brandId),
  eq(loyaltyLedger.cardId, stampCards.id),
);

const ofEveryStore = sql<boolean>`exists (select from ${stampPrograms} where ${and(
  eq(stampPrograms.brandId, stampCards.brandId),
  eq(stampPrograms.id, stampCards.programId),
  isNull(stampPrograms.storeId),
)})`;

/** Whether a card is valid at a store. */
export const holdsAt = (
  { everywhere, storeId }: Pick<CardRecord, 'everywhere' | 'storeId'>,
  store: number,
): boolean => everywhere || storeId === store;

export async function findCards(
  db: Database | Transaction,
  where: SQL | undefined,
): Promise<CardRecord[]> {
  const rows = await db
    .select({
      row: stampCards,
      has: sql<number>`coalesce((select sum(amount) from ${loyaltyLedger} where ${line}
        and tipo in (${listed(earning)})), 0)::int`,
      spent: sql<number>`coalesce((select sum(amount) from ${loyaltyLedger} where ${line}
        and tipo in (${listed(spending)})), 0)::int`,
      redeemedAt: sql<
        string | null
      >`(select max(at) from ${loyaltyLedger} where ${line} and tipo = 'cartelaResgatada')`,
      everywhere: ofEveryStore,
    })
    .from(stampCards)
    .where(where)
    .orderBy(asc(stampCards.id));
  return rows.map(({ row, has, spent, redeemedAt, everywhere }) => ({
    ...row,
    has,
    everywhere,
    redeemed: spent < 0,
    redeemedAt: redeemedAt === null ? null : new Date(redeemedAt),
  }));
}

/** Such a card has stamps left: it is neither empty nor redeemed. */
export const hasStamps = sql`(select sum(amount) from ${loyaltyLedger}
  where ${loyaltyLedger.brandId} = ${stampCards.brandId}
    and ${loyaltyLedger.cardId} = ${stampCards.id}) > 0`;

export const cardsOf = ({ brandId, customerId }: Person): SQL | undefined =>
  and(eq(stampCards.brandId, brandId), eq(stampCards.customerId, customerId));

export const stateOf = (
  { has, selosNecessarios: stamps, redeemed, expiresAt }: CardRecord,
  now: Date,
) => cardState({ stamps: has, needed: stamps, redeemed, expiresAt }, now);

/** The full card that a person could redeem at this store, the one that ends first. */
export async function fullCardOf(
  db: Database,
  person: Person,
  storeId: number,
  now: Date,
): Promise<number | null> {
  const full = (await findCards(db, cardsOf(person)))
    .filter((card) => holdsAt(card, storeId) && stateOf(card, now) === 'completa')
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
  return full[0]?.id ?? null;
}

type RewardColumns = Pick<
  CardRow,
  'rewardKind' | 'rewardValue' | 'rewardPercent' | 'rewardMaximum' | 'rewardProductId'
>;

export function rewardOf({
  rewardKind,
  rewardValue,
  rewardPercent,
  rewardMaximum,
  rewardProductId,
}: RewardColumns): Reward {
  return {
    tipo: rewardKind,
    valor: rewardValue,
    percentual: rewardPercent,
    maximoDesconto: rewardMaximum,
    idProduto: rewardProductId,
  };
}

export function toCard(
  card: CardRecord,
  { stores }: Pick<KnownBrand, 'stores'>,
  now: Date,
): StampCard {
  return {
    id: card.id,
    idPrograma: card.programId,
    nome: card.nome,
    idEstabelecimento: card.everywhere ? null : card.storeId,
    nomeEstabelecimento: card.everywhere
      ? ''
      : (stores.find(({ id }) => id === card.storeId)?.nome ?? ''),
    selos: Math.min(card.has, card.selosNecessarios),
    selosNecessarios: card.selosNecessarios,
    estado: stateOf(card, now),
    validoAte: card.expiresAt.toISOString(),
    resgatadoEm: card.redeemed ? (card.redeemedAt?.toISOString() ?? null) : null,
    premio: rewardOf(card),
  };
}
