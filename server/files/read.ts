// A file of a brand by its name, wherever its bytes are.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Services } from '../context.ts';
import { fileObjects, files } from '../database/schema.ts';
import { BucketAway } from './bucket.ts';
import { sha256 } from './hash.ts';

type Needs = Pick<Services, 'db' | 'objects'>;

export type BrandFile = {
  name: string;
  mediaType: string;
  /** SHA-256 in hexadecimal. */
  hash: string;
  /** Bytes. */
  size: number;
  /** @throws BucketAway, ObjectLost */
  read(): Promise<Uint8Array<ArrayBuffer>>;
};

/** The address at which a page shows a file of its own brand. */
export const FILE_ADDRESS = /^\/imagens\/marca\/([a-z0-9.-]+)$/;

/** Null: the brand has no file of that name. */
export async function fileOf(
  { db, objects }: Needs,
  brandId: number,
  name: string,
): Promise<BrandFile | null> {
  // One statement: a file that is moved meanwhile is in one of the two.
  const [row] = await unionAll(
    db
      .select({
        mediaType: files.mediaType,
        content: sql<Uint8Array<ArrayBuffer> | null>`${files.content}`.as('content'),
        objectKey: sql<string | null>`null::text`.as('object_key'),
        size: sql<number>`0`.as('size'),
        hash: sql<string>`''`.as('hash'),
      })
      .from(files)
      .where(and(eq(files.brandId, brandId), eq(files.name, name))),
    db
      .select({
        mediaType: fileObjects.mediaType,
        content: sql<Uint8Array<ArrayBuffer> | null>`null::bytea`.as('content'),
        objectKey: sql<string | null>`${fileObjects.objectKey}`.as('object_key'),
        size: sql<number>`${fileObjects.size}`.as('size'),
        hash: sql<string>`${fileObjects.hash}`.as('hash'),
      })
      .from(fileObjects)
      .where(
        and(
          eq(fileObjects.brandId, brandId),
          eq(fileObjects.name, name),
          isNull(fileObjects.deleteAt),
        ),
      ),
  ).limit(1);
  if (row === undefined) return null;
  const { mediaType, content, objectKey, size, hash } = row;
  if (content !== null)
    return {
      name,
      mediaType,
      hash: sha256(content),
      size: content.length,
      read: async () => content,
    };
  return {
    name,
    mediaType,
    hash,
    size,
    async read() {
      if (objects === null) throw new BucketAway('Photos are in a bucket, and none is set.');
      return objects.read({ objectKey: objectKey ?? '', size, hash });
    },
  };
}
