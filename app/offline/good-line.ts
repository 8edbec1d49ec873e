// Whether the line is good enough to fetch what may be needed later. Browsers that do not tell are
// taken for good.

type Connection = { saveData?: boolean; effectiveType?: string };

export function hasGoodLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !/2g|3g/.test(connection?.effectiveType ?? '');
}
