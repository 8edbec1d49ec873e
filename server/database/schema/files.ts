// Small files of a brand, such as its logo: in the database, so that every process and every backup
// has them.
import { bigint, customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
});

export const files = pgTable(
  'files',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    content: bytes().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.name] })],
);
