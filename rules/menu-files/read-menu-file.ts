// Detects a menu file's format from its content, and reads it.
import type { MenuFile } from './menu-file.ts';
import { type Missing, rawFromRows, readTable, type TableRow } from './menu-file-csv.ts';
import { rawFromJson } from './menu-file-json.ts';
import { readProducts } from './read-products.ts';

/** Null when it is not a known menu format. */
export function readMenuFile(text: string): MenuFile | Missing | null {
  if (!/^\uFEFF?\s*[{[]/.test(text)) return readMenuTable(readTable(text));
  const raw = rawFromJson(text);
  return raw === null ? null : readProducts(raw);
}

/** Rows of a spreadsheet. Null when none of the first ones names a known column. */
export function readMenuTable(rows: readonly TableRow[]): MenuFile | Missing | null {
  const raw = rawFromRows(rows);
  return raw === null || 'missing' in raw ? raw : readProducts(raw);
}
