// Whether the line is good enough to fetch what may be needed later. Browsers that do not tell are
// taken for good.

/** The browser's words for it. */
export const SLOW_LINE = /2g|3g/;

type Connection = { saveData?: boolean; effectiveType?: string };

export function hasGoodLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !SLOW_LINE.test(connection?.effectiveType ?? '');
}
