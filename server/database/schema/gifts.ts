// Coupons that a brand gives away by itself: for bringing a friend, and by a wheel of prizes.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReferralOutcome, WheelPrize } from '#contract/entities/gifts.ts';
import { brands } from './brands.ts';
import { at } from './columns.ts';
import { coupons, worth } from './coupons.ts';
import { orders } from './orders.ts';
import { customers } from './people.ts';

/** What both get when the first order of somebody who was brought is delivered. No row: nothing. */
export const referralOffers = pgTable('referral_offers', {
  brandId: bigint('brand_id', { mode: 'number' })
    .primaryKey()
    .references(() => brands.id),
  nome: text().notNull(),
  ...worth,
  /** How long each coupon holds. */
  diasValidade: integer('dias_validade').notNull(),
  ativo: boolean().notNull().default(false),
});

/** How it ended for somebody who was brought: decided once, when their first order is delivered. */
export const referrals = pgTable(
  'referrals',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    friendId: bigint('friend_id', { mode: 'number' }).notNull(),
    referrerId: bigint('referrer_id', { mode: 'number' }).notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    outcome: text().$type<ReferralOutcome>().notNull(),
    at: at('at').notNull(),
    /** When both were told of their coupons. */
    toldAt: at('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.friendId] }),
    index('referrals_referrer').on(table.brandId, table.referrerId),
    index('referrals_untold').on(table.at).where(sql`told_at is null`),
    foreignKey({
      columns: [table.brandId, table.friendId],
      foreignColumns: [customers.brandId, customers.id],
    }),
    foreignKey({
      columns: [table.brandId, table.referrerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
  ],
);

/** The wheel of a brand. No row, or not active: the brand has none. */
export const wheels = pgTable('wheels', {
  brandId: bigint('brand_id', { mode: 'number' })
    .primaryKey()
    .references(() => brands.id),
  ativo: boolean().notNull().default(false),
  /** Hours between two spins of one person. */
  horas: integer().notNull(),
  /** How long a prize holds. */
  diasValidade: integer('dias_validade').notNull(),
  /** Items from which a prize can be used; cents. */
  valorMinimoPedido: integer('valor_minimo_pedido').notNull().default(0),
  /** Money in cents, odds in percent; in the order in which they stand on the wheel. */
  premios: jsonb().$type<WheelPrize[]>().notNull(),
});

export const wheelSpins = pgTable(
  'wheel_spins',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    /** Made by the browser for each spin: sent twice, one spin. */
    onceKey: text('once_key').notNull(),
    /** Where the prize stood on the wheel, and what it was. */
    position: integer().notNull(),
    prize: jsonb().$type<WheelPrize>().notNull(),
    couponId: bigint('coupon_id', { mode: 'number' }),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('wheel_spins_once').on(table.brandId, table.customerId, table.onceKey),
    index('wheel_spins_person').on(table.brandId, table.customerId, table.at),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
    foreignKey({
      columns: [table.brandId, table.couponId],
      foreignColumns: [coupons.brandId, coupons.id],
    }),
  ],
);
