// Customers' reviews: one per order.
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ReviewAspect } from '#contract/entities/review.ts';
import { versioned } from '../versioned.ts';
import { at } from './columns.ts';
import { orders } from './orders.ts';

export const reviews = pgTable(
  'reviews',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    nota: integer().notNull(),
    aspectos: versioned<ReviewAspect[]>().notNull(),
    pratos: versioned<{ idProduto: number; gostou: boolean }[]>().notNull(),
    comentario: text().notNull(),
    createdAt: at('created_at').notNull(),
    resposta: text().notNull().default(''),
    /** The text is hidden; the stars still count. */
    oculta: boolean().notNull().default(false),
    motivoOculta: text('motivo_oculta').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.orderId] }),
    index('reviews_store').on(table.brandId, table.storeId, table.orderId),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
  ],
);
