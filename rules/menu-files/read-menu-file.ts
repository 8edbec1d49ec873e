// Detects a menu file's format from its content, and reads it.
import { type MenuFile, readProducts } from './menu-file.ts';
import { rawFromTable } from './menu-file-csv.ts';
import { rawFromJson } from './menu-file-json.ts';

/** Null when it is not a known menu format. */
export function readMenuFile(text: string): MenuFile | null {
  const raw = /^\uFEFF?\s*[{[]/.test(text) ? rawFromJson(text) : rawFromTable(text);
  return raw === null ? null : readProducts(raw);
}
