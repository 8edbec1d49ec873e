// Tables and tabs of a store, who sits at them, what stands on their bill and what was paid of it.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { stores } from './brands.ts';
import { at } from './columns.ts';
import { orders } from './orders.ts';
import { customers, sessions } from './people.ts';

export const diningTables = pgTable(
  'dining_tables',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    tipo: text().$type<'mesa' | 'comanda'>().notNull(),
    numero: integer().notNull(),
    /**
     * Signs the printed token: random, and kept for ever, so that a sheet never has to be printed
     * again.
     */
    secret: text().notNull(),
    /** Digits on the stand, which the house changes as it likes; null: the sheet alone is proof. */
    codigoSuporte: text('codigo_suporte'),
    /** Where it stands, in the words of the house; shown to staff. */
    local: text().notNull().default(''),
    /** Taken away. The row stays, so that a printed sheet holds again when the table comes back. */
    removedAt: at('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('dining_tables_number').on(table.brandId, table.storeId, table.tipo, table.numero),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

/** What a product costs at the table, where that differs. Cents. */
export const tablePrices = pgTable(
  'table_prices',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    valor: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId, table.productId] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

/** From the first guest until the account closes. A table has one open sitting at most. */
export const sittings = pgTable(
  'sittings',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    tableId: bigint('table_id', { mode: 'number' }).notNull(),
    /** cada: everybody minds their own. conta: one bill for the table. */
    modo: text().$type<'cada' | 'conta'>().notNull().default('conta'),
    recusaServico: boolean('recusa_servico').notNull().default(false),
    waiterCalledAt: at('waiter_called_at'),
    billAskedAt: at('bill_asked_at'),
    openedAt: at('opened_at').notNull(),
    closedAt: at('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('sittings_open').on(table.brandId, table.tableId).where(sql`closed_at is null`),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
    foreignKey({
      columns: [table.brandId, table.tableId],
      foreignColumns: [diningTables.brandId, diningTables.id],
    }),
  ],
);

/**
 * Somebody with a phone at a table: the anonymous user that the specification creates, beside
 * whoever is signed in on that phone.
 */
export const sittingPeople = pgTable(
  'sitting_people',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sittingId: bigint('sitting_id', { mode: 'number' }).notNull(),
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    /** The user of type 2. */
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    nome: text().notNull().default(''),
    recusaServico: boolean('recusa_servico').notNull().default(false),
    /** Null until a sheet, a code or the staff have said that this person sits there. */
    confirmedAt: at('confirmed_at'),
    /** Where this person asks to move, until the staff say yes. */
    wantsTableId: bigint('wants_table_id', { mode: 'number' }),
    joinedAt: at('joined_at').notNull(),
    leftAt: at('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('sitting_people_sitting').on(table.brandId, table.sittingId),
    index('sitting_people_session').on(table.brandId, table.sessionId),
    foreignKey({
      columns: [table.brandId, table.sittingId],
      foreignColumns: [sittings.brandId, sittings.id],
    }),
    foreignKey({
      columns: [table.brandId, table.sessionId],
      foreignColumns: [sessions.brandId, sessions.id],
    }),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
  ],
);

/** One line of a bill. Money in cents. */
export const tabLines = pgTable(
  'tab_lines',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sittingId: bigint('sitting_id', { mode: 'number' }).notNull(),
    /**
     * Null: the staff put it on the bill of the whole table. No foreign key: the person may have
     * had their name forgotten.
     */
    personId: bigint('person_id', { mode: 'number' }),
    /** Null: the staff added it by hand. */
    orderId: bigint('order_id', { mode: 'number' }),
    nome: text().notNull(),
    detalhe: text().notNull().default(''),
    quantidade: integer().notNull(),
    /**
     * As on the menu, and what is left of it after this line's share of the order's discounts and
     * fees.
     */
    valor: integer().notNull(),
    net: integer().notNull(),
    /** Service asked on it; counted unless it is declined. */
    servico: integer().notNull(),
    /** Paid with its order, before the kitchen began. */
    quitada: boolean().notNull().default(false),
    staffId: bigint('staff_id', { mode: 'number' }),
    createdAt: at('created_at').notNull(),
    voidedAt: at('voided_at'),
    motivoEstorno: text('motivo_estorno'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('tab_lines_sitting').on(table.brandId, table.sittingId),
    index('tab_lines_order').on(table.brandId, table.orderId),
    foreignKey({
      columns: [table.brandId, table.sittingId],
      foreignColumns: [sittings.brandId, sittings.id],
    }),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
  ],
);

/** A part of a bill that was paid. */
export const tabPayments = pgTable(
  'tab_payments',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sittingId: bigint('sitting_id', { mode: 'number' }).notNull(),
    personId: bigint('person_id', { mode: 'number' }),
    /**
     * Made by the console once for each payment, or the key of the payment at its provider: pressed
     * or told twice, paid once.
     */
    key: text().notNull(),
    valor: integer().notNull(),
    forma: text().$type<'pix' | 'cartao' | 'dinheiro'>().notNull(),
    /** Null: the diner paid it from the phone. */
    staffId: bigint('staff_id', { mode: 'number' }),
    at: at('at').notNull(),
    /** The card's holder had it taken back: it pays nothing any more. */
    takenBackAt: at('taken_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('tab_payments_key').on(table.brandId, table.key),
    index('tab_payments_sitting').on(table.brandId, table.sittingId),
    foreignKey({
      columns: [table.brandId, table.sittingId],
      foreignColumns: [sittings.brandId, sittings.id],
    }),
  ],
);
