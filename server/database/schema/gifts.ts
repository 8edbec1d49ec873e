// Coupons that a brand gives away by itself: for bringing a friend, and by a wheel of prizes.
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { ReferralOutcome, WheelPrize } from '#contract/entities/gifts.ts';
import { brands } from './brands.ts';
import { coupons, worth } from './coupons.ts';
import { orders } from './orders.ts';
import { customers } from './people.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What both get when the first order of somebody who was brought is delivered. No row: nothing. */
export const referralOffers = pgTable('referral_offers', {
  brandId: integer('brand_id')
    .primaryKey()
    .references(() => brands.id),
  nome: text().notNull(),
  ...worth,
  /** How long each coupon holds. */
  days: integer().notNull(),
  active: boolean().notNull().default(false),
});

/** How it ended for somebody who was brought: decided once, when their first order is delivered. */
export const referrals = pgTable(
  'referrals',
  {
    brandId: integer('brand_id').notNull(),
    friendId: integer('friend_id').notNull(),
    referrerId: integer('referrer_id').notNull(),
    orderId: integer('order_id').notNull(),
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
  brandId: integer('brand_id')
    .primaryKey()
    .references(() => brands.id),
  active: boolean().notNull().default(false),
  /** Hours between two spins of one person. */
  hours: integer().notNull(),
  /** How long a prize holds. */
  days: integer().notNull(),
  /** Items from which a prize can be used; cents. */
  minimum: integer().notNull().default(0),
  /** Money in cents, odds in percent; in the order in which they stand on the wheel. */
  prizes: jsonb().$type<WheelPrize[]>().notNull(),
});

export const wheelSpins = pgTable(
  'wheel_spins',
  {
    brandId: integer('brand_id').notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id').notNull(),
    /** Made by the browser for each spin: sent twice, one spin. */
    onceKey: text('once_key').notNull(),
    /** Where the prize stood on the wheel, and what it was. */
    position: integer().notNull(),
    prize: jsonb().$type<WheelPrize>().notNull(),
    couponId: integer('coupon_id'),
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
