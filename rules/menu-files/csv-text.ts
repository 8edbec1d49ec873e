// CSV for spreadsheets. A cell that begins like a formula gets an apostrophe: customers' text must
// not run in the owner's spreadsheet.

export type CsvCell = string | number | null;

/** Some spreadsheets read full-width characters as well. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** With an apostrophe before text that a spreadsheet would run. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `guarded` was given. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/**
 * `decimal` and `separator` depend on the spreadsheet's language: decimal commas need semicolons
 * between cells.
 */
export function csvText(rows: readonly (readonly CsvCell[])[], decimal: ',' | '.' = ','): string {
  const separator = decimal === ',' ? ';' : ',';
  const lines = rows.map((row) =>
    row.map((cell) => quoted(cellText(cell, decimal), separator)).join(separator),
  );
  // The byte order mark tells Excel that this is UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return guarded(cell);
}

function quoted(text: string, separator: string): string {
  return text.includes('"') || text.includes(separator) || /[\r\n]/.test(text)
    ? `"${text.replace(/"/g, '""')}"`
    : text;
}
