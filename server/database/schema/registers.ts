// Cash registers: one open per store, and the moves of money that landed in each.
import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CountedLine, MoneyForm, RegisterMove } from '#contract/entities/console/register.ts';
import { versioned } from '../versioned.ts';
import { stores } from './brands.ts';
import { at } from './columns.ts';

export const registers = pgTable(
  'registers',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    openedBy: bigint('opened_by', { mode: 'number' }).notNull(),
    openedAt: at('opened_at').notNull(),
    /** Cents in the drawer at first. */
    valorAbertura: integer('valor_abertura').notNull(),
    closedBy: bigint('closed_by', { mode: 'number' }),
    closedAt: at('closed_at'),
    /** In cents; null while it is open. */
    contagem: versioned<CountedLine[]>(),
    /** Why the counting differs; empty if it does not. */
    motivo: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    // Two people who open at once open one.
    uniqueIndex('registers_open').on(table.brandId, table.storeId).where(sql`closed_at is null`),
    index('registers_store').on(table.brandId, table.storeId, table.openedAt),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

export const registerMoves = pgTable(
  'register_moves',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    registerId: bigint('register_id', { mode: 'number' }).notNull(),
    tipo: text().$type<RegisterMove['tipo']>().notNull(),
    forma: text().$type<MoneyForm>().notNull(),
    /** Cents; below zero: it leaves the register. */
    valor: integer().notNull(),
    /** What it comes from, such as `order 12`, or the key of a press: it lands once. */
    source: text().notNull(),
    /** No foreign key: it must not wait for an order that is being moved. */
    orderId: bigint('order_id', { mode: 'number' }),
    staffId: bigint('staff_id', { mode: 'number' }),
    motivo: text().notNull().default(''),
    /** When the money moved; it may land later. */
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('register_moves_source').on(table.brandId, table.source),
    index('register_moves_register').on(table.brandId, table.registerId),
    foreignKey({
      columns: [table.brandId, table.registerId],
      foreignColumns: [registers.brandId, registers.id],
    }),
  ],
);
