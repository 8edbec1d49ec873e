// Saves one brand or all into one file, from a single snapshot of the database.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { compareMigrations, latestMigration } from '../database/migrations.ts';
import type { Bucket } from '../files/bucket.ts';
import { BackupError, type BackupHead, endLine, tableLine } from './format.ts';
import { objectLines } from './object-lines.ts';
import { seal } from './seal.ts';
import { jsonLines, writeFromSnapshot } from './snapshot-file.ts';
import { savedTables } from './tables.ts';

export type Backup = {
  rows: number;
  brands: string[];
  /** Files whose object the bucket has lost: they are not in the backup. */
  lost: string[];
};

/**
 * Brands that another deployment has (server/move/): what is here is old, or not all of it, and
 * after a restore they would sell in both.
 */
const ELSEWHERE = `(select brand_id from brand_moves
  where state in ('gone', 'arriving', 'arrived'))`;

/**
 * `brand` is the short name; null: all brands. `bucket` has the photos whose bytes are not in the
 * database. Without a passphrase everyone can read the file.
 */
export function writeBackup(
  pool: pg.Pool,
  file: string,
  brand: string | null,
  keyMark: string,
  madeAt: Date,
  passphrase: string | null,
  bucket: Bucket | null = null,
): Promise<Backup> {
  return writeFromSnapshot(pool, file, async (client, openOutput) => {
    await checkTables(client);
    const { rows: brands } = await client.query<{ id: number; app_nome: string }>(
      `select id, app_nome from brands
       where ($1::text is null or app_nome = $1) and id not in ${ELSEWHERE} order by id`,
      [brand],
    );
    if (brands.length === 0)
      throw new BackupError(
        brand === null ? 'There is no brand to save.' : `There is no brand called ${brand}.`,
      );
    const names = brands.map((row) => row.app_nome);
    const done: Backup = { rows: 0, brands: names, lost: [] };
    const lines = linesOf(
      client,
      brand === null ? null : (brands[0]?.id ?? null),
      names,
      { keyMark, madeAt: madeAt.toISOString() },
      done,
      bucket,
    );
    const packed = createGzip();
    if (passphrase === null) await pipeline(Readable.from(lines), packed, openOutput());
    else {
      const sealed = (source: AsyncIterable<Buffer>) => seal(source, passphrase);
      await pipeline(Readable.from(lines), packed, sealed, openOutput());
    }
    return done;
  });
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
  bucket: Bucket | null,
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
    const where = brandColumn === null ? '' : `where ${ofBrands(brandColumn, brandId)}`;
    for await (const rows of jsonLines(client, `${name} t ${where}`)) {
      done.rows += rows.length;
      yield `${rows.join('\n')}\n`;
    }
    if (name !== 'files') continue;
    for await (const line of objectLines(client, brandId, new Set(brands), bucket, done.lost)) {
      done.rows += 1;
      yield `${line}\n`;
    }
  }
  yield `${endLine(done.rows)}\n`;
}

const ofBrands = (column: string, brandId: number | null): string =>
  brandId === null
    ? `${column} is null or ${column} not in ${ELSEWHERE}`
    : `${column} = ${brandId}`;
