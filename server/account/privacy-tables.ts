// Every table with personal data, how it is exported and what deletion does to it. A new table that
// references a customer, device or order needs a line here; a test checks it.
import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/open.ts';
import * as schema from '../database/schema.ts';
import type { CustomerRow } from './customer-row.ts';

export type Person = {
  brandId: number;
  /** Null: without an account; the orders of `telefone` that belong to no account. */
  customerId: number | null;
  telefone: string | null;
  email: string | null;
  /** Those of the two that the person has proved: another may be a stranger's. */
  proved: readonly string[];
};

/** What an account has proved of its phone and email. */
export const provedOf = ({
  telefone,
  email,
  phoneConfirmedAt,
  emailConfirmedAt,
}: CustomerRow): string[] => [
  ...(telefone === null || phoneConfirmedAt === null ? [] : [telefone]),
  ...(email === null || emailConfirmedAt === null ? [] : [email]),
];

type PersonalTable = {
  table: PgTable;
  /** Which rows belong to the person. */
  of(person: Person, db: Database | Transaction): SQL | undefined;
  /** Its name in the export; null: exported in its own shape, or nothing readable. */
  toldAs: string | null;
  /** Columns that grant access or belong to somebody else. */
  secret?: readonly string[];
  /**
   * deleted: rows are removed. kept: they name nobody. emptied: they stay without the person
   * (privacy-erase.ts).
   */
  onErasure: 'deleted' | 'kept' | 'emptied';
};

type OfBrand = PgTable & { brandId: AnyPgColumn };

const byCustomer = (table: OfBrand & { customerId: AnyPgColumn }): PersonalTable['of'] => {
  return ({ brandId, customerId }) =>
    customerId === null
      ? sql`false`
      : and(eq(table.brandId, brandId), eq(table.customerId, customerId));
};

/** The orders of a customer, or those of a phone without an account. */
export const ownOrders = ({ brandId, customerId, telefone }: Person): SQL | undefined =>
  and(
    eq(schema.orders.brandId, brandId),
    customerId === null
      ? and(isNull(schema.orders.customerId), eq(schema.orders.telefoneCliente, telefone ?? '-'))
      : eq(schema.orders.customerId, customerId),
  );

const ordersOf = (person: Person, db: Database | Transaction) =>
  db.select({ id: schema.orders.id }).from(schema.orders).where(ownOrders(person));

/** Without an account: devices that ordered with the phone and that nobody signed in on. */
export const devicesOf = (person: Person, db: Database | Transaction): SQL | undefined => {
  const { sessions, orders } = schema;
  if (person.customerId !== null) return eq(sessions.customerId, person.customerId);
  const ordered = db.select({ id: orders.sessionId }).from(orders).where(ownOrders(person));
  return and(isNull(sessions.customerId), inArray(sessions.id, ordered));
};

const byOrder = (table: OfBrand & { orderId: AnyPgColumn }): PersonalTable['of'] => {
  return (person, db) =>
    and(eq(table.brandId, person.brandId), inArray(table.orderId, ordersOf(person, db)));
};

const byDevice = (table: OfBrand & { sessionId: AnyPgColumn }): PersonalTable['of'] => {
  return (person, db) => {
    const { sessions } = schema;
    const devices = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.brandId, person.brandId), devicesOf(person, db)));
    return and(eq(table.brandId, person.brandId), inArray(table.sessionId, devices));
  };
};

const { messages } = schema;

export const personalTables: readonly PersonalTable[] = [
  { table: schema.orders, of: ownOrders, toldAs: null, onErasure: 'emptied' },
  // Two days with a number, as long as the orders are kept.
  {
    table: schema.figurePeople,
    of: byCustomer(schema.figurePeople),
    toldAs: null,
    onErasure: 'kept',
  },
  // Written again when the order is emptied.
  {
    table: schema.orderSearch,
    of: byOrder(schema.orderSearch),
    toldAs: null,
    onErasure: 'emptied',
  },
  // Likewise, when the customer is.
  {
    table: schema.customerSearch,
    of: byCustomer(schema.customerSearch),
    toldAs: null,
    onErasure: 'emptied',
  },
  { table: schema.orderEvents, of: byOrder(schema.orderEvents), toldAs: null, onErasure: 'kept' },
  {
    table: schema.registerMoves,
    of: byOrder(schema.registerMoves),
    toldAs: null,
    onErasure: 'kept',
  },
  // What accounting law requires: amounts and times, without names.
  {
    table: schema.payments,
    of: (person, db) =>
      or(byOrder(schema.payments)(person, db), byCustomer(schema.payments)(person, db)),
    toldAs: 'pagamentos',
    secret: ['idempotencyKey', 'details', 'nextAttemptAt', 'attempts'],
    onErasure: 'kept',
  },
  {
    table: schema.refunds,
    of: byOrder(schema.refunds),
    toldAs: 'devolucoes',
    secret: ['idempotencyKey', 'nextAttemptAt', 'attempts'],
    onErasure: 'kept',
  },
  {
    table: schema.partialRefunds,
    of: byOrder(schema.partialRefunds),
    toldAs: 'devolucoesDeParte',
    secret: ['idempotencyKey', 'cause', 'staffId', 'nextAttemptAt', 'attempts'],
    onErasure: 'emptied',
  },
  // The order keeps what counts of it.
  {
    table: schema.orderVersions,
    of: byOrder(schema.orderVersions),
    toldAs: 'versoesDePedidos',
    secret: ['requestKey', 'staffId'],
    onErasure: 'deleted',
  },
  {
    table: schema.orderWishes,
    of: byOrder(schema.orderWishes),
    toldAs: 'mudancasPedidas',
    secret: ['requestKey', 'staffId'],
    onErasure: 'deleted',
  },
  // The row is deleted once the provider has deleted the card (server/payments/card-forget.ts).
  {
    table: schema.savedCards,
    of: byCustomer(schema.savedCards),
    toldAs: 'cartoes',
    secret: ['cardToken', 'vault'],
    onErasure: 'emptied',
  },
  {
    table: schema.cardPayers,
    of: byCustomer(schema.cardPayers),
    toldAs: 'pagador',
    onErasure: 'deleted',
  },
  {
    table: schema.coupons,
    of: byCustomer(schema.coupons),
    toldAs: 'cupons',
    secret: ['contactHashes'],
    onErasure: 'kept',
  },
  {
    table: schema.couponUses,
    of: byCustomer(schema.couponUses),
    toldAs: 'cuponsUsados',
    onErasure: 'kept',
  },
  // Rows reference the cards, so they are deleted first.
  {
    table: schema.loyaltyLedger,
    of: byCustomer(schema.loyaltyLedger),
    toldAs: 'fidelidade',
    secret: ['onceKey', 'staffId'],
    onErasure: 'deleted',
  },
  {
    table: schema.stampCards,
    of: byCustomer(schema.stampCards),
    toldAs: 'cartelas',
    onErasure: 'deleted',
  },
  {
    table: schema.wheelSpins,
    of: byCustomer(schema.wheelSpins),
    toldAs: 'giros',
    secret: ['onceKey'],
    onErasure: 'deleted',
  },
  {
    table: schema.referrals,
    of: ({ brandId, customerId }) => {
      const { friendId, referrerId } = schema.referrals;
      const either =
        customerId === null ? sql`false` : or(eq(friendId, customerId), eq(referrerId, customerId));
      return and(eq(schema.referrals.brandId, brandId), either);
    },
    toldAs: 'indicacoes',
    // The other person, and what the two seem to share, is not shown to this one.
    secret: ['friendId', 'referrerId', 'orderId', 'outcome'],
    onErasure: 'deleted',
  },
  {
    table: schema.checkoutPromises,
    of: byDevice(schema.checkoutPromises),
    toldAs: null,
    onErasure: 'deleted',
  },
  // The text is deleted; the stars remain part of the store's rating, which names nobody.
  {
    table: schema.reviews,
    of: byOrder(schema.reviews),
    toldAs: 'avaliacoes',
    onErasure: 'deleted',
  },
  // The name given at a table is deleted; the bill's lines stay without it.
  {
    table: schema.sittingPeople,
    of: byDevice(schema.sittingPeople),
    toldAs: 'mesas',
    secret: ['sessionId', 'customerId'],
    onErasure: 'deleted',
  },
  { table: schema.tabLines, of: byOrder(schema.tabLines), toldAs: null, onErasure: 'emptied' },
  {
    table: schema.sessions,
    of: (person, db) => and(eq(schema.sessions.brandId, person.brandId), devicesOf(person, db)),
    toldAs: null,
    onErasure: 'emptied',
  },
  // Credentials of the account: hashes, meaningless to a person.
  {
    table: schema.accessCodes,
    of: byCustomer(schema.accessCodes),
    toldAs: null,
    onErasure: 'deleted',
  },
  {
    table: schema.deviceCredentials,
    of: byCustomer(schema.deviceCredentials),
    toldAs: null,
    onErasure: 'deleted',
  },
  {
    table: schema.addresses,
    of: byCustomer(schema.addresses),
    toldAs: 'enderecos',
    onErasure: 'deleted',
  },
  {
    table: schema.consentLog,
    of: byCustomer(schema.consentLog),
    toldAs: null,
    onErasure: 'deleted',
  },
  {
    table: schema.orderSubscriptions,
    of: byOrder(schema.orderSubscriptions),
    toldAs: 'avisosDePedidos',
    secret: ['p256dh', 'auth'],
    onErasure: 'deleted',
  },
  {
    table: messages,
    of: (person, db) => {
      const said = [person.telefone, person.email].filter((recipient) => recipient !== null);
      // What an unproved phone or email was told about an order is for who placed that order.
      const toThem = or(
        inArray(messages.recipient, [...person.proved]),
        and(inArray(messages.recipient, said), isNull(messages.orderId)),
      );
      return and(
        eq(messages.brandId, person.brandId),
        eq(messages.toStaff, false),
        or(inArray(messages.orderId, ordersOf(person, db)), toThem),
      );
    },
    toldAs: 'mensagens',
    // A message may contain a code that still opens the account.
    secret: ['texto', 'code', 'key', 'link', 'providerId'],
    onErasure: 'deleted',
  },
];

/** The stored data of a person, unchanged. */
export async function tellRows(
  db: Database | Transaction,
  person: Person,
): Promise<Record<string, Record<string, unknown>[]>> {
  const told: Record<string, Record<string, unknown>[]> = {};
  for (const { table, of, toldAs, secret = [] } of personalTables) {
    if (toldAs === null) continue;
    const columns = Object.entries(getTableColumns(table)).filter(
      ([name]) => name !== 'brandId' && !secret.includes(name),
    );
    const rows: Record<string, unknown>[] = await db
      .select(Object.fromEntries(columns))
      .from(table)
      .where(of(person, db));
    told[toldAs] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          value instanceof Date ? value.toISOString() : value,
        ]),
      ),
    );
  }
  return told;
}

/** Deletes the person's rows. Orders and devices must still reference the person when this runs. */
export async function deleteRows(tx: Transaction, person: Person): Promise<void> {
  for (const { table, of, onErasure } of personalTables) {
    if (onErasure === 'deleted') await tx.delete(table).where(of(person, tx));
  }
}
