// Photos of the bucket in a backup: as rows of `files` with their bytes, so that it is complete and
// can be restored where there is no bucket.
import type pg from 'pg';
import { type Bucket, BucketAway } from '../files/bucket.ts';
import { contentOf, shownObjects } from '../files/in-snapshot.ts';
import { BackupError } from './format.ts';

/**
 * One line of JSON for each; the names of those that the bucket has lost go to `lost`. `brandId`:
 * null for all of the names in `brands`.
 * @throws BackupError when the bucket does not answer, or none is set.
 */
export async function* objectLines(
  client: pg.ClientBase,
  brandId: number | null,
  brands: ReadonlySet<string>,
  bucket: Bucket | null,
  lost: string[],
): AsyncGenerator<string> {
  for (const object of await shownObjects(client, brandId)) {
    if (!brands.has(object.appNome)) continue;
    const bytes = await contentOf(object, bucket).catch(explain);
    if (bytes === null) {
      lost.push(`${object.appNome}/${object.name}`);
      continue;
    }
    yield JSON.stringify({
      brand_id: object.brandId,
      name: object.name,
      media_type: object.mediaType,
      content: `\\x${Buffer.from(bytes).toString('hex')}`,
      created_at: object.createdAt,
    });
  }
}

function explain(error: unknown): never {
  if (error instanceof BucketAway) throw new BackupError(`${error.message} No backup was made.`);
  throw error;
}
