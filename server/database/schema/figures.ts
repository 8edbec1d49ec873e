// Daily sums of orders, so that a year's figures need not read every order. They can always be
// computed again.
import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { versioned } from '../versioned.ts';
import { stores } from './brands.ts';

/** Counts by key. */
export type Counts = Record<string, number>;
/** Orders and cents of one method, fee, discount, neighbourhood or way. */
export type CountedPart = {
  kind: string;
  key: string;
  name: string;
  orders: number;
  cents: number;
};

/** How far the days of a store are summed up. */
export const figureStores = pgTable(
  'figure_stores',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    /** The time zone of the sums; after a change they are computed again. */
    timeZone: text('time_zone').notNull(),
    /** All days before this one are summed up; null: none yet. */
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
    /** Orders by the hour of the day; by whole minutes until accepted; until delivered. */
    hours: versioned<Counts>().notNull(),
    accepting: versioned<Counts>().notNull(),
    delivering: versioned<Counts>().notNull(),
    /** Null: summed up by a version that did not know them. */
    parts: versioned<CountedPart[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId, table.day] }),
    index('figure_days_without_parts').on(table.brandId, table.storeId).where(sql`parts is null`),
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

/** Each customer's first and last day with a purchase. */
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
 * An order of that moment has changed since: its day is counted again. Written by a trigger
 * (migration 0001_guards).
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
