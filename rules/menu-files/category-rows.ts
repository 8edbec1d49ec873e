// Categories in rows of their own above their products, or in the first of merged cells, as people
// write menus in spreadsheets.
import { asCents } from './written-values.ts';

type Cells = readonly (string | number)[];

/** The one text of a row; null if it says more, or a price. Merged cells may repeat the text. */
function onlyText(cells: Cells): string | null {
  const [text, ...more] = cells.map((cell) => String(cell).trim()).filter((cell) => cell !== '');
  const says = text !== undefined && more.every((one) => one === text) && asCents(text) === null;
  return says ? text : null;
}

/** The columns of categories and names; -1: the table has none. */
type Places = { category: number; name: number };

const textAt = (cells: Cells, place: number) => String(cells[place] ?? '').trim();

/**
 * The category above each row that has none, by the place of the row, and the places of the rows
 * that are such a category. Of merged cells CSV keeps the first, so an empty cell continues the
 * category above. A row with nothing but a name below such a cell is no category: it is a product
 * whose price was forgotten. So is a row with one text above products that have their own category.
 */
export function categoriesAbove(
  rows: readonly Cells[],
  places: Places,
): { above: Map<number, string>; headings: Set<number> } {
  const above = new Map<number, string>();
  const headings = new Set<number>();
  let waiting: { at: number; text: string } | null = null;
  let category: { text: string; isCell: boolean } | null = null;
  for (const [at, cells] of rows.entries()) {
    const text = onlyText(cells);
    const own = textAt(cells, places.category);
    const isProduct = category?.isCell === true && own === '' && textAt(cells, places.name) !== '';
    if (text !== null && !isProduct) waiting = { at, text };
    else if (own !== '') [waiting, category] = [null, { text: own, isCell: true }];
    else {
      if (waiting !== null) {
        headings.add(waiting.at);
        category = { text: waiting.text, isCell: false };
        waiting = null;
      }
      if (category !== null) above.set(at, category.text);
    }
  }
  return { above, headings };
}
