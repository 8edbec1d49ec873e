// Columns that hold JSON. Each value is stored with the version of its shape, so that a later
// release can read what an earlier one wrote.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/**
 * The versions of a column's shape. While old processes run beside new ones, both read the same
 * rows: a release that writes version 2 comes after one that only reads it.
 */
export type Shape<T> = {
  /** The version that this release writes: that of `T`. */
  writes: number;
  /** What makes a `T` of the data of each version that may be in a database. */
  reads: Readonly<Record<number, (data: never) => T>>;
};

type Stored = { v: number; data: unknown };

/** The value as a column holds it. */
export const storedJson = (data: unknown, version = 1): string =>
  JSON.stringify({ v: version, data } satisfies Stored);

/** Reads what a column holds, whichever version wrote it. */
export function readStored<T>({ reads }: Shape<T>, stored: unknown): T {
  const { v, data } = stored as Stored;
  const read = reads[v];
  if (read === undefined) throw new Error(`This version of Quitute cannot read version ${v} here.`);
  return read(data as never);
}

/** A jsonb column. Without a shape it has had one version only. */
export function versioned<T>(
  name = '',
  shape: Shape<T> = { writes: 1, reads: { 1: (data: T) => data } },
) {
  const column = customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (data) => storedJson(data, shape.writes),
    fromDriver: (stored) => readStored(shape, stored),
  });
  return column(name);
}

/** The default of such a column, in version 1. */
export const storedDefault = (data: unknown): SQL => sql.raw(`'${storedJson(data)}'::jsonb`);

/** What is inside a column, for a query that looks into its JSON. */
export const dataOf = (column: AnyColumn): SQL => sql`(${column} -> 'data')`;

/** What such a column stores, in version 1, for a query that builds the JSON itself. */
export const storedSql = (data: SQL): SQL => sql`jsonb_build_object('v', 1, 'data', ${data})`;
