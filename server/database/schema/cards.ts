// Customers' saved cards, by their id in the provider's vault, and card payers. Never a number or a
// security code.
import {
  bigint,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { stores } from './brands.ts';
import { at } from './columns.ts';
import { customers } from './people.ts';

export const savedCards = pgTable(
  'saved_cards',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    /** The provider account that saved it. */
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    /** Name of the provider and its account: stores that share it share the cards. */
    vault: text().notNull(),
    cardToken: text('card_token').notNull(),
    bandeira: text().notNull(),
    ultimosDigitos: text('ultimos_digitos').notNull(),
    mesValidade: integer('mes_validade').notNull(),
    anoValidade: integer('ano_validade').notNull(),
    titular: text().notNull(),
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

/** What a provider requires of a card payer; asked for only there. */
export const cardPayers = pgTable(
  'card_payers',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
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
