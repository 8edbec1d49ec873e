// Gives a move up while the source still has the brand, and clears up after one that is over.
import { eq } from 'drizzle-orm';
import { brandMoves, brands } from '../database/schema.ts';
import { activateThere } from './activate.ts';
import { MoveError } from './error.ts';
import { dropGuards } from './guards.ts';
import { alone } from './lock.ts';
import { arrivalOf, brandNamed, moveOf } from './records.ts';
import { inTransaction, type Sides, tellProcesses, withClient } from './sides.ts';
import type { MoveRow } from './state.ts';

/**
 * The brand stays where it is, and what has arrived elsewhere is deleted. May be repeated.
 * @throws MoveError if it has left already.
 */
export async function abortMove(sides: Sides, appNome: string): Promise<void> {
  const { id } = await brandNamed(sides.source.db, appNome);
  await alone(sides, id, () => abortAlone(sides, appNome, id));
}

async function abortAlone(
  { source, target, now }: Sides,
  appNome: string,
  id: number,
): Promise<void> {
  const move = await moveOf(source.db, id, 'out');
  if (move === null) throw new MoveError(`${appNome} is not moving.`);
  if (move.state === 'gone')
    throw new MoveError(
      `${appNome} has left: the other deployment sells, and orders may be there that are not ` +
        'here. To have it back, finish this move and then move it from there to here.',
    );
  // First where it arrives: without a row there nothing can begin to sell.
  const there = await arrivalOf(target.db, move.name);
  if (there?.state === 'here')
    throw new MoveError(`${appNome} sells in the other deployment: run the move again instead.`);
  if (there !== null) {
    const { brandId } = there;
    const day = now();
    await target.db.update(brands).set({ deleteAt: day }).where(eq(brands.id, brandId));
    await target.erase({ id: brandId, appNome }, day);
  }
  await inTransaction(source.pool, async (client) => {
    await client.query(
      `delete from brand_moves where brand_id = $1 and way = 'out' and state <> 'gone'`,
      [id],
    );
    await tellProcesses(client, id);
  });
  await withClient(source.pool, (client) => dropGuards(client, id));
}

/**
 * Requests are passed on no longer, and the job of the deletion removes the rows that stayed.
 * @throws MoveError if the brand has not left, or is not where it left for.
 */
export async function finishMove(sides: Sides, appNome: string): Promise<void> {
  const { source, now } = sides;
  const { id } = await brandNamed(source.db, appNome);
  const move = await moveOf(source.db, id, 'out');
  if (move?.state !== 'gone') throw new MoveError(`${appNome} has not left.`);
  // A command that was killed, and no request since: nobody else could tell it any more.
  await activateThere(sides, move.name);
  await withClient(source.pool, (client) => dropGuards(client, id));
  // Not before: the row of the move says that no job works for what is left.
  await source.db.update(brands).set({ deleteAt: now() }).where(eq(brands.id, id));
  await withClient(source.pool, (client) => tellProcesses(client, id));
}

/** For the operator, one sentence for each side that knows of a move. */
export async function tellMove(
  { source }: Pick<Sides, 'source'>,
  appNome: string,
): Promise<string[]> {
  const { id } = await brandNamed(source.db, appNome);
  const moves = await source.db.select().from(brandMoves).where(eq(brandMoves.brandId, id));
  if (moves.length === 0) return [`${appNome} began here and is not moving.`];
  return moves.map((move) => sentences[move.state](appNome, move));
}

const sentences: Record<MoveRow['state'], (appNome: string, move: MoveRow) => string> = {
  copying: (appNome) => `${appNome} is being copied to another deployment, and sells here.`,
  settling: (appNome) => `${appNome} is about to be held; it sells here.`,
  held: (appNome, { until }) =>
    `${appNome} is held until ${until?.toISOString() ?? ''} and sells here afterwards, unless ` +
    'it has left by then.',
  gone: (appNome, { address, doneAt }) =>
    `${appNome} left at ${doneAt?.toISOString() ?? ''}. Its requests are passed on to ${address}.`,
  arriving: (appNome) => `${appNome} is arriving from another deployment, which still sells.`,
  arrived: (appNome) =>
    `All of ${appNome} has arrived. It sells here as soon as the other deployment lets it go.`,
  here: (appNome, { doneAt }) =>
    `${appNome} came from another deployment at ${doneAt?.toISOString() ?? ''} and sells here.`,
};
