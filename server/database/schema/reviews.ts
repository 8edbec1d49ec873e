// What diners say about their orders: one review for each order.
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ReviewAspect } from '#contract/entities/review.ts';
import { orders } from './orders.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const reviews = pgTable(
  'reviews',
  {
    brandId: integer('brand_id').notNull(),
    orderId: integer('order_id').notNull(),
    storeId: integer('store_id').notNull(),
    nota: integer().notNull(),
    aspectos: jsonb().$type<ReviewAspect[]>().notNull(),
    pratos: jsonb().$type<{ idProduto: number; gostou: boolean }[]>().notNull(),
    comentario: text().notNull(),
    createdAt: at('created_at').notNull(),
    resposta: text().notNull().default(''),
    /** The words are hidden; the stars count. */
    hidden: boolean().notNull().default(false),
    hiddenReason: text('hidden_reason').notNull().default(''),
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
