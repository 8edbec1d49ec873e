// Categories in rows of their own above their products, as people write menus in spreadsheets.
import { asCents } from './written-values.ts';

type Cells = readonly (string | number)[];

/** The one text of a row; null if it says more, or a price. Merged cells may repeat the text. */
function onlyText(cells: Cells): string | null {
  const [text, ...more] = cells.map((cell) => String(cell).trim()).filter((cell) => cell !== '');
  const says = text !== undefined && more.every((one) => one === text) && asCents(text) === null;
  return says ? text : null;
}

/**
 * The category above each row that has none, by the place of the row, and the places of the rows
 * that are such a category. A row with one text above products that have their own category is no
 * category: it may be a product whose price was forgotten.
 */
export function categoriesAbove(
  rows: readonly Cells[],
  hasCategory: (cells: Cells) => boolean,
): { above: Map<number, string>; headings: Set<number> } {
  const above = new Map<number, string>();
  const headings = new Set<number>();
  let waiting: { at: number; text: string } | null = null;
  let category: string | null = null;
  for (const [at, cells] of rows.entries()) {
    const text = onlyText(cells);
    if (text !== null) waiting = { at, text };
    else if (hasCategory(cells)) [waiting, category] = [null, null];
    else {
      if (waiting !== null) {
        headings.add(waiting.at);
        category = waiting.text;
        waiting = null;
      }
      if (category !== null) above.set(at, category);
    }
  }
  return { above, headings };
}
