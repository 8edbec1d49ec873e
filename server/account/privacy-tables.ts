// Every table that keeps something about a diner, how it is told to the diner and what happens to
// it when the account is deleted.
// Whoever adds a table that points at a diner, a device or an order adds a line here; a test
// insists on it.
import { and, eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/open.ts';
import * as schema from '../database/schema.ts';

export type Person = {
  brandId: number;
  customerId: number;
  telefone: string | null;
  email: string | null;
};

type PersonalTable = {
  table: PgTable;
  /** Which rows are this person's. */
  of(person: Person, db: Database | Transaction): SQL | undefined;
  /**
   * In the download under this name; null: told in a shape of its own, or nothing that a person
   * could read.
   */
  toldAs: string | null;
  /** Columns that open something, or belong to somebody else. */
  secret?: readonly string[];
  /**
   * deleted: the rows go. kept: nothing in them names anybody. emptied: they stay without the
   * person (privacy-erase.ts).
   */
  onErasure: 'deleted' | 'kept' | 'emptied';
};

type OfBrand = PgTable & { brandId: AnyPgColumn };

const byCustomer = (table: OfBrand & { customerId: AnyPgColumn }): PersonalTable['of'] => {
  return ({ brandId, customerId }) =>
    and(eq(table.brandId, brandId), eq(table.customerId, customerId));
};

const ordersOf = ({ brandId, customerId }: Person, db: Database | Transaction) =>
  db
    .select({ id: schema.orders.id })
    .from(schema.orders)
    .where(and(eq(schema.orders.brandId, brandId), eq(schema.orders.customerId, customerId)));

const byOrder = (table: OfBrand & { orderId: AnyPgColumn }): PersonalTable['of'] => {
  return (person, db) =>
    and(eq(table.brandId, person.brandId), inArray(table.orderId, ordersOf(person, db)));
};

const byDevice = (table: OfBrand & { sessionId: AnyPgColumn }): PersonalTable['of'] => {
  return ({ brandId, customerId }, db) => {
    const { sessions } = schema;
    const devices = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.brandId, brandId), eq(sessions.customerId, customerId)));
    return and(eq(table.brandId, brandId), inArray(table.sessionId, devices));
  };
};

const { messages } = schema;

export const personalTables: readonly PersonalTable[] = [
  { table: schema.orders, of: byCustomer(schema.orders), toldAs: null, onErasure: 'emptied' },
  // Two days beside a number, as long as the orders stand.
  {
    table: schema.figurePeople,
    of: byCustomer(schema.figurePeople),
    toldAs: null,
    onErasure: 'kept',
  },
  { table: schema.orderEvents, of: byOrder(schema.orderEvents), toldAs: null, onErasure: 'kept' },
  // What the law on accounts wants kept: amounts and times, and no name.
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
  // The row goes when the provider has forgotten the card as well (server/payments/card-forget.ts).
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
  // The lines point at the cards: they go first.
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
    of: ({ brandId, customerId }) =>
      and(
        eq(schema.referrals.brandId, brandId),
        or(eq(schema.referrals.friendId, customerId), eq(schema.referrals.referrerId, customerId)),
      ),
    toldAs: 'indicacoes',
    // Who the other one is, and what the two seem to share, is not this person's to read.
    secret: ['friendId', 'referrerId', 'orderId', 'outcome'],
    onErasure: 'deleted',
  },
  {
    table: schema.checkoutPromises,
    of: byDevice(schema.checkoutPromises),
    toldAs: null,
    onErasure: 'deleted',
  },
  // The words go; the stars were counted into the store's grade, where nobody is named.
  {
    table: schema.reviews,
    of: byOrder(schema.reviews),
    toldAs: 'avaliacoes',
    onErasure: 'deleted',
  },
  // The name that somebody gave at a table goes; the lines of the bill stay without one.
  {
    table: schema.sittingPeople,
    of: byDevice(schema.sittingPeople),
    toldAs: 'mesas',
    secret: ['sessionId', 'customerId'],
    onErasure: 'deleted',
  },
  { table: schema.tabLines, of: byOrder(schema.tabLines), toldAs: null, onErasure: 'emptied' },
  { table: schema.sessions, of: byCustomer(schema.sessions), toldAs: null, onErasure: 'emptied' },
  // What opens the account: hashes, which tell a person nothing.
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
      const recipients = [person.telefone, person.email].filter((recipient) => recipient !== null);
      const toThem = recipients.length === 0 ? undefined : inArray(messages.recipient, recipients);
      return and(
        eq(messages.brandId, person.brandId),
        or(inArray(messages.orderId, ordersOf(person, db)), toThem),
      );
    },
    toldAs: 'mensagens',
    // The text of a message may be a code that still opens the account.
    secret: ['texto', 'code', 'key', 'link', 'providerId'],
    onErasure: 'deleted',
  },
];

/** What the tables tell about a person, as it stands in them. */
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

/** Deletes what goes with the person. Orders and devices must still be theirs when this runs. */
export async function deleteRows(tx: Transaction, person: Person): Promise<void> {
  for (const { table, of, onErasure } of personalTables) {
    if (onErasure === 'deleted') await tx.delete(table).where(of(person, tx));
  }
}
