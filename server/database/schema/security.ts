// What happened to the security of a brand: sign-ins, refusals, and who read personal data. The same
// thing done by the same person from the same network within an hour is one row with a count.
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
     * Null: nobody of staff, or nobody who is known. Without a foreign key, which would wait for the
     * staff's row while another change of the team holds it and waits for this one.
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
