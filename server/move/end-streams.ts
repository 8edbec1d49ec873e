// Event streams of a brand that leaves come to their end: browsers connect again by themselves, and
// are passed on.
import type { Services } from '../context.ts';

type Needs = Pick<Services, 'brands' | 'changes'>;

/** Makes a signal for each stream of a brand that also tells that the brand has left. */
export function createEndings({ brands, changes }: Needs) {
  const open = new Map<number, Set<AbortController>>();
  const look = async (brandId: number) => {
    const brand = await brands.byId(brandId).catch(() => undefined);
    // Unknown while the database is away: the streams stay.
    if (brand === undefined || (brand !== null && brand.goneTo === null)) return;
    for (const ending of open.get(brandId) ?? []) ending.abort();
  };
  changes.subscribe(
    (change) => {
      if (change.kind === 'brand' && change.storeId === undefined && open.has(change.brandId))
        void look(change.brandId);
    },
    () => {
      for (const brandId of open.keys()) void look(brandId);
    },
  );
  return (brandId: number, signal: AbortSignal): AbortSignal => {
    const ending = new AbortController();
    const streams = open.get(brandId) ?? new Set();
    open.set(brandId, streams.add(ending));
    const forget = () => {
      streams.delete(ending);
      if (streams.size === 0) open.delete(brandId);
    };
    signal.addEventListener('abort', () => {
      forget();
      ending.abort();
    });
    ending.signal.addEventListener('abort', forget);
    if (signal.aborted) ending.abort();
    // The notice may have come between the request's arrival and this line.
    void look(brandId);
    return ending.signal;
  };
}
