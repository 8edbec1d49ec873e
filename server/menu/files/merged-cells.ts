// What a workbook says of its sheets: their names, and which cells are merged. The library reads
// the first of merged cells alone.

/** Both ends are included; counted from 0. */
export type Merged = { column: number; first: number; last: number };
export type Sheet = { name: string; merged: Merged[] };

const attribute = (element: string, name: string): string =>
  new RegExp(`[\\s:]${name}="([^"]*)"`).exec(element)?.[1] ?? '';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const elements = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];

export const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * In the order of the workbook; of merged cells, those that span several rows. `part` gives a
 * part's text.
 */
export function sheetsOf(part: (name: string) => string): Sheet[] {
  const targets = new Map(
    elements(part('xl/_rels/workbook.xml.rels'), 'Relationship').map((element) => [
      attribute(element, 'Id'),
      attribute(element, 'Target'),
    ]),
  );
  return elements(part('xl/workbook.xml'), 'sheet').map((sheet) => {
    const target = targets.get(attribute(sheet, 'id')) ?? '';
    return {
      name: unescaped(attribute(sheet, 'name')),
      merged: mergedIn(part(target.startsWith('/') ? target.slice(1) : `xl/${target}`)),
    };
  });
}

const mergedIn = (xml: string): Merged[] =>
  elements(xml, 'mergeCell').flatMap((element) => {
    const ref = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/i.exec(attribute(element, 'ref'));
    if (ref === null) return [];
    const [, letters = '', from = '', to = ''] = ref;
    const merged = { column: columnNumber(letters) - 1, first: Number(from) - 1 };
    const last = Number(to) - 1;
    return last > merged.first ? [{ ...merged, last }] : [];
  });

/** As many as a sheet has. Only cells that overlap, which no program writes, could be more. */
const MOST_CELLS = 500_000;

/**
 * What a merged cell says counts for each row beside it, as people see it. A row without anything
 * of its own stays empty.
 */
export function fillMerged<Cell>(rows: (Cell | null)[][], merged: readonly Merged[]): void {
  const saysSomething = rows.map((row) => row.some((cell) => cell !== null));
  let left = MOST_CELLS;
  for (const { column, first, last } of merged) {
    const value = rows[first]?.[column] ?? null;
    if (value === null) continue;
    for (let at = first + 1; at <= last && at < rows.length; at++) {
      if (left-- === 0) return;
      const row = rows[at] ?? [];
      if (saysSomething[at] && (row[column] ?? null) === null) row[column] = value;
    }
  }
}
