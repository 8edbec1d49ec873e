// What brands used, month by month.
import { bigint, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';

/** What a brand used in a month of its first store. */
export const brandUsage = pgTable(
  'brand_usage',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    /** The first day of the month. */
    month: date().notNull(),
    orders: integer().notNull(),
    /** Counted while they are there: sent messages are deleted after a month. */
    messages: integer().notNull(),
    /** Size of its photos and other files, at the last count of the month. */
    storageBytes: bigint('storage_bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.month] })],
);
