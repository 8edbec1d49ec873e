// One command at a time for a brand; the lock ends with the connection of a command that is killed.
import { MoveError } from './error.ts';
import { type Sides, withClient } from './sides.ts';

const LOCK = 4_711_003;

export const alone = <T>(
  { source }: Pick<Sides, 'source'>,
  brandId: number,
  act: () => Promise<T>,
): Promise<T> =>
  withClient(source.pool, async (lock) => {
    const { rows } = await lock.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1, $2) as mine',
      [LOCK, brandId],
    );
    if (rows[0]?.mine !== true)
      throw new MoveError('Another command is moving this brand at this moment.');
    try {
      return await act();
    } finally {
      await lock.query('select pg_advisory_unlock($1, $2)', [LOCK, brandId]);
    }
  });
