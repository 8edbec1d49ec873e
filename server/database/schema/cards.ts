// Cards that diners keep, by their id in the provider's vault, and who pays with a card. Never a
// number, never a security code.
import {
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { stores } from './brands.ts';
import { customers } from './people.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const savedCards = pgTable(
  'saved_cards',
  {
    brandId: integer('brand_id').notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id').notNull(),
    /** Through whose account at the provider it was kept. */
    storeId: integer('store_id').notNull(),
    /** Name of the provider and the account there: stores that share it share the cards. */
    vault: text().notNull(),
    cardToken: text('card_token').notNull(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    month: integer().notNull(),
    year: integer().notNull(),
    holder: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('saved_cards_token').on(
      table.brandId,
      table.customerId,
      table.vault,
      table.cardToken,
    ),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

/** What a provider wants to know of whoever pays with a card; asked for nowhere else. */
export const cardPayers = pgTable(
  'card_payers',
  {
    brandId: integer('brand_id').notNull(),
    customerId: integer('customer_id').notNull(),
    nome: text().notNull(),
    email: text().notNull(),
    cpf: text().notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.customerId] }),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
  ],
);
