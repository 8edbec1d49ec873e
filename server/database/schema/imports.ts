// Imports of menu files, with what each changed, so that it can be undone as a whole.
import { bigint, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WayOfServing, Weight } from '#contract/entities/product.ts';
import { versioned } from '../versioned.ts';
import { brands } from './brands.ts';
import { at } from './columns.ts';

/** A row that the import wrote, with the revision that it gave it. */
export type ImportedRow = { id: number; at: string };
/** What stores and tables asked for a product by the unit, which an import sells by weight. */
export type ForgottenUnits = {
  stores: {
    storeId: number;
    valor: number | null;
    valorDe: number | null;
    valorEntrega: number | null;
    valorRetirada: number | null;
    quantidade: number | null;
  }[];
  tables: { storeId: number; valor: number }[];
};
export type ImportedChange = ImportedRow & {
  /** Absent: it is sold as before. `quantidade`: the brand's portions. */
  units?: ForgottenUnits & { quantidade: number | null };
  before: {
    valor: number;
    valorDe: number | null;
    /** Absent: an import of before products had a weight. */
    peso?: Weight | null;
    gratis: boolean;
    promocional: boolean;
    descricao: string;
    etiquetas: string[];
    /** Ids of its groups; null: the import left them alone. */
    grupos: number[] | null;
  };
};
/** What a store had of its own of a product before, with the revision that the change gave it. */
export type ChangedLayer = {
  storeId: number;
  productId: number;
  at: string;
  before: {
    valor: number | null;
    valorDe: number | null;
    visivel: boolean | null;
    quantidade: number | null;
    /** Absent: a change of before files spoke of ways of ordering. */
    valorEntrega?: number | null;
    valorRetirada?: number | null;
    formas?: WayOfServing[] | null;
  };
  /** The price at its tables, before and as written; absent: it left that alone. */
  atTables?: { before: number | null; after: number | null };
  /** The portions that it wrote; absent: it left them alone. */
  counted?: number | null;
};
export type ImportedRows = {
  added: ImportedRow[];
  changed: ImportedChange[];
  categories: ImportedRow[];
  groups: ImportedRow[];
  /** Absent: an import of before files spoke of stores. */
  layers?: ChangedLayer[];
  /** A change of many products in stores, which came from no file. */
  inStores?: boolean;
};

export const menuImports = pgTable(
  'menu_imports',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    at: at('at').notNull(),
    /** Name of the file; empty if it is unknown. */
    arquivo: text().notNull().default(''),
    rows: versioned<ImportedRows>().notNull(),
    undoneAt: at('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    foreignKey({ columns: [table.brandId], foreignColumns: [brands.id] }),
  ],
);
