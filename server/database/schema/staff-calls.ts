// Changes by staff that carried a key, so that one whose reply was lost happens once.
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { versioned } from '../versioned.ts';
import { brands } from './brands.ts';
import { at } from './columns.ts';

export const staffCalls = pgTable(
  'staff_calls',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    /** No foreign key, for the reason that `security_events` gives. */
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    action: text().notNull(),
    key: text().notNull(),
    /** Null: the reply is read again instead. */
    result: versioned<unknown>(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.staffId, table.action, table.key] }),
    index('staff_calls_at').on(table.at),
  ],
);
