// Saves one brand or all into one file, from a single snapshot of the database.
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { compareMigrations, latestMigration } from '../database/migrations.ts';
import { BackupError, type BackupHead, endLine, fileProblem, tableLine } from './format.ts';
import { seal } from './seal.ts';
import { savedTables } from './tables.ts';

const ROWS_AT_ONCE = 500;

export type Backup = { rows: number; brands: string[] };

/**
 * `brand` is the short name; null: all brands. Without a passphrase everyone can read the file. It
 * gets its name only when it is complete.
 */
export async function writeBackup(
  pool: pg.Pool,
  file: string,
  brand: string | null,
  keyMark: string,
  madeAt: Date,
  passphrase: string | null,
): Promise<Backup> {
  const client = await pool.connect();
  const unfinished = `${file}.unfinished`;
  try {
    await client.query('begin isolation level repeatable read read only');
    await checkTables(client);
    const { rows: brands } = await client.query<{ id: number; app_nome: string }>(
      'select id, app_nome from brands where $1::text is null or app_nome = $1 order by id',
      [brand],
    );
    if (brands.length === 0)
      throw new BackupError(
        brand === null ? 'There is no brand to save.' : `There is no brand called ${brand}.`,
      );
    const names = brands.map((row) => row.app_nome);
    const done = { rows: 0, brands: names };
    const lines = linesOf(
      client,
      brand === null ? null : (brands[0]?.id ?? null),
      names,
      { keyMark, madeAt: madeAt.toISOString() },
      done,
    );
    const packed = createGzip();
    const output = createWriteStream(unfinished, { mode: 0o600 });
    if (passphrase === null) await pipeline(Readable.from(lines), packed, output);
    else {
      const sealed = (source: AsyncIterable<Buffer>) => seal(source, passphrase);
      await pipeline(Readable.from(lines), packed, sealed, output);
    }
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

/** The file names this version's tables: a database with others would be saved in part. */
async function checkTables(client: pg.PoolClient): Promise<void> {
  const state = await compareMigrations(client);
  if (state === 'newer')
    throw new BackupError(
      'A newer version of Quitute has migrated this database: make the backup with that version.',
    );
  if (state === 'older')
    throw new BackupError(
      'An older version of Quitute is running: make the backup with that version, or ' +
        'restart it with this one first.',
    );
}

async function* linesOf(
  client: pg.PoolClient,
  brandId: number | null,
  brands: string[],
  about: Pick<BackupHead, 'keyMark' | 'madeAt'>,
  done: Backup,
): AsyncGenerator<string> {
  const tables = savedTables();
  const shape = Object.fromEntries(tables.map(({ name, columns }) => [name, columns]));
  const head: BackupHead = {
    quitute: 1,
    migration: latestMigration(),
    brands,
    ...about,
    tables: shape,
  };
  yield `${JSON.stringify(head)}\n`;
  for (const { name, brandColumn } of tables) {
    if (brandColumn === null && brandId !== null) continue;
    yield `${tableLine(name)}\n`;
    const where = brandId === null ? '' : `where ${brandColumn} = ${brandId}`;
    await client.query(
      `declare saved no scroll cursor for select row_to_json(t)::text as line
        from ${name} t ${where}`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from saved`);
      if (rows.length === 0) break;
      done.rows += rows.length;
      yield `${rows.map(({ line }) => line).join('\n')}\n`;
    }
    await client.query('close saved');
  }
  yield `${endLine(done.rows)}\n`;
}
