// Which stores have an open board. A separate table: it is written every few seconds, while a
// store's row is read by everyone.
import { bigint, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

export const boardWatches = pgTable(
  'board_watches',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.storeId] })],
);
