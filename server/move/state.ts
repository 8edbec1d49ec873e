// What the rows of `brand_moves` say about a brand.
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { brandMoves } from '../database/schema.ts';
import type { Secret } from '../secret.ts';

/** Where another deployment answers, and what proves that we pass on. */
export type PassedOn = { address: string; secret: string };

export type MoveRow = typeof brandMoves.$inferSelect;

/** Nobody may meet it here yet. */
export const isArriving = ({ state }: Pick<MoveRow, 'state'>): boolean =>
  state === 'arriving' || state === 'arrived';

const purposeOf = (name: string) => `move ${name}`;

export const sealMove = (secret: Secret, name: string, own: string): string =>
  secret.seal(purposeOf(name), own);

/** Null: encrypted with another key. */
const openMove = (
  secret: Secret,
  { name, secret: sealed }: Pick<MoveRow, 'name' | 'secret'>,
): string | null => secret.open(purposeOf(name), sealed);

/** Null: the brand is here. */
export async function passedOn(
  db: Database,
  secret: Secret,
  brandId: number,
): Promise<PassedOn | null> {
  const [row] = await db
    .select()
    .from(brandMoves)
    .where(
      and(eq(brandMoves.brandId, brandId), eq(brandMoves.way, 'out'), eq(brandMoves.state, 'gone')),
    );
  if (row === undefined) return null;
  return { address: row.address ?? '', secret: openMove(secret, row) ?? '' };
}
