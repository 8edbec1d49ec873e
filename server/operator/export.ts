// Writes everything of one brand into one ZIP file that any program reads: a file of lines of JSON
// for each table, and the photos. It is for the restaurant; `npm run backup` is for a restore.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type pg from 'pg';
import { version } from '#contract/version.ts';
import { jsonLines, writeFromSnapshot } from '../backup/snapshot-file.ts';
import { type Bucket, BucketAway } from '../files/bucket.ts';
import { contentOf, shownObjects } from '../files/in-snapshot.ts';
import { type ExportedTable, exportedTables } from './exported.ts';
import { noSuchBrand, StandingError } from './standing.ts';

/** What a ZIP file can say about itself. */
const MOST_BYTES = 0xffff_ffff;

export type Exported = {
  rows: number;
  photos: number;
  /** Names of photos that the bucket has lost. */
  lost: string[];
};
const nothing = (): Exported => ({ rows: 0, photos: 0, lost: [] });

export function exportBrand(
  pool: pg.Pool,
  appNome: string,
  file: string,
  madeAt: Date,
  bucket: Bucket | null = null,
): Promise<Exported> {
  return writeFromSnapshot(pool, file, async (client, openOutput) => {
    const done = nothing();
    const brand = await brandIn(client, appNome);
    await pipeline(Readable.from(zipped(client, { ...brand, madeAt, bucket }, done)), openOutput());
    return done;
  });
}

/** Until the database gives up the snapshot of a reader who pauses. */
const SLOW_READER = "set local idle_in_transaction_session_timeout = '10min'";

/** The same as it is made, for a reader who may be slow. */
export async function* exportedBytes(
  pool: pg.Pool,
  appNome: string,
  madeAt: Date,
  bucket: Bucket | null,
): AsyncGenerator<Uint8Array> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(SLOW_READER);
    const brand = await brandIn(client, appNome);
    yield* zipped(client, { ...brand, madeAt, bucket }, nothing());
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

async function brandIn(client: pg.PoolClient, appNome: string) {
  const { rows } = await client.query<{ id: string }>(
    'select id from brands where app_nome = $1 and not deletion_began',
    [appNome],
  );
  const [brand] = rows;
  if (brand === undefined) throw noSuchBrand(appNome);
  return { id: Number(brand.id), appNome };
}

type Whose = { id: number; appNome: string; madeAt: Date; bucket: Bucket | null };

async function* zipped(
  client: pg.PoolClient,
  { id, appNome, madeAt, bucket }: Whose,
  done: Exported,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let written = 0;
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    written += chunk.length;
    if (written > MOST_BYTES) throw tooLarge();
    if (chunk.length > 0) ready.push(chunk);
  });
  const tables: Record<string, number> = {};
  for (const table of exportedTables()) {
    const entry = new ZipDeflate(`tables/${table.name}.ndjson`, { level: 6 });
    entry.mtime = madeAt;
    zip.add(entry);
    let bytes = 0;
    let count = 0;
    for await (const lines of linesOf(client, table, id)) {
      const text = Buffer.from(`${lines.join('\n')}\n`);
      bytes += text.length;
      if (bytes > MOST_BYTES) throw tooLarge();
      count += lines.length;
      entry.push(text);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    tables[table.name] = count;
    done.rows += count;
  }
  for await (const { name, content } of photosOf(client, id, bucket)) {
    if (content === null) {
      done.lost.push(name);
      continue;
    }
    const entry = new ZipPassThrough(`photos/${name}`);
    entry.mtime = madeAt;
    zip.add(entry);
    entry.push(content, true);
    done.photos += 1;
    yield* ready.splice(0);
  }
  const about = {
    quitute: version,
    brand: appNome,
    madeAt,
    tables,
    photos: done.photos,
    lostPhotos: done.lost,
  };
  const entry = new ZipDeflate('export.json');
  entry.mtime = madeAt;
  zip.add(entry);
  entry.push(Buffer.from(`${JSON.stringify(about, null, 2)}\n`), true);
  zip.end();
  yield* ready.splice(0);
}

const tooLarge = () =>
  new StandingError(
    'The brand has more than the 4 GB that fit into such a file: use npm run backup.',
  );

function linesOf(
  client: pg.PoolClient,
  { name, columns, brandColumn }: ExportedTable,
  brandId: number,
): AsyncGenerator<string[]> {
  const chosen = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const mine = `${brandColumn} = ${Number(brandId)}`;
  return jsonLines(client, `(select ${chosen} from ${name} where ${mine}) t`);
}

/** Without content: the bucket has lost it. */
async function* photosOf(
  client: pg.PoolClient,
  brandId: number,
  bucket: Bucket | null,
): AsyncGenerator<{ name: string; content: Uint8Array | null }> {
  const { rows: names } = await client.query<{ name: string }>(
    'select name from files where brand_id = $1 order by name',
    [brandId],
  );
  for (const { name } of names) {
    const { rows } = await client.query<{ content: Buffer }>(
      'select content from files where brand_id = $1 and name = $2',
      [brandId, name],
    );
    const [photo] = rows;
    if (photo !== undefined) yield { name, content: photo.content };
  }
  const objects = await shownObjects(client, brandId);
  for (const object of objects)
    yield { name: object.name, content: await contentOf(object, bucket).catch(explain) };
}

function explain(error: unknown): never {
  if (error instanceof BucketAway)
    throw new StandingError(`${error.message} Nothing was exported.`);
  throw error;
}
