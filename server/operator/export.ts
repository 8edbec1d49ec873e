// Writes everything of one brand into one ZIP file that any program reads: a file of lines of JSON
// for each table, and the photos. It is for the restaurant; `npm run backup` is for a restore.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type pg from 'pg';
import { version } from '#contract/version.ts';
import { jsonLines, writeFromSnapshot } from '../backup/snapshot-file.ts';
import { type ExportedTable, exportedTables } from './exported.ts';
import { noSuchBrand, StandingError } from './standing.ts';

/** What a ZIP file can say about itself. */
const MOST_BYTES = 0xffff_ffff;

export type Exported = { rows: number; photos: number };

export function exportBrand(
  pool: pg.Pool,
  appNome: string,
  file: string,
  madeAt: Date,
): Promise<Exported> {
  return writeFromSnapshot(pool, file, async (client, openOutput) => {
    const done: Exported = { rows: 0, photos: 0 };
    const brand = await brandIn(client, appNome);
    await pipeline(Readable.from(zipped(client, { ...brand, madeAt }, done)), openOutput());
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
): AsyncGenerator<Uint8Array> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(SLOW_READER);
    const brand = await brandIn(client, appNome);
    yield* zipped(client, { ...brand, madeAt }, { rows: 0, photos: 0 });
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

type Whose = { id: number; appNome: string; madeAt: Date };

async function* zipped(
  client: pg.PoolClient,
  { id, appNome, madeAt }: Whose,
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
  for await (const { name, content } of photosOf(client, id)) {
    const entry = new ZipPassThrough(`photos/${name}`);
    entry.mtime = madeAt;
    zip.add(entry);
    entry.push(content, true);
    done.photos += 1;
    yield* ready.splice(0);
  }
  const about = { quitute: version, brand: appNome, madeAt, tables, photos: done.photos };
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

async function* photosOf(
  client: pg.PoolClient,
  brandId: number,
): AsyncGenerator<{ name: string; content: Buffer }> {
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
}
