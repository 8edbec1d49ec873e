// Photos that the source has in a bucket arrive as files of the database, as in a backup: the
// target may have another bucket, or none.
import type pg from 'pg';
import { type Bucket, BucketAway } from '../files/bucket.ts';
import { contentOf, type ShownObject, shownObjects } from '../files/in-snapshot.ts';
import { MoveError } from './error.ts';
import { keysOf } from './rows.ts';

export type Photos = {
  /** Null: the source has none. */
  bucket: Bucket | null;
  /** Keys of objects that have been copied; a key is used once. */
  copied: Set<string>;
  /** Names that the bucket has lost. */
  lost: Set<string>;
};

/** A line of `files` for each object that has not been copied yet. */
export async function* photoLines(
  client: pg.ClientBase,
  brandId: number,
  { bucket, copied, lost }: Photos,
): AsyncGenerator<string> {
  for (const object of await shownObjects(client, brandId)) {
    if (copied.has(object.objectKey)) continue;
    const bytes = await contentOf(object, bucket).catch(explain);
    if (bytes === null) lost.add(object.name);
    else yield lineOf(object, bytes);
    copied.add(object.objectKey);
  }
}

const lineOf = ({ brandId, name, mediaType, createdAt }: ShownObject, bytes: Uint8Array): string =>
  JSON.stringify({
    brand_id: brandId,
    name,
    media_type: mediaType,
    content: `\\x${Buffer.from(bytes).toString('hex')}`,
    created_at: createdAt,
  });

/** The keys of all files that pages can show, wherever they are. */
export async function fileKeys(
  client: pg.ClientBase,
  table: Parameters<typeof keysOf>[1],
  brandId: number,
  { lost }: Photos,
): Promise<Set<string>> {
  const keys = await keysOf(client, table, brandId);
  for (const { name } of await shownObjects(client, brandId))
    if (!lost.has(name)) keys.add(JSON.stringify({ name }));
  return keys;
}

function explain(error: unknown): never {
  if (error instanceof BucketAway) throw new MoveError(`${error.message} The brand stays here.`);
  throw error;
}
