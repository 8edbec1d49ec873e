// Reads thousands of rows a few hundred at a time: turning all of them into objects at once would
// keep every other request waiting.
import { setImmediate as othersTurn } from 'node:timers/promises';

/** About a millisecond or two. */
const ROWS_AT_ONCE = 100;

/** `read` gives at most `most` rows with a higher id than `after`, in the order of their ids. */
export async function inPages<Row extends { id: number }>(
  read: (after: number, most: number) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let after = 0; ; ) {
    const rows = await read(after, ROWS_AT_ONCE);
    found.push(...rows);
    if (rows.length < ROWS_AT_ONCE) return found;
    after = rows.at(-1)?.id ?? 0;
    await othersTurn();
  }
}
