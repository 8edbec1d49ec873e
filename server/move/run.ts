// A move from beginning to end. Whatever interrupts it, one deployment has the brand: the source
// until `letGo` returns true, the target from then on. Repeating the command goes on from there.
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../changes.ts';
import type { Database } from '../database/open.ts';
import { brandMoves } from '../database/schema.ts';
import { activateThere } from './activate.ts';
import { type Begun, beginMove, checkedAddress } from './begin.ts';
import { compareSides } from './compare.ts';
import { MoveError } from './error.ts';
import { makeGuards } from './guards.ts';
import { hold, letGo, letWorkEnd, release } from './hold.ts';
import { alone } from './lock.ts';
import { copyRound } from './pass.ts';
import { requireAnswer } from './reach.ts';
import { brandNamed, moveOf } from './records.ts';
import { inTransaction, type Sides, tellProcesses, withClient } from './sides.ts';

export type MoveOptions = {
  /** Where the source reaches the target. */
  address: string;
  /** The same in both deployments: a request that is passed on keeps its path. */
  apiBase: string;
  /** The longest that nothing is written. */
  holdSeconds: number;
  /** How long messages that are being sent may take before the hold. */
  endSeconds: number;
  /** Called after each step; a test interrupts there. */
  after?: (step: Step) => Promise<void>;
};
export type Step = 'begun' | 'guarded' | 'copied' | 'held' | 'arrived' | 'gone' | 'here';

export type Moved = {
  rows: number;
  /** Null: it had left before. */
  heldMs: number | null;
  /** Its number where it arrived; null: it had left before. */
  to: number | null;
};

/** Changes in a round below which the brand may be held. */
const FEW_ROWS = 500;
const MOST_ROUNDS = 8;

export async function moveBrand(
  sides: Sides,
  appNome: string,
  options: MoveOptions,
): Promise<Moved> {
  const address = checkedAddress(options.address);
  const step = options.after ?? (() => Promise.resolve());
  const { source } = sides;
  const { id } = await brandNamed(source.db, appNome);
  return alone(sides, id, async () => {
    const before = await moveOf(source.db, id, 'out');
    if (before?.state === 'gone') {
      await activateThere(sides, before.name);
      await passOnTo(source.db, id, address);
      return { rows: 0, heldMs: null, to: null };
    }
    await requireAnswer(address, options.apiBase);
    const begun = await beginMove(sides, appNome, address);
    await step('begun');
    return copyAndHand(sides, begun, options, step);
  });
}

async function copyAndHand(
  sides: Sides,
  begun: Begun,
  { holdSeconds, endSeconds }: MoveOptions,
  step: (step: Step) => Promise<void>,
): Promise<Moved> {
  const { source, target, now, say } = sides;
  const { from } = begun.numbers;
  await withClient(source.pool, (client) => makeGuards(client, from));
  await step('guarded');
  await inTransaction(target.pool, async (client) => {
    // A former run may have come further; it never said that the source let go.
    await client.query(
      `update brand_moves set state = 'arriving' where name = $1 and state = 'arrived'`,
      [begun.name],
    );
  });
  let since: string | null = null;
  let rows = 0;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const copied = await copyOnce(sides, begun, since);
    say(`Round ${round}: ${copied.rows} rows.`);
    since = copied.snapshot;
    rows += copied.rows;
    if (copied.rows < FEW_ROWS && round > 1) break;
  }
  await step('copied');
  const held = { ms: 0 };
  await withClient(source.pool, async (client) => {
    let isGone = false;
    try {
      await letWorkEnd(client, from, endSeconds);
      const measured = await stopwatch(client);
      await hold(client, from, holdSeconds);
      await step('held');
      rows += await copyLast(sides, begun, since);
      await step('arrived');
      isGone = await letGo(client, from, now());
      if (!isGone)
        throw new MoveError(
          `Copying the last rows took longer than the hold of ${holdSeconds} seconds. The brand ` +
            'goes on here. Run the command again with hold=120, for example.',
        );
      await step('gone');
      await activateThere(sides, begun.name);
      held.ms = await measured();
    } finally {
      if (!isGone) await release(client, from);
      await tellProcesses(client, from);
    }
  });
  await step('here');
  return { rows, heldMs: held.ms, to: begun.numbers.to };
}

/** The address may have changed since, or have been a wrong one. */
const passOnTo = (db: Database, brandId: number, address: string) =>
  db.transaction(async (tx) => {
    await tx
      .update(brandMoves)
      .set({ address })
      .where(and(eq(brandMoves.brandId, brandId), eq(brandMoves.state, 'gone')));
    await announce(tx, { kind: 'brand', brandId });
  });

const copyOnce = ({ source, target }: Sides, begun: Begun, since: string | null) =>
  withClient(source.pool, (reading) =>
    inTransaction(target.pool, (writing) =>
      copyRound({ source: reading, target: writing }, begun.numbers, begun, since),
    ),
  );

/** Compared before it counts. */
const copyLast = ({ source, target, say }: Sides, begun: Begun, since: string | null) =>
  withClient(source.pool, (reading) =>
    inTransaction(target.pool, async (writing) => {
      const sides = { source: reading, target: writing };
      const { rows } = await copyRound(sides, begun.numbers, begun, since);
      const compared = await compareSides(reading, writing, begun.numbers, begun.photos);
      await writing.query(`update brand_moves set state = 'arrived' where name = $1`, [begun.name]);
      if (begun.photos.lost.size > 0)
        say(`The bucket has lost these photos: ${[...begun.photos.lost].join(', ')}.`);
      say(`Compared: ${compared.rows} rows in ${compared.tables} tables, and their sums.`);
      return rows;
    }),
  );

/** By the database's clock, which also ends the hold. */
async function stopwatch(client: pg.ClientBase): Promise<() => Promise<number>> {
  const read = async () => {
    const { rows } = await client.query<{ ms: string }>('select database_ms() as ms');
    return Number(rows[0]?.ms ?? 0);
  };
  const began = await read();
  return async () => (await read()) - began;
}
