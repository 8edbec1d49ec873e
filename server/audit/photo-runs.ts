// Photos of a folder are saved one by one, so that a lost connection loses none that arrived. The
// log shows those of one person in a row as one change.
import type { auditLog } from '../database/schema.ts';

type Row = typeof auditLog.$inferSelect;
type Product = { id: number; urlImagem: string | null };

/** Longer between two photos: another folder. */
const LONGEST_GAP_MS = 5 * 60_000;

/**
 * The rows, newest first, with each run of photos as one row. It has the id of the oldest, from
 * which the next page begins, and the time of the newest.
 */
export function joinPhotos(rows: readonly Row[]): Row[] {
  const joined: { row: Row; oldestAt: Date; photos: boolean }[] = [];
  for (const row of rows) {
    const photos = onlyPhotos(row);
    const last = joined.at(-1);
    if (
      photos &&
      last?.photos &&
      last.row.staffId === row.staffId &&
      last.oldestAt.getTime() - row.at.getTime() <= LONGEST_GAP_MS
    ) {
      const depois = [...(row.depois as Product[]), ...(last.row.depois as Product[])];
      last.row = {
        ...last.row,
        id: row.id,
        antes: [...(row.antes as Product[]), ...(last.row.antes as Product[])],
        depois,
        alvo: `${depois.length} products`,
      };
      last.oldestAt = row.at;
    } else joined.push({ row, oldestAt: row.at, photos });
  }
  return joined.map(({ row }) => row);
}

function onlyPhotos({ acao, antes, depois }: Row): boolean {
  if (acao !== 'changeProducts' || !Array.isArray(antes) || !Array.isArray(depois)) return false;
  const [before, after] = [antes as Product[], depois as Product[]];
  return after.every((product, at) => {
    const { urlImagem, ...rest } = product;
    const { urlImagem: was, ...stood } = before[at] ?? { urlImagem };
    return urlImagem !== was && JSON.stringify(rest) === JSON.stringify(stood);
  });
}
