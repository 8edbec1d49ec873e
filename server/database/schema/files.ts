// Small files of a brand, such as its logo: in the database, so that every process and every backup
// has them, or in a bucket that all processes reach.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { at } from './columns.ts';

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

/** Every object that was ever written to the bucket and has not been deleted from it. */
export const fileObjects = pgTable(
  'file_objects',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    /** Below the prefix of the settings; it begins with the brand's id, and is used once. */
    objectKey: text('object_key').notNull(),
    /** The name under which the brand's pages ask for it, as in `files`. */
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** SHA-256 in hexadecimal. */
    hash: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Set: no page shows it (not yet, or no longer), and a job deletes it then. */
    deleteAt: at('delete_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.objectKey] }),
    uniqueIndex('file_objects_shown')
      .on(table.brandId, table.name)
      .where(sql`${table.deleteAt} is null`),
    index('file_objects_due').on(table.deleteAt),
    check('file_objects_of_brand', sql`${table.objectKey} like ${table.brandId} || '/%'`),
  ],
);
