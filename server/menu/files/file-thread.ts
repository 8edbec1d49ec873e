// Reads menu files in a thread of its own, with less right to the processor than requests: a table
// of thousands of lines takes a tenth of a second, a spreadsheet several.
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { MenuFile } from '#rules/menu-files/menu-file.ts';
import type { Missing } from '#rules/menu-files/menu-file-csv.ts';
import { readMenuFile, readMenuTable } from '#rules/menu-files/read-menu-file.ts';
import { Refusal } from '../../refusal.ts';
import { readSpreadsheet, type SheetRows } from './spreadsheet.ts';

export type GivenFile = { conteudo: string; emBase64?: boolean | undefined };
/** Sheets of a workbook that look like menus too, by name. */
type LeftOut = { leftOut: string[] };
/** Null: not a known menu format. */
export type ReadFile = (MenuFile & LeftOut) | Missing | null;
type Lines = Partial<MenuFile>;
/** `id`: the number of the file. Lines come in parts. */
export type FileAnswer = { id: number } & (
  | { lines: Lines }
  | { end: Missing | LeftOut | null }
  | { refusal: { key: Refusal['key']; values: Refusal['values'] } }
  | { error: string }
);

/** What the other side unpacks at once, in less than a millisecond. */
const LINES_AT_ONCE = 100;
/** The thread's nice value, so that requests go first. */
const LOWER = 5;

// Elsewhere than on Linux it is the priority of the whole process.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), LOWER));

const read = async ({ conteudo, emBase64 }: GivenFile): Promise<ReadFile> => {
  if (emBase64) return firstMenu(readSpreadsheet(Buffer.from(conteudo, 'base64')));
  const file = readMenuFile(conteudo);
  return file === null || 'missing' in file ? file : { ...file, leftOut: [] };
};

/** Before the sheet with the menu may stand one that explains it, behind it other menus. */
async function firstMenu(sheets: AsyncIterable<SheetRows>): Promise<ReadFile> {
  let first: MenuFile | null = null;
  let nearly: Missing | null = null;
  const leftOut: string[] = [];
  for await (const { name, rows } of sheets) {
    const file = readMenuTable(rows);
    if (file === null) continue;
    if ('missing' in file) {
      nearly ??= file;
      // One word of a sheet that explains may be the name of a column; two are headings.
      if (file.missing.length === 1) leftOut.push(name);
    } else if (first === null) first = file;
    else if (file.produtos.length + file.problemas.length > 0) leftOut.push(name);
  }
  return first === null ? nearly : { ...first, leftOut };
}

const say = (answer: FileAnswer) => parentPort?.postMessage(answer);

function sayInParts(id: number, file: MenuFile & LeftOut): void {
  for (const name of ['produtos', 'problemas'] as const)
    for (let at = 0; at < file[name].length; at += LINES_AT_ONCE)
      say({ id, lines: { [name]: file[name].slice(at, at + LINES_AT_ONCE) } });
  say({ id, end: { leftOut: file.leftOut } });
}

parentPort?.on('message', async ({ id, ...given }: GivenFile & { id: number }) => {
  try {
    const file = await read(given);
    if (file === null || 'missing' in file) say({ id, end: file });
    else sayInParts(id, file);
  } catch (error) {
    if (error instanceof Refusal) say({ id, refusal: { key: error.key, values: error.values } });
    else
      say({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
