// Browser errors for staff: equal ones are one row with a count, without personal data.
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';

export const browserErrors = pgTable(
  'browser_errors',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    identificador: text().notNull(),
    erro: text().notNull(),
    /** From the last report: browser and system only. */
    navegador: text().notNull(),
    sistema: text().notNull(),
    vezes: integer().notNull().default(1),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('browser_errors_same').on(table.brandId, table.identificador, table.erro),
    index('browser_errors_newest').on(table.brandId, table.lastAt),
  ],
);
