// A table as CSV that spreadsheets open. A cell that begins like a formula gets an apostrophe: what
// a diner typed must not run in the owner's spreadsheet.

export type CsvCell = string | number | null;

const FORMULA = /^[=+\-@\t\r]/;

/**
 * `decimal` and `separator` as the spreadsheets of a language want them: a comma for decimals goes
 * with a semicolon between cells.
 */
export function csvText(rows: readonly (readonly CsvCell[])[], decimal: ',' | '.' = ','): string {
  const separator = decimal === ',' ? ';' : ',';
  const lines = rows.map((row) =>
    row.map((cell) => quoted(cellText(cell, decimal), separator)).join(separator),
  );
  // The mark at the beginning tells Excel that this is UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function quoted(text: string, separator: string): string {
  return text.includes('"') || text.includes(separator) || /[\r\n]/.test(text)
    ? `"${text.replace(/"/g, '""')}"`
    : text;
}
