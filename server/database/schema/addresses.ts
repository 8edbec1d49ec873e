// Customers' saved addresses. A removed one is deleted: orders have their own copy.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from './people.ts';

export const addresses = pgTable(
  'addresses',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    cep: text().notNull(),
    uf: text().notNull(),
    cidade: text().notNull(),
    bairro: text().notNull(),
    logradouro: text().notNull(),
    numero: text().notNull(),
    complemento: text().notNull(),
    referencia: text().notNull(),
    bairroEspecifico: integer('bairro_especifico').$type<0 | 1>().notNull().default(0),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The default; at most one per customer. */
    padrao: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
    index('addresses_customer').on(table.brandId, table.customerId),
    uniqueIndex('addresses_usual').on(table.brandId, table.customerId).where(sql`padrao`),
  ],
);
