// Payments: one row per attempt to pay an order, provider notices about it, and refunds.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AttemptState, PaymentKind, RefundState } from '#rules/orders/payment.ts';
import { storedDefault, versioned } from '../versioned.ts';
import { brands, stores } from './brands.ts';
import { at } from './columns.ts';
import { orders } from './orders.ts';
import { customers } from './people.ts';

/**
 * A provider's details of a payment that a page shows: never a card number, a security code or the
 * payer.
 */
export type PaymentDetails = {
  /** The text that a banking app reads (Pix). */
  pixCode?: string;
  /** The payment's id in the banking system, needed for refunds. */
  endToEndId?: string;
  cardBrand?: string;
  cardLastFour?: string;
  /** The id of the card in the provider's vault: what the provider charges. */
  cardToken?: string;
  /** Delete the card from the vault once the order is paid. */
  forgetCard?: boolean;
  /** Where the bank authenticates the customer (3DS). */
  challengeUrl?: string;
  /** The fields of the form sent to the bank; never shown. */
  challenge?: { url: string; fields: Record<string, string> };
};

export const payments = pgTable(
  'payments',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /**
     * What is paid: an order, or a person's part of a table's bill. No foreign key to the person,
     * who may have been deleted.
     */
    orderId: bigint('order_id', { mode: 'number' }),
    personId: bigint('person_id', { mode: 'number' }),
    /** The card's owner for part of a bill; orders have their own. */
    customerId: bigint('customer_id', { mode: 'number' }),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    provider: text().notNull(),
    /** Asked of a sandbox: no real money moves. */
    sandbox: boolean().notNull().default(false),
    kind: text().$type<PaymentKind>().notNull(),
    /** Cents: the amounts requested and received. */
    valor: integer().notNull(),
    amountReceived: integer('amount_received'),
    state: text().$type<AttemptState>().notNull(),
    /**
     * Generated before the provider is called, and the same at every attempt (a Pix txid):
     * repeated, it charges once.
     */
    idempotencyKey: text('idempotency_key').notNull(),
    /** The provider's id of the payment; null until it has replied. */
    providerReference: text('provider_reference'),
    details: versioned<PaymentDetails>().notNull().default(storedDefault({})),
    attempts: integer().notNull().default(0),
    /** When a job checks it again; null: nothing is left to do. */
    nextAttemptAt: at('next_attempt_at'),
    /** The reason for its state, as a word of ours or the provider's; never shown to customers. */
    error: text(),
    createdAt: at('created_at').notNull(),
    /** When the provider stops accepting money for it. */
    expiresAt: at('expires_at'),
    paidAt: at('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('payments_key').on(table.brandId, table.idempotencyKey),
    // What a cash register takes in.
    index('payments_paid')
      .on(table.brandId, table.storeId, table.paidAt)
      .where(sql`paid_at is not null`),
    index('payments_order').on(table.brandId, table.orderId),
    index('payments_disputed').on(table.brandId, table.storeId).where(sql`state = 'chargeback'`),
    index('payments_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    // An order has at most one open payment, however many tabs press the button.
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

/** Provider notices, each once: a repeated one finds its row, and asks again if that is over. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    providerEventId: text('provider_event_id').notNull(),
    /** Key or reference of the payment it is about. */
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
    /** Null: part of a table's bill. */
    orderId: bigint('order_id', { mode: 'number' }),
    /** Cents. */
    amount: integer().notNull(),
    state: text().$type<RefundState>().notNull(),
    /**
     * Our id of it at the provider, the same at every attempt; replaced when the provider has
     * refused and staff retry.
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
    // Money is refunded once.
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

/** A store's payment provider and account. No row: the brand's sandbox, if it has one. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    kind: text().$type<PaymentKind>().notNull(),
    provider: text().notNull(),
    /** New payments use it; a disabled one is kept for earlier payments. */
    active: boolean().notNull().default(true),
    /**
     * Addresses and credentials, secrets encrypted (account-settings.ts); sent only to the
     * provider.
     */
    settings: versioned<Record<string, unknown>>().notNull(),
    /** Unguessable part of the provider's webhook address. */
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

/** The sandbox providers' own state: charges and cards by key. */
export const sandboxRecords = pgTable(
  'sandbox_records',
  {
    provider: text().notNull(),
    key: text().notNull(),
    data: versioned<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.key] })],
);
