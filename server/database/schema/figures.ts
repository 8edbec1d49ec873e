// What the orders of each day came to, so that the figures of a year need not look at each order.
// All of it can be counted again from the orders.
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { stores } from './brands.ts';

/** How many of each, by whatever the key says. */
export type Counts = Record<string, number>;

/** How far the days of a store are summed up. */
export const figureStores = pgTable(
  'figure_stores',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    /** By whose clock the days were told apart: with another one they are counted again. */
    timeZone: text('time_zone').notNull(),
    /** Every day until this one is; null: none yet. */
    summedUntil: date('summed_until'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

/** A day with orders. */
export const figureDays = pgTable(
  'figure_days',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    day: date().notNull(),
    /** Cents. */
    sales: bigint({ mode: 'number' }).notNull(),
    orders: integer().notNull(),
    cancelled: integer().notNull(),
    /**
     * Orders by the hour of the day; by the whole minutes until they were accepted; until they were
     * delivered.
     */
    hours: jsonb().$type<Counts>().notNull(),
    accepting: jsonb().$type<Counts>().notNull(),
    delivering: jsonb().$type<Counts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId, table.day] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

export const figureProducts = pgTable(
  'figure_products',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    day: date().notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    name: text().notNull(),
    portions: integer().notNull(),
    /** Cents. */
    sales: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId, table.day, table.productId] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

/** On which day somebody bought for the first time, and for the last. */
export const figurePeople = pgTable(
  'figure_people',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId, table.customerId] }),
    index('figure_people_last').on(table.brandId, table.storeId, table.lastDay, table.customerId),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

/**
 * An order of that moment changed afterwards: its day is counted again. Written by the database
 * itself (migration 0001_guards).
 */
export const figureMarks = pgTable(
  'figure_marks',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('figure_marks_store').on(table.brandId, table.storeId),
  ],
);
