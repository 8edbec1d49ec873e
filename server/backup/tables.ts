// Every table in an order in which rows find what they point at, and how a brand's rows are told
// from those of others.
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema.ts';

export type SavedTable = {
  name: string;
  columns: string[];
  /**
   * The column that says whose a row is; null: it belongs to the deployment, and goes along when
   * all brands do.
   */
  brandColumn: string | null;
  /** Its numbers come from a sequence, which has to go on after the highest. */
  identity: string[];
};

/**
 * What only matters for a moment, and would be wrong in another deployment: counts of attempts, and
 * who looks at a board. Sums of orders are counted anew.
 */
const passing: ReadonlySet<PgTable> = new Set<PgTable>([
  schema.attempts,
  schema.boardWatches,
  schema.figureStores,
  schema.figureDays,
  schema.figureProducts,
  schema.figurePeople,
  schema.figureMarks,
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
