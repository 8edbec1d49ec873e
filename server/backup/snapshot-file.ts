// Writes one file from a single snapshot of the database. It gets its name when it is complete.
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { fileProblem } from './format.ts';

const ROWS_AT_ONCE = 500;

/** Only the owner of the file can read it. `write` ends the output. */
export async function writeFromSnapshot<Done>(
  pool: pg.Pool,
  file: string,
  write: (client: pg.PoolClient, openOutput: () => Writable) => Promise<Done>,
): Promise<Done> {
  const client = await pool.connect();
  const unfinished = `${file}.unfinished`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const done = await write(client, () => createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
    return done;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw fileProblem(error, file);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/** Each row as JSON, some hundred at a time; `rows` is a part of SQL that is selected from. */
export async function* jsonLines(client: pg.PoolClient, rows: string): AsyncGenerator<string[]> {
  await client.query(
    `declare saved no scroll cursor for select row_to_json(t)::text as line from ${rows}`,
  );
  for (;;) {
    const found = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from saved`);
    if (found.rows.length === 0) break;
    yield found.rows.map(({ line }) => line);
  }
  await client.query('close saved');
}
