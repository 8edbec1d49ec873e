// What staff and customers changed of an order after it was placed, and parts of its money that
// went back.
import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Address } from '#contract/entities/address.ts';
import type { ChangeWanted } from '#contract/entities/order-change.ts';
import type { OrderTotals, StoredItem } from '#contract/entities/order-item.ts';
import type { RefundState } from '#rules/orders/payment.ts';
import type { PricingBasis } from '#rules/price/change-order.ts';
import { versioned } from '../versioned.ts';
import { at } from './columns.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';

/** All that a change may change. */
export type VersionContent = {
  itens: StoredItem[];
  totals: OrderTotals;
  endereco: Address | null;
  formaPagamento: { id: number; nome: string; tipo: string };
  troco: number | null;
  /** Absent in versions from before remarks could change. */
  observacao?: string;
  /** How the part of an order paid online that is due on handover will be paid. */
  formaDiferenca: { id: number; nome: string; tipo: string } | null;
  pricing: PricingBasis | null;
};

/** The first version is written with the first change; an order that stays has no rows. */
export const orderVersions = pgTable(
  'order_versions',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** 1 is the order as it was placed. */
    versao: integer().notNull(),
    state: text().$type<'applied' | 'proposed' | 'refused' | 'withdrawn'>().notNull(),
    /** A repeated request changes once; null: as it was placed. */
    requestKey: text('request_key'),
    /** Null: the customer. */
    staffId: bigint('staff_id', { mode: 'number' }),
    motivo: text().notNull().default(''),
    content: versioned<VersionContent>().notNull(),
    /** Cents: more or less than the version before, what goes back, and what is due on handover. */
    diferenca: integer().notNull().default(0),
    devolver: integer().notNull().default(0),
    aCobrar: integer('a_cobrar').notNull().default(0),
    /** Null: nobody had to agree, or nobody has yet. */
    consent: text().$type<'customer' | 'phone'>(),
    createdAt: at('created_at').notNull(),
    answeredAt: at('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.orderId, table.versao] }),
    uniqueIndex('order_versions_request').on(table.brandId, table.orderId, table.requestKey),
    // An order has at most one proposal that waits.
    uniqueIndex('order_versions_proposed')
      .on(table.brandId, table.orderId)
      .where(sql`state = 'proposed'`),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
  ],
);

/** What a customer asked for, and what it would have cost when they asked. */
export type WishContent = {
  wanted: ChangeWanted;
  itens: StoredItem[];
  totals: OrderTotals;
  endereco: Address | null;
  formaPagamento: { id: number; nome: string; tipo: string };
  observacao: string;
  diferenca: number;
  devolver: number;
  aCobrar: number;
};

/** Wishes: changes that customers ask for before the kitchen begins; staff answer them. */
export const orderWishes = pgTable(
  'order_wishes',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Counts the wishes of an order. */
    number: integer().notNull(),
    state: text().$type<'open' | 'accepted' | 'declined' | 'withdrawn' | 'replaced'>().notNull(),
    /** A repeated request asks once. */
    requestKey: text('request_key').notNull(),
    content: versioned<WishContent>().notNull(),
    /** What the customer wrote to the store beside it. */
    recado: text().notNull(),
    /** The store's words when it declined. */
    motivo: text().notNull().default(''),
    staffId: bigint('staff_id', { mode: 'number' }),
    /** The version that came of it; null: none. */
    versao: integer(),
    createdAt: at('created_at').notNull(),
    answeredAt: at('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.orderId, table.number] }),
    uniqueIndex('order_wishes_request').on(table.brandId, table.orderId, table.requestKey),
    // An order has at most one open wish.
    uniqueIndex('order_wishes_open').on(table.brandId, table.orderId).where(sql`state = 'open'`),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
  ],
);

/** Parts of a payment that go back while the rest stays; all of it goes back in `refunds`. */
export const partialRefunds = pgTable(
  'partial_refunds',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    paymentId: bigint('payment_id', { mode: 'number' }).notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Cents. */
    amount: integer().notNull(),
    state: text().$type<RefundState | 'replaced'>().notNull(),
    /** Each cause once: a version of the order, or a request of staff. */
    cause: text().notNull(),
    /** The version of the order that costs less; null: staff gave it back as a favour. */
    versao: integer(),
    /** Our id of it at the provider, as in `refunds`. */
    idempotencyKey: text('idempotency_key').notNull(),
    motivo: text().notNull(),
    staffId: bigint('staff_id', { mode: 'number' }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at('next_attempt_at'),
    error: text(),
    createdAt: at('created_at').notNull(),
    doneAt: at('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('partial_refunds_cause').on(table.brandId, table.orderId, table.cause),
    index('partial_refunds_payment').on(table.brandId, table.paymentId),
    index('partial_refunds_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    index('partial_refunds_stuck').on(table.brandId).where(sql`state in ('byHand', 'failed')`),
    foreignKey({
      columns: [table.brandId, table.paymentId],
      foreignColumns: [payments.brandId, payments.id],
    }),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
  ],
);
