// Whether a store's board is open somewhere. Boards report every few seconds, into the database,
// where all processes see it.
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { boardWatches } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';

const WATCHED_FOR_MS = 60_000;
/** Several boards of one store need not all write. */
const WRITE_AGAIN_AFTER_MS = 10_000;

export const watchHandlers = {
  watchBoard: async ({ estabelecimentos }, { db, brand, staff, now }) => {
    if (staff === null) throw new Refusal('signInNeeded');
    const seenAt = now();
    const theirs = brand.stores.filter(
      ({ id }) => estabelecimentos.includes(id) && (staff.storeId === null || staff.storeId === id),
    );
    if (theirs.length > 0) {
      await db
        .insert(boardWatches)
        .values(theirs.map(({ id }) => ({ brandId: brand.id, storeId: id, seenAt })))
        .onConflictDoUpdate({
          target: [boardWatches.brandId, boardWatches.storeId],
          set: { seenAt },
          setWhere: lt(boardWatches.seenAt, new Date(seenAt.getTime() - WRITE_AGAIN_AFTER_MS)),
        });
    }
    return { agora: seenAt.toISOString() };
  },
} satisfies Partial<Handlers>;

/** Boards that reported after this time count as open. */
export const watchedSince = (now: Date) => new Date(now.getTime() - WATCHED_FOR_MS);

export async function isWatched(
  { db, now }: Pick<Services, 'db' | 'now'>,
  brandId: number,
  storeId: number,
): Promise<boolean> {
  const rows = await db
    .select({ seenAt: boardWatches.seenAt })
    .from(boardWatches)
    .where(
      and(
        eq(boardWatches.brandId, brandId),
        eq(boardWatches.storeId, storeId),
        gt(boardWatches.seenAt, watchedSince(now())),
      ),
    );
  return rows.length > 0;
}
