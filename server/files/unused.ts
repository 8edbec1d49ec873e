// Deletes objects of the bucket that no page shows: of uploads that did not end, of replaced
// photos, and all of a brand that is deleted.
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import type { Database } from '../database/open.ts';
import { fileObjects } from '../database/schema.ts';
import { BucketAway } from './bucket.ts';

type Needs = Pick<Services, 'db' | 'objects' | 'now'>;

/** For each brand in a round; the rest waits for the next one. */
const BRAND_SHARE = 100;
const AT_ONCE = 5;

/** @throws BucketAway; the next round goes on where this one was. */
export async function deleteUnusedObjects({ db, objects, now }: Needs): Promise<void> {
  if (objects === null) return;
  const due = lte(fileObjects.deleteAt, now());
  for (const brandId of await brandsWith(db, fileObjects, due)) {
    const rows = await db
      .select({ objectKey: fileObjects.objectKey })
      .from(fileObjects)
      .where(and(eq(fileObjects.brandId, brandId), due))
      .orderBy(asc(fileObjects.deleteAt))
      .limit(BRAND_SHARE);
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await Promise.all(
        rows.slice(at, at + AT_ONCE).map(async ({ objectKey }) => {
          // The row goes last, so that an interruption forgets no object.
          await objects.bucket.remove(objectKey);
          await db
            .delete(fileObjects)
            .where(
              and(eq(fileObjects.brandId, brandId), eq(fileObjects.objectKey, objectKey), due),
            );
        }),
      );
  }
}

/**
 * Everything below the brand's id, also what no row knows of any more, such as after an older
 * database was brought back.
 * @throws BucketAway, also when the brand has objects and no bucket is set.
 */
export async function deleteObjectsOfBrand(
  db: Database,
  objects: Services['objects'],
  brandId: number,
): Promise<void> {
  if (objects === null) {
    if ((await db.$count(fileObjects, eq(fileObjects.brandId, brandId))) > 0)
      throw new BucketAway('The brand has photos in a bucket, and none is set.');
    return;
  }
  for (let before = ''; ; ) {
    const keys = await objects.bucket.list(`${brandId}/`);
    if (keys.length === 0) return;
    if (keys.join() === before)
      throw new BucketAway('The bucket goes on naming objects that it was told to delete.');
    before = keys.join();
    for (let at = 0; at < keys.length; at += AT_ONCE)
      await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => objects.bucket.remove(key)));
  }
}
