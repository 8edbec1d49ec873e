// The brand begins to sell where it arrived: told by the command, or by the first request that the
// other deployment passes on after it let go.
import type pg from 'pg';
import { MoveError } from './error.ts';
import { inTransaction, type Sides, tellProcesses } from './sides.ts';

/** May be repeated. False: not all of it is there. */
export async function activate(client: pg.ClientBase, name: string, at: Date): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>(
    `update brand_moves set state = 'here', done_at = coalesce(done_at, $2)
     where name = $1 and way = 'in' and state in ('arrived', 'here') returning brand_id as id`,
    [name, at],
  );
  for (const { id } of rows) await tellProcesses(client, Number(id));
  return rows.length > 0;
}

/** From the command. @throws MoveError if it is not there. */
export async function activateThere(
  { target, now }: Pick<Sides, 'target' | 'now'>,
  name: string,
): Promise<void> {
  const isHere = await inTransaction(target.pool, (client) => activate(client, name, now()));
  if (!isHere) throw new MoveError('The other deployment does not have what this one let go.');
}
