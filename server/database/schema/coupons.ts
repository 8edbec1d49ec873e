// Coupons of a brand, their uses by order, and the brand's coupon offer.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OpeningSpan } from '#contract/entities/store.ts';
import { storedDefault, versioned } from '../versioned.ts';
import { brands, stores } from './brands.ts';
import { at } from './columns.ts';
import { orders } from './orders.ts';
import { customers, sessions } from './people.ts';

/** Money in cents, percents as displayed. */
export const worth = {
  valorDesconto: integer('valor_desconto').notNull().default(0),
  valorDescontoPercentual: doublePrecision('valor_desconto_percentual').notNull().default(0),
  /** 0: no cap. */
  maximoDesconto: integer('maximo_desconto').notNull().default(0),
  freteGratis: boolean('frete_gratis').notNull().default(false),
  /** Minimum items before discounts; 0 for none. */
  valorMinimoPedido: integer('valor_minimo_pedido').notNull().default(0),
};

const atMost = (used: AnyPgColumn, limit: AnyPgColumn) =>
  sql`${used} >= 0 and (${limit} is null or ${used} <= ${limit})`;

export const coupons = pgTable(
  'coupons',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Upper case without spaces. */
    codigoCupom: text('codigo_cupom').notNull(),
    /** The title for customers. */
    nome: text().notNull(),
    ...worth,
    /** Null: every store. */
    storeId: bigint('store_id', { mode: 'number' }),
    validoDe: at('valido_de'),
    validoAte: at('valido_ate'),
    /** Weekdays and hours on the store's clock; empty: always. */
    horarios: versioned<OpeningSpan[]>().notNull().default(storedDefault([])),
    primeiroPedido: boolean('primeiro_pedido').notNull().default(false),
    usosPorCliente: integer('usos_por_cliente'),
    limiteUsos: integer('limite_usos'),
    /** Incremented in the transaction of the order that uses it. */
    used: integer().notNull().default(0),
    /** Shown to everybody on the promotional page. */
    exibir: boolean().notNull().default(false),
    ativo: boolean().notNull().default(true),
    /** The only person who may use it; null: anybody. */
    customerId: bigint('customer_id', { mode: 'number' }),
    /** For someone without an account: hashes of an email and a phone. */
    contactHashes: text('contact_hashes').array(),
    /** How it was created. */
    origin: text().$type<'staff' | 'offer' | 'wheel' | 'referral'>().notNull().default('staff'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('coupons_codigo').on(table.brandId, table.codigoCupom),
    index('coupons_contact').using('gin', table.contactHashes),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
    check('coupons_used', atMost(table.used, table.limiteUsos)),
  ],
);

/** At most one per order. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    couponId: bigint('coupon_id', { mode: 'number' }).notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
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
 * The value of generated coupons, set by the brand, never by the browser. No row: none are given.
 */
export const couponOffers = pgTable('coupon_offers', {
  brandId: bigint('brand_id', { mode: 'number' })
    .primaryKey()
    .references(() => brands.id),
  nome: text().notNull(),
  ...worth,
  /** How long one is valid. */
  diasValidade: integer('dias_validade').notNull(),
  ativo: boolean().notNull().default(true),
});

/**
 * A device that entered the checkout while the store was open: its order is accepted until then,
 * even if the store has closed.
 */
export const checkoutPromises = pgTable(
  'checkout_promises',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
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
