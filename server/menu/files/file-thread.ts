// Reads menu files in a thread of its own, with less right to the processor than requests: a table
// of thousands of lines takes a tenth of a second, a spreadsheet several.
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { MenuFile } from '#rules/menu-files/menu-file.ts';
import type { Missing, TableRow } from '#rules/menu-files/menu-file-csv.ts';
import { readMenuFile, readMenuTable } from '#rules/menu-files/read-menu-file.ts';
import { Refusal } from '../../refusal.ts';
import { readSpreadsheet } from './spreadsheet.ts';

export type GivenFile = { conteudo: string; emBase64?: boolean | undefined };
/** Null: not a known menu format. */
export type ReadFile = MenuFile | Missing | null;
type Lines = Partial<MenuFile>;
/** `id`: the number of the file. Lines come in parts. */
export type FileAnswer = { id: number } & (
  | { lines: Lines }
  | { end: Missing | MenuFile | null }
  | { refusal: { key: Refusal['key']; values: Refusal['values'] } }
  | { error: string }
);

/** What the other side unpacks at once, in less than a millisecond. */
const LINES_AT_ONCE = 100;
/** The thread's nice value, so that requests go first. */
const LOWER = 5;

// Elsewhere than on Linux it is the priority of the whole process.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), LOWER));

const read = async ({ conteudo, emBase64 }: GivenFile): Promise<ReadFile> =>
  emBase64 ? firstMenu(readSpreadsheet(Buffer.from(conteudo, 'base64'))) : readMenuFile(conteudo);

/** Before the sheet with the menu may stand one that explains it. */
async function firstMenu(sheets: AsyncIterable<TableRow[]>): Promise<ReadFile> {
  let nearly: ReadFile = null;
  for await (const rows of sheets) {
    const file = readMenuTable(rows);
    if (file !== null && !('missing' in file)) return file;
    nearly ??= file;
  }
  return nearly;
}

const say = (answer: FileAnswer) => parentPort?.postMessage(answer);

function sayInParts(id: number, file: MenuFile): void {
  for (const name of ['produtos', 'problemas'] as const)
    for (let at = 0; at < file[name].length; at += LINES_AT_ONCE)
      say({ id, lines: { [name]: file[name].slice(at, at + LINES_AT_ONCE) } });
  say({ id, end: { produtos: [], problemas: [] } });
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
