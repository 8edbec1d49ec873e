// The tables of a brand that move, and what is written differently in the deployment where it
// arrives, because the brand may have another number there.
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { savedTables } from '../backup/tables.ts';
import * as schema from '../database/schema.ts';

export type MovedTable = {
  name: string;
  columns: string[];
  brandColumn: string;
  /** Without the column of the brand. */
  key: string[];
  identity: string[];
  /** Whole numbers, money among them: their sums are compared. */
  sums: string[];
  /** Rows are never changed, and a trigger refuses statements that could. */
  onlyGrows: boolean;
};

/** The brand in both deployments. */
export type Numbers = {
  from: number;
  to: number;
  /** By which browsers and printed codes know it. */
  first: number;
};

const byName = new Map<string, PgTable>(
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => [getTableName(table), table]),
);

/** In an order that satisfies foreign keys; the brand's own row is the first. */
export function movedTables(): MovedTable[] {
  return savedTables().flatMap(({ name, columns, brandColumn, identity }) => {
    const table = byName.get(name);
    if (brandColumn === null || table === undefined) return [];
    const all = Object.values(getTableColumns(table));
    const key = [
      ...all.filter(({ primary }) => primary),
      ...getTableConfig(table).primaryKeys.flatMap((one) => one.columns),
    ].map((column) => column.name);
    return [
      {
        name,
        columns,
        brandColumn,
        key: key.filter((column) => column !== brandColumn),
        identity,
        sums: all.filter((one) => one.getSQLType() === 'integer').map((one) => one.name),
        onlyGrows: table === schema.auditLog,
      },
    ];
  });
}

/** What a column of the row `r` becomes, as SQL. */
export function arriving(table: MovedTable, column: string, { from, to, first }: Numbers): string {
  if (column === table.brandColumn) return `${to}::bigint`;
  const own = `r."${column}"`;
  // The signature of a printed sheet contains the number (server/tables/tokens.ts).
  if (table.name === 'dining_tables' && column === 'secret')
    return `case when ${own} like '%/%' then ${own} else '${first}/' || ${own} end`;
  if (table.name === 'audit_log' && column === 'subject')
    return `case when ${own} = 'brand ${from}' then 'brand ${to}' else ${own} end`;
  return own;
}
