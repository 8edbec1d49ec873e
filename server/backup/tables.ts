// All tables in an order that satisfies foreign keys, and how to select a brand's rows.
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema.ts';

export type SavedTable = {
  name: string;
  columns: string[];
  /**
   * The column with the brand's id; null: it belongs to the deployment, and is saved with all
   * brands.
   */
  brandColumn: string | null;
  /** Its ids come from a sequence, which must continue after the highest. */
  identity: string[];
};

/**
 * Short-lived data that would be wrong in another deployment: attempt counts, open boards and
 * operators' sessions. Sums of orders are computed again, and triggers write what finds orders and
 * customers. Objects of a bucket are saved with their bytes, as files of the database.
 */
const passing: ReadonlySet<PgTable> = new Set<PgTable>([
  schema.attempts,
  schema.boardWatches,
  schema.operatorSessions,
  schema.brandMoves,
  schema.figureStores,
  schema.figureDays,
  schema.figureProducts,
  schema.figurePeople,
  schema.figureMarks,
  schema.orderSearch,
  schema.customerSearch,
  schema.fileObjects,
]);

export function savedTables(): SavedTable[] {
  const tables: PgTable[] = Object.values(schema).filter((value) => is(value, PgTable));
  return inOrder(tables.filter((table) => !passing.has(table))).map((table) => {
    const columns = Object.values(getTableColumns(table));
    const brandColumn =
      table === schema.brands
        ? 'id'
        : (columns.find(({ name }) => name === 'brand_id')?.name ?? null);
    return {
      name: getTableName(table),
      columns: columns.map(({ name }) => name),
      brandColumn,
      identity: columns
        .filter(({ generatedIdentity }) => generatedIdentity !== undefined)
        .map(({ name }) => name),
    };
  });
}

/** Those with rows of brands, passing ones included: each after the tables that it refers to. */
export const brandTables = (): PgTable[] =>
  inOrder(Object.values(schema).filter((value) => is(value, PgTable))).filter((table) =>
    Object.values(getTableColumns(table)).some(({ name }) => name === 'brand_id'),
  );

function inOrder(tables: readonly PgTable[]): PgTable[] {
  const sorted: PgTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const ready = left.filter((table) =>
      pointsAt(table).every((target) => target === table || !left.includes(target)),
    );
    if (ready.length === 0)
      throw new Error(`these tables point at one another: ${left.map(getTableName).join(', ')}`);
    sorted.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return sorted;
}

const pointsAt = (table: PgTable): PgTable[] =>
  getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
