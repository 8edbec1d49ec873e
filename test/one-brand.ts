// Finds statements that look at the rows of several brands. What the server asks while it answers a
// request or runs a job may do so only if docs/scale.md names the statement.
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#server/database/schema.ts';
import { sharedTables } from '#server/database/shared-tables.ts';

const page = new URL('../docs/scale.md', import.meta.url);

/** How the statements of its table begin. */
export const acrossBrands: readonly string[] = Array.from(
  readFileSync(page, 'utf8').matchAll(/^\| `(.+?)` \|/gm),
  ([, beginning = '']) => beginning,
);

const shared = new Set<string>(sharedTables);
const names = Object.values(schema)
  .flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
  .filter((name) => !shared.has(name));
const rowsOfBrands = new RegExp(
  `\\b(from|join|update|using|lock table|truncate)\\s+"?(${names.join('|')})"?\\b`,
);
/** A cursor takes no parameters, so that its statement has the number itself. */
const ofOneBrand = /\bbrand_id"?\s*=\s*\(?\$?\d+|\bwhere false$/;

/** The text in lower case, on one line. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
const known = new Map<string, boolean>();

export function crossesBrands(text: string): boolean {
  const there = known.get(text);
  if (there !== undefined) return there;
  const line = plain(text);
  const crosses = rowsOfBrands.test(line) && !ofOneBrand.test(line);
  known.set(text, crosses);
  return crosses;
}

const running = new AsyncLocalStorage<string[]>();
/** Statements of requests and jobs that cross brands, in this process. */
export const crossings: string[] = [];

/** The statements that `act` makes the server send are those of the server. */
export const asServer = <T>(act: () => T): T => running.run(crossings, act);

export function noteStatement(text: string): void {
  const noted = running.getStore();
  if (noted !== undefined && crossesBrands(text)) noted.push(plain(text));
}

/** Those that docs/scale.md does not name. */
export const unnamed = (): string[] =>
  [...new Set(crossings)].filter((line) => !acrossBrands.some((start) => line.startsWith(start)));
