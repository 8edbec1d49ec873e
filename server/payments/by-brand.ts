// A round's questions to providers, brand by brand: some brands at once, each for a limited time.
// Providers may need many seconds to answer nothing, and other brands and jobs wait for the round.

/** Few: each may hold a connection to the database for a moment. */
const BRANDS_AT_ONCE = 4;
/** What a brand has left then is done in the next round. */
const LONGEST_TURN_MS = 10_000;

/** `work` handles its own errors. */
export async function byBrand<Row extends { brandId: number }>(
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const brands = [...Map.groupBy(rows, ({ brandId }) => brandId).values()];
  const takeTurns = async () => {
    for (let own = brands.shift(); own !== undefined; own = brands.shift()) {
      const end = performance.now() + LONGEST_TURN_MS;
      for (const row of own) {
        if (performance.now() > end) break;
        await work(row);
      }
    }
  };
  await Promise.all(Array.from({ length: BRANDS_AT_ONCE }, takeTurns));
}
