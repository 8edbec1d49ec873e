// Tables and tabs of a store, the people there, their bills and payments.
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
    /** Signs the printed token: random and permanent, so that a sheet never has to be reprinted. */
    secret: text().notNull(),
    /**
     * A code shown at the table, which the store changes as it likes; null: the sheet is enough.
     */
    codigoSuporte: text('codigo_suporte'),
    /** Its location, in the store's words; shown to staff. */
    local: text().notNull().default(''),
    /** Removed. The row is kept, so that a printed sheet works again if the table returns. */
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

/** Table prices of products, where they differ. Cents. */
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

/** From the first guest until the bill closes. A table has at most one open sitting. */
export const sittings = pgTable(
  'sittings',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    tableId: bigint('table_id', { mode: 'number' }).notNull(),
    /** cada: each person pays their own. conta: one bill for the table. */
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
 * A person with a phone at a table: the anonymous user of the specification, beside any signed-in
 * customer on that phone.
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
    /** Null until confirmed by a sheet, a code or staff. */
    confirmedAt: at('confirmed_at'),
    /** The table this person asks to move to, until staff approve. */
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
    /** Null: for the whole table. No foreign key: the person may have been deleted. */
    personId: bigint('person_id', { mode: 'number' }),
    /** Null: added by staff. */
    orderId: bigint('order_id', { mode: 'number' }),
    /** Generated by the console per line that staff add: repeated, it counts once. */
    key: text(),
    nome: text().notNull(),
    detalhe: text().notNull().default(''),
    quantidade: integer().notNull(),
    /** By weight: the grams of one of `quantidade`. */
    gramas: integer(),
    /** The menu price, and the rest after this line's share of the order's discounts and fees. */
    valor: integer().notNull(),
    net: integer().notNull(),
    /** Service charge on it; counted unless declined. */
    servico: integer().notNull(),
    /** Prepaid with its order. */
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
    // For the figures, which count lines by hand by the day on which they were written.
    index('tab_lines_by_hand').on(table.brandId, table.createdAt).where(sql`order_id is null`),
    uniqueIndex('tab_lines_key').on(table.brandId, table.key),
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

/** A paid part of a bill. */
export const tabPayments = pgTable(
  'tab_payments',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sittingId: bigint('sitting_id', { mode: 'number' }).notNull(),
    personId: bigint('person_id', { mode: 'number' }),
    /**
     * Generated by the console per payment, or the payment's key at its provider: repeated, it
     * counts once.
     */
    key: text().notNull(),
    valor: integer().notNull(),
    forma: text().$type<'pix' | 'cartao' | 'dinheiro'>().notNull(),
    /** Paid in a sandbox: no real money came. */
    sandbox: boolean().notNull().default(false),
    /** Null: paid by phone. */
    staffId: bigint('staff_id', { mode: 'number' }),
    at: at('at').notNull(),
    /** Charged back, or taken back by staff: it no longer counts. */
    takenBackAt: at('taken_back_at'),
    /** Why staff took back what they had recorded; null: they did not. */
    motivoEstorno: text('motivo_estorno'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('tab_payments_key').on(table.brandId, table.key),
    // What a cash register takes in.
    index('tab_payments_at').on(table.brandId, table.at),
    index('tab_payments_sitting').on(table.brandId, table.sittingId),
    index('tab_payments_taken_back')
      .on(table.brandId, table.takenBackAt)
      .where(sql`motivo_estorno is not null`),
    foreignKey({
      columns: [table.brandId, table.sittingId],
      foreignColumns: [sittings.brandId, sittings.id],
    }),
  ],
);
