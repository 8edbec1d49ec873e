// Money on its way: one row for each attempt to pay an order, what providers told about it, and
// what goes back.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AttemptState, PaymentKind, RefundState } from '#rules/orders/payment.ts';
import { brands, stores } from './brands.ts';
import { at } from './columns.ts';
import { orders } from './orders.ts';
import { customers } from './people.ts';

/**
 * What a provider said of a payment and a page shows: never a card number, a security code or who
 * paid.
 */
export type PaymentDetails = {
  /** The text that a banking app reads (Pix). */
  pixCode?: string;
  /** Id that the payment has in the banking system; refunds are asked for by it. */
  endToEndId?: string;
  cardBrand?: string;
  cardLastFour?: string;
  /** The id of the card in the provider's vault: what the provider charges. */
  cardToken?: string;
  /** The vault forgets the card once the order is paid. */
  forgetCard?: boolean;
  /** Where the diner's bank wants to see the diner (3DS). */
  challengeUrl?: string;
  /** What the bank is asked with, by a form of ours; never shown. */
  challenge?: { url: string; fields: Record<string, string> };
};

export const payments = pgTable(
  'payments',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /**
     * What is paid: an order, or somebody's part of the bill of a table. No foreign key to the
     * person: they may have had their name forgotten.
     */
    orderId: bigint('order_id', { mode: 'number' }),
    personId: bigint('person_id', { mode: 'number' }),
    /** Whose card pays a part of a bill; of an order the order says it. */
    customerId: bigint('customer_id', { mode: 'number' }),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    provider: text().notNull(),
    kind: text().$type<PaymentKind>().notNull(),
    /** Cents: what was asked for, and what came. */
    valor: integer().notNull(),
    amountReceived: integer('amount_received'),
    state: text().$type<AttemptState>().notNull(),
    /**
     * Made before the provider is asked, and the same at every try (a Pix calls it txid): asked
     * twice, charged once.
     */
    idempotencyKey: text('idempotency_key').notNull(),
    /** What the provider calls the payment; null until it has answered. */
    providerReference: text('provider_reference'),
    details: jsonb().$type<PaymentDetails>().notNull().default({}),
    attempts: integer().notNull().default(0),
    /** When the clock looks at it again; null: nothing is left to do. */
    nextAttemptAt: at('next_attempt_at'),
    /**
     * Why it stands where it stands, as a word of ours or the provider's; never a sentence for
     * diners.
     */
    error: text(),
    createdAt: at('created_at').notNull(),
    /** When the provider takes no more money for it. */
    expiresAt: at('expires_at'),
    paidAt: at('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('payments_key').on(table.brandId, table.idempotencyKey),
    index('payments_order').on(table.brandId, table.orderId),
    index('payments_disputed').on(table.brandId, table.storeId).where(sql`state = 'chargeback'`),
    index('payments_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    // However many tabs press the button, an order has one payment under way.
    uniqueIndex('payments_open')
      .on(table.brandId, table.orderId)
      .where(sql`state in ('starting', 'pending')`),
    uniqueIndex('payments_open_part')
      .on(table.brandId, table.personId)
      .where(sql`state in ('starting', 'pending')`),
    index('payments_person').on(table.brandId, table.personId).where(sql`person_id is not null`),
    check('payments_subject', sql`(order_id is null) <> (person_id is null)`),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
  ],
);

/** What providers told, each piece of news once: the same event twice finds its row. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    providerEventId: text('provider_event_id').notNull(),
    /** Key or reference of the payment that it speaks of. */
    subject: text().notNull(),
    receivedAt: at('received_at').notNull(),
    processedAt: at('processed_at'),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('payment_events_once').on(table.brandId, table.provider, table.providerEventId),
    index('payment_events_waiting').on(table.receivedAt).where(sql`processed_at is null`),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    paymentId: bigint('payment_id', { mode: 'number' }).notNull(),
    /** Null: it was a part of a table's bill. */
    orderId: bigint('order_id', { mode: 'number' }),
    /** Cents. */
    amount: integer().notNull(),
    state: text().$type<RefundState>().notNull(),
    /**
     * Our id of it at the provider, the same at every try; another one once the provider has
     * refused and staff ask again.
     */
    idempotencyKey: text('idempotency_key').notNull(),
    reason: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at('next_attempt_at'),
    error: text(),
    createdAt: at('created_at').notNull(),
    doneAt: at('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    // Money goes back once.
    uniqueIndex('refunds_payment').on(table.brandId, table.paymentId),
    index('refunds_order').on(table.brandId, table.orderId),
    index('refunds_stuck').on(table.brandId).where(sql`state in ('byHand', 'failed')`),
    index('refunds_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    foreignKey({
      columns: [table.brandId, table.paymentId],
      foreignColumns: [payments.brandId, payments.id],
    }),
  ],
);

/** Which provider a store uses, and its account there. No row: the sandbox. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    kind: text().$type<PaymentKind>().notNull(),
    provider: text().notNull(),
    /** New payments go through it; switched off it stays for those that were made. */
    active: boolean().notNull().default(true),
    /**
     * Addresses and credentials, those that are secret sealed (account-settings.ts); they leave the
     * server towards the provider alone.
     */
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Unguessable part of the address that the provider sends its news to. */
    webhookKey: text('webhook_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('payment_accounts_provider').on(table.brandId, table.storeId, table.provider),
    uniqueIndex('payment_accounts_webhook').on(table.brandId, table.webhookKey),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

/**
 * What the sandbox providers remember, as a provider of one's own would: charges and cards by their
 * key.
 */
export const sandboxRecords = pgTable(
  'sandbox_records',
  {
    provider: text().notNull(),
    key: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.key] })],
);
