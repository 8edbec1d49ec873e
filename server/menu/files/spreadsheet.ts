// Reads and writes spreadsheets (XLSX). A file from outside is a zip archive that may lie about its
// size: only what a menu needs is unpacked, step by step up to a bounded size, and packed again
// for the reading library.
import { strFromU8, Unzip, UnzipInflate, zipSync } from 'fflate';
import { readSheet, type SheetData } from 'read-excel-file/universal';
import writeExcelFile, { type SheetData as WrittenData } from 'write-excel-file/node';
import type { TableRow } from '#rules/menu-files/menu-file-csv.ts';
import { Refusal } from '../../refusal.ts';
import { columnNumber, fillMerged, type Sheet, sheetsOf } from './merged-cells.ts';

/** A sheet of 3,000 products with long descriptions has about 4 MB. */
const MOST_BYTES = 24_000_000;
/** How many bytes of the archive are unpacked before the limit is checked again. */
const STEP = 16_384;
const MOST_FILES = 60;
const MOST_ROWS = 5_000;
/** A chain has four to eight for each of its stores, of which 200 have 300 products. */
const MOST_COLUMNS = 2_000;
const MOST_CELLS = 500_000;

/** A menu stands in one of the first sheets, if it does not stand in the first. */
const MOST_SHEETS = 8;
/** Excel stops at 31 letters, others do not. */
const LONGEST_NAME = 80;

export type SheetRows = { name: string; rows: TableRow[] };

/**
 * The sheets, one after the other, as they are asked for. Empty lines count, so that a problem is
 * named by the line of the sheet.
 */
export async function* readSpreadsheet(bytes: Uint8Array): AsyncGenerator<SheetRows> {
  const { archive, sheets } = repacked(bytes);
  const count = Math.min(Math.max(1, sheets.length), MOST_SHEETS);
  for (let sheet = 1; sheet <= count; sheet++) {
    let rows: SheetData;
    try {
      rows = await readSheet(archive, sheet);
    } catch {
      if (sheet > 1) continue;
      throw new Refusal('menuFileUnknown');
    }
    const { name = '', merged = [] } = sheets[sheet - 1] ?? {};
    fillMerged(rows, merged);
    yield {
      name: name.slice(0, LONGEST_NAME) || `${sheet}`,
      rows: rows
        .map((cells, index) => ({ line: index + 1, cells: cells.map(cellValue) }))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
    };
  }
}

function cellValue(cell: unknown): string | number {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não';
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' ? cell : '';
}

/** The parts that hold cells, in an archive of our own. */
function repacked(bytes: Uint8Array): { archive: ArrayBuffer; sheets: Sheet[] } {
  const parts: Record<string, Uint8Array> = {};
  for (const [name, pieces] of unpacked(bytes)) {
    const part = Buffer.concat(pieces);
    checkPart(name, strFromU8(part));
    parts[name] = part;
  }
  const { buffer, byteOffset, byteLength } = zipSync(parts, { level: 0 });
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  return {
    archive: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer,
    sheets: sheetsOf(part),
  };
}

/** Stops at the bound, whatever size the archive declares: a step unpacks to at most 17 MB. */
function unpacked(bytes: Uint8Array): Map<string, Uint8Array[]> {
  const found = new Map<string, Uint8Array[]>();
  let left = MOST_BYTES;
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name)) return;
    if (/^(docProps|xl\/(theme|drawings))\//.test(file.name)) return;
    const pieces: Uint8Array[] = [];
    found.set(file.name, pieces);
    if (found.size > MOST_FILES) throw new Refusal('menuSheetTooLarge', { most: MOST_ROWS });
    file.ondata = (error, piece) => {
      if (error) throw error;
      left -= piece.length;
      if (left < 0) throw new Refusal('menuSheetTooLarge', { most: MOST_ROWS });
      pieces.push(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += STEP)
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('menuFileUnknown');
  }
  return found;
}

/** The library fills a table up to the last cell, wherever that says that it is. */
function checkPart(name: string, xml: string): void {
  // Nothing that writes spreadsheets declares entities; bombs do.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new Refusal('menuFileUnknown');
  if (!name.startsWith('xl/worksheets/')) return;
  let [width, height] = [0, 0];
  for (const [, column = '', row = ''] of xml.matchAll(/\br="([A-Z]*)(\d+)"/gi)) {
    width = Math.max(width, columnNumber(column));
    height = Math.max(height, Number(row));
  }
  if (height > MOST_ROWS || width > MOST_COLUMNS || width * height > MOST_CELLS)
    throw new Refusal('menuSheetTooLarge', { most: MOST_ROWS });
  const rows = xml.match(/<(?:\w+:)?row\b/g)?.length ?? 0;
  const cells = xml.match(/<(?:\w+:)?c\b/g)?.length ?? 0;
  if (rows > MOST_ROWS || cells > MOST_CELLS)
    throw new Refusal('menuSheetTooLarge', { most: MOST_ROWS });
}

/** `count`: a whole number; other numbers are prices. */
type Cell = string | number | { count: number } | null;

/** The first row is a heading; `widths` in letters. */
export async function writeSpreadsheet(
  [head = [], ...rows]: readonly (readonly Cell[])[],
  widths: readonly number[],
): Promise<string> {
  const title = head.map((value) => ({ value: String(value), fontWeight: 'bold' as const }));
  const data: WrittenData = [
    title,
    ...rows.map((row) =>
      row.map((cell) => {
        if (typeof cell === 'number') return { value: cell, type: Number, format: '0.00' };
        return typeof cell === 'object' && cell !== null
          ? { value: cell.count, type: Number, format: '0' }
          : cell;
      }),
    ),
  ];
  const made = await writeExcelFile(data, {
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  return Buffer.from(made).toString('base64');
}
