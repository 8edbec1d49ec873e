// Categories, products and option groups of a brand. All stores of a brand share its menu.
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { PictureTint } from '#contract/entities/menu.ts';
import type { PictureChoice, Weight } from '#contract/entities/product.ts';
import type { OpeningSpan } from '#contract/entities/store.ts';
import type { PriceList } from '#rules/menu-files/printed-menu.ts';
import { storedDefault, versioned } from '../versioned.ts';
import { brands, stores } from './brands.ts';

export const categories = pgTable(
  'categories',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    nome: text().notNull(),
    descricao: text().notNull().default(''),
    tom: text().$type<PictureTint>().notNull(),
    position: integer().notNull(),
    /** Hidden categories and their products are not shown to customers. */
    visivel: boolean().notNull().default(true),
    /** Hours of the week in which it is served; none: always. */
    disponibilidade: versioned<OpeningSpan[]>().notNull().default(storedDefault([])),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);

export const products = pgTable(
  'products',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    categoryId: bigint('category_id', { mode: 'number' }).notNull(),
    nome: text().notNull(),
    descricao: text().notNull().default(''),
    urlImagem: text('url_imagem'),
    /** 'foto' is drawn as well until there is a photo. */
    imagem: text().$type<PictureChoice>().notNull().default('foto'),
    /** Cents. */
    valor: integer().notNull(),
    valorDe: integer('valor_de'),
    /** Sold by weight: prices are per kilogram. Null: by the unit. */
    peso: versioned<Weight>(),
    /** Costs nothing on purpose: without a price and this it is not sold. */
    gratis: boolean().notNull().default(false),
    /** Hidden products are not shown to customers. */
    visivel: boolean().notNull().default(true),
    promocional: boolean().notNull().default(false),
    /** Outside this window the list price applies. */
    promocaoDe: timestamp('promocao_de', { withTimezone: true }),
    promocaoAte: timestamp('promocao_ate', { withTimezone: true }),
    /** Portions left, grams of a product by weight; null when they are not counted. */
    quantidade: integer(),
    esgotado: boolean().notNull().default(false),
    /** When it is automatically available again; null: only by hand. */
    soldOutUntil: timestamp('sold_out_until', { withTimezone: true }),
    disponibilidade: versioned<OpeningSpan[]>().notNull().default(storedDefault([])),
    etiquetas: text().array().notNull(),
    position: integer().notNull(),
    /**
     * When the content that customers read changed; search engines use it, and it detects
     * concurrent edits.
     */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Removed from the menu; the row is kept, so that it can be restored. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    foreignKey({
      columns: [table.brandId, table.categoryId],
      foreignColumns: [categories.brandId, categories.id],
    }),
    index('products_category').on(table.brandId, table.categoryId),
  ],
);

export const optionGroups = pgTable(
  'option_groups',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    nome: text().notNull(),
    adicional: integer().$type<0 | 1 | 2 | 3>().notNull(),
    quantidadeMinima: integer('quantidade_minima').notNull(),
    quantidadeMaxima: integer('quantidade_maxima').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);

export const options = pgTable(
  'options',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    groupId: bigint('group_id', { mode: 'number' }).notNull(),
    nome: text().notNull(),
    descricao: text(),
    /** Cents. */
    valor: integer().notNull(),
    informativo: boolean().notNull().default(false),
    considerarMaiorValor: boolean('considerar_maior_valor').notNull().default(false),
    considerarMedia: boolean('considerar_media').notNull().default(false),
    esgotado: boolean().notNull().default(false),
    urlImagem: text('url_imagem'),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    foreignKey({
      columns: [table.brandId, table.groupId],
      foreignColumns: [optionGroups.brandId, optionGroups.id],
    }),
    index('options_group').on(table.brandId, table.groupId),
  ],
);

export const productGroups = pgTable(
  'product_groups',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    groupId: bigint('group_id', { mode: 'number' }).notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.productId, table.groupId] }),
    foreignKey({
      columns: [table.brandId, table.productId],
      foreignColumns: [products.brandId, products.id],
    }),
    foreignKey({
      columns: [table.brandId, table.groupId],
      foreignColumns: [optionGroups.brandId, optionGroups.id],
    }),
  ],
);

/** The prices on a store's paper menu, as last printed. */
export const printedMenus = pgTable(
  'printed_menus',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    prices: versioned<PriceList>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);
