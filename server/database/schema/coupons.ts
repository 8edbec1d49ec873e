// Coupons of a brand, who used them on which order, and what the brand gives to whoever asks for
// one.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OpeningSpan } from '#contract/entities/store.ts';
import { brands, stores } from './brands.ts';
import { orders } from './orders.ts';
import { customers, sessions } from './people.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Money in cents, percents as they are read. */
export const worth = {
  valorDesconto: integer('valor_desconto').notNull().default(0),
  valorDescontoPercentual: doublePrecision('valor_desconto_percentual').notNull().default(0),
  /** 0: no cap. */
  maximoDesconto: integer('maximo_desconto').notNull().default(0),
  freteGratis: boolean('frete_gratis').notNull().default(false),
  /** Items before discounts from which it holds; 0 for none. */
  minimum: integer().notNull().default(0),
};

export const coupons = pgTable(
  'coupons',
  {
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** Upper case without spaces. */
    codigo: text().notNull(),
    /** What a diner reads above it. */
    nome: text().notNull(),
    ...worth,
    /** Null: every store. */
    storeId: integer('store_id'),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    /** Weekdays and hours on the store's clock; empty: always. */
    spans: jsonb().$type<OpeningSpan[]>().notNull().default([]),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    perCustomer: integer('per_customer'),
    uses: integer(),
    /** Grows in the transaction of an order that uses it. */
    used: integer().notNull().default(0),
    /** Shown to everybody on the promotional page. */
    shown: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    /** The only person who may use it; null: anybody. */
    customerId: integer('customer_id'),
    /**
     * Instead of a person the hashes of an email and a phone, when it was given to somebody who has
     * no account yet.
     */
    contactHashes: text('contact_hashes').array(),
    /** How it came about. */
    origin: text().$type<'staff' | 'offer' | 'wheel' | 'referral'>().notNull().default('staff'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('coupons_codigo').on(table.brandId, table.codigo),
    index('coupons_contact').using('gin', table.contactHashes),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
    check(
      'coupons_used',
      sql`${table.used} >= 0 and (${table.uses} is null or ${table.used} <= ${table.uses})`,
    ),
  ],
);

/** One for each order at the most: never two coupons at once. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    brandId: integer('brand_id').notNull(),
    orderId: integer('order_id').notNull(),
    couponId: integer('coupon_id').notNull(),
    customerId: integer('customer_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.orderId] }),
    index('coupon_uses_person').on(table.brandId, table.couponId, table.customerId),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
    foreignKey({
      columns: [table.brandId, table.couponId],
      foreignColumns: [coupons.brandId, coupons.id],
    }),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
  ],
);

/**
 * What a generated coupon is worth: the brand says it, never the browser. No row: the brand gives
 * none.
 */
export const couponOffers = pgTable('coupon_offers', {
  brandId: integer('brand_id')
    .primaryKey()
    .references(() => brands.id),
  nome: text().notNull(),
  ...worth,
  /** How long one holds. */
  days: integer().notNull(),
  active: boolean().notNull().default(true),
});

/**
 * A device that entered the checkout while the store was open: its order is taken until then, also
 * when the store has closed.
 */
export const checkoutPromises = pgTable(
  'checkout_promises',
  {
    brandId: integer('brand_id').notNull(),
    sessionId: integer('session_id').notNull(),
    storeId: integer('store_id').notNull(),
    until: at('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.sessionId, table.storeId] }),
    foreignKey({
      columns: [table.brandId, table.sessionId],
      foreignColumns: [sessions.brandId, sessions.id],
    }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);
