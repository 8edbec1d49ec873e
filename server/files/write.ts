// Stores new files of a brand. With a bucket, an object is written before the row that shows it: a
// row never points at nothing. What no row shows is deleted later (unused.ts).

import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { lockBrand } from '../brand/lock-brand.ts';
import type { CallContext, Services } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { fileObjects, files } from '../database/schema.ts';
import { errorText } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { periods } from '../retention/periods.ts';
import { type Bucket, BucketAway } from './bucket.ts';
import { sha256 } from './hash.ts';

export type NewFile = { name: string; mediaType: string; content: Uint8Array<ArrayBuffer> };

const DAY_MS = 86_400_000;

/** When an object is deleted that a page showed until now. */
export const endOfReplaced = (now: Date) =>
  new Date(now.getTime() + periods.replacedPhotos.days * DAY_MS);

export type PutObject = { objectKey: string; hash: string };

/** Writes new objects, which nothing shows yet; by their file's name. @throws BucketAway */
export async function putObjects(
  db: Database,
  bucket: Bucket,
  brandId: number,
  made: readonly NewFile[],
  now: Date,
): Promise<Map<string, PutObject>> {
  const deleteAt = new Date(now.getTime() + periods.unfinishedPhotos.days * DAY_MS);
  const objects = made.map(({ name, mediaType, content }) => {
    // A key is used once, so that a late deletion never meets another upload's object.
    const objectKey = `${brandId}/${randomBytes(16).toString('hex')}-${name}`;
    const facts = { name, mediaType, size: content.length, hash: sha256(content) };
    return { row: { brandId, objectKey, ...facts, createdAt: now, deleteAt }, content };
  });
  // Rows come first, so that an interrupted upload leaves nothing that nobody knows of.
  await db.insert(fileObjects).values(objects.map(({ row }) => row));
  await Promise.all(
    objects.map(({ row, content }) =>
      bucket.put(row.objectKey, content, { 'content-type': row.mediaType }),
    ),
  );
  return new Map(objects.map(({ row }) => [row.name, row]));
}

/** From now on pages show the object. */
export async function showObject(
  tx: Transaction,
  brandId: number,
  objectKey: string,
  createdAt: Date,
): Promise<void> {
  const shown = await tx
    .update(fileObjects)
    .set({ deleteAt: null, createdAt })
    .where(
      and(
        eq(fileObjects.brandId, brandId),
        eq(fileObjects.objectKey, objectKey),
        isNotNull(fileObjects.deleteAt),
      ),
    )
    .returning({ name: fileObjects.name });
  if (shown.length === 0) throw new Error('the object of an upload was deleted before its row');
}

/**
 * Puts the files into the bucket, if there is one, and gives what writes their rows in a
 * transaction.
 * @throws Refusal when the bucket does not take them; then nothing has changed.
 */
export async function uploadFiles(
  { db, objects, brand, now, log }: CallContext,
  made: readonly NewFile[],
): Promise<(tx: Transaction) => Promise<void>> {
  const createdAt = now();
  let put = new Map<string, PutObject>();
  if (objects !== null)
    try {
      put = await putObjects(db, objects.bucket, brand.id, made, createdAt);
    } catch (error) {
      if (!(error instanceof BucketAway)) throw error;
      log.warn('bucketAway', { brand: brand.appNome, error: errorText(error) });
      throw new Refusal('picturesAway');
    }
  return async (tx) => {
    // Two uploads of the same picture at once would show two objects.
    await lockBrand(tx, brand.id);
    for (const file of made) {
      if (await renew(tx, brand.id, file.name, createdAt)) continue;
      const object = put.get(file.name);
      if (object === undefined)
        await tx.insert(files).values({ brandId: brand.id, ...file, createdAt });
      else await showObject(tx, brand.id, object.objectKey, createdAt);
    }
  };
}

/** The same picture again: its age starts over. False: the brand does not have it. */
async function renew(
  tx: Transaction,
  brandId: number,
  name: string,
  createdAt: Date,
): Promise<boolean> {
  const inDatabase = await tx
    .update(files)
    .set({ createdAt })
    .where(and(eq(files.brandId, brandId), eq(files.name, name)))
    .returning({ name: files.name });
  if (inDatabase.length > 0) return true;
  const inBucket = await tx
    .update(fileObjects)
    .set({ createdAt })
    .where(
      and(
        eq(fileObjects.brandId, brandId),
        eq(fileObjects.name, name),
        isNull(fileObjects.deleteAt),
      ),
    )
    .returning({ name: fileObjects.name });
  return inBucket.length > 0;
}

/** Pages no longer show these; their objects are deleted later. */
export async function dropFiles(
  tx: Transaction,
  brandId: number,
  names: readonly string[],
  now: Services['now'],
): Promise<void> {
  if (names.length === 0) return;
  await tx.delete(files).where(and(eq(files.brandId, brandId), inArray(files.name, [...names])));
  await tx
    .update(fileObjects)
    .set({ deleteAt: endOfReplaced(now()) })
    .where(
      and(
        eq(fileObjects.brandId, brandId),
        inArray(fileObjects.name, [...names]),
        isNull(fileObjects.deleteAt),
      ),
    );
}
