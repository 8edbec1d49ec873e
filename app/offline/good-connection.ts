// Whether the connection is good enough to fetch what may be needed later. A browser that does not
// say is taken to have a good one.

/** The browser's words for it. */
export const SLOW_CONNECTION = /2g|3g/;

type Connection = { saveData?: boolean; effectiveType?: string };

export function hasGoodConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !SLOW_CONNECTION.test(connection?.effectiveType ?? '');
}
