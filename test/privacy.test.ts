// All data stored about a customer is included in the download and in the deletion.
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { personalTables } from '#server/account/privacy-tables.ts';
import * as schema from '#server/database/schema.ts';

const tables: PgTable[] = Object.values(schema).filter((value) => is(value, PgTable));
const pointsAtPeople = ['customerId', 'sessionId', 'orderId', 'recipient'];

test('every table with personal data says what happens when an account is deleted', () => {
  const known = new Set(personalTables.map(({ table }) => table));
  const pointing = tables.filter((table) =>
    Object.keys(getTableColumns(table)).some((name) => pointsAtPeople.includes(name)),
  );
  expect(pointing.length).toBeGreaterThan(4);
  expect(
    pointing
      .filter((table) => !known.has(table))
      .map((table) => `${getTableName(table)} needs a line in server/account/privacy-tables.ts`),
  ).toEqual([]);
});

test('each exported field has a name, and each withheld one is a column of its table', () => {
  const names = personalTables.flatMap(({ toldAs }) => (toldAs === null ? [] : [toldAs]));
  expect(new Set(names).size).toBe(names.length);
  for (const { table, secret = [] } of personalTables)
    expect(Object.keys(getTableColumns(table))).toEqual(expect.arrayContaining([...secret]));
});
