// Security events of a brand: sign-ins, refusals, and who read personal data. Repeated events of
// one person and network within an hour are one row with a count.
import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { SecurityKind } from '#contract/security-kinds.ts';
import { brands } from './brands.ts';
import { at } from './columns.ts';

export const securityEvents = pgTable(
  'security_events',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<SecurityKind>().notNull(),
    /**
     * Null: not staff, or unknown. There is no foreign key: it would deadlock with a change of the
     * team that holds the staff's row and waits for this one.
     */
    staffId: bigint('staff_id', { mode: 'number' }),
    /** The address without its last part; empty once an hour has too many networks. */
    network: text().notNull(),
    windowStart: at('window_start').notNull(),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
    vezes: integer().notNull().default(1),
    /** The first distinct subjects, by id: `customer 12`. */
    alvos: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    unique('security_events_hour')
      .on(table.brandId, table.kind, table.staffId, table.network, table.windowStart)
      .nullsNotDistinct(),
    index('security_events_window').on(table.brandId, table.windowStart),
    index('security_events_last').on(table.lastAt),
  ],
);
