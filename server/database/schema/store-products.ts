// What a store has of its own about the brand's products. Null: as the brand has it.
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
import type { WayOfServing } from '#contract/entities/product.ts';
import type { OpeningSpan } from '#contract/entities/store.ts';
import { versioned } from '../versioned.ts';
import { stores } from './brands.ts';
import { at } from './columns.ts';
import { products } from './menu.ts';

/** Prices at tables are in `table_prices`. */
export const storeProducts = pgTable(
  'store_products',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    /** Cents. */
    valor: integer(),
    /** The list price of the store's own promotion; counts with a price of its own. */
    valorDe: integer('valor_de'),
    valorEntrega: integer('valor_entrega'),
    valorRetirada: integer('valor_retirada'),
    /** The ways in which it is sold. */
    formas: text().array().$type<WayOfServing[]>(),
    visivel: boolean(),
    /** Here, in addition to the brand's own. */
    esgotado: boolean().notNull().default(false),
    /** When it is automatically available again; null: only by hand. */
    soldOutUntil: at('sold_out_until'),
    /** Portions left here; null: the brand's count, if it has one. */
    quantidade: integer(),
    /** In place of the product's own hours; those of its category apply as well. */
    disponibilidade: versioned<OpeningSpan[]>(),
    /** Products with a position come first in their category. */
    position: integer(),
    /**
     * When it was edited, to detect concurrent edits; null: only sold out, counted or placed so
     * far.
     */
    updatedAt: at('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId, table.productId] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
    // An import that is undone removes its products, also by a process that knows no such table.
    foreignKey({
      columns: [table.brandId, table.productId],
      foreignColumns: [products.brandId, products.id],
    }).onDelete('cascade'),
    // One product in all stores, and a product that is removed.
    index().on(table.brandId, table.productId),
  ],
);
