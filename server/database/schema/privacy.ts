// Customers' consents, as an append-only log: the newest row of a channel and purpose applies.
import {
  bigint,
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ConsentChannel, ConsentPurpose } from '#contract/entities/profile.ts';
import { customers } from './people.ts';

export const consentLog = pgTable(
  'consent_log',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    canal: text().$type<ConsentChannel>().notNull(),
    finalidade: text().$type<ConsentPurpose>().notNull(),
    aceito: boolean().notNull(),
    /** The version of the text that the customer read. */
    textVersion: text('text_version').notNull(),
    /** Address without its last part, and the browser: evidence of the choice. */
    network: text().notNull(),
    agent: text().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('consent_log_customer').on(table.brandId, table.customerId, table.id),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
  ],
);
