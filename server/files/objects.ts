// Reads objects of the bucket for requests: verified, cached in memory, and never too many at once.
import { createByteCache } from '../byte-cache.ts';
import { atOnce } from '../limits/limits.ts';
import { type Bucket, BucketAway } from './bucket.ts';
import { sha256 } from './hash.ts';

/** The row's object is not in the bucket, or is another one. */
export class ObjectLost extends Error {}

export type StoredObject = { objectKey: string; size: number; hash: string };
export type Objects = {
  bucket: Bucket;
  /** @throws BucketAway, ObjectLost */
  read(object: StoredObject): Promise<Uint8Array<ArrayBuffer>>;
};

export function openObjects(bucket: Bucket): Objects {
  const cached = createByteCache<Uint8Array<ArrayBuffer>>(
    atOnce.photos.most * 1_000_000,
    ({ length }) => length,
  );
  let reading = 0;

  async function readNow(object: StoredObject): Promise<Uint8Array<ArrayBuffer>> {
    // A slow bucket must not fill the memory with requests that wait.
    if (reading >= atOnce.photoReads.most) throw new BucketAway('The bucket is too slow.');
    reading += 1;
    try {
      return await readVerified(bucket, object);
    } finally {
      reading -= 1;
    }
  }
  return {
    bucket,
    read: (object) => cached.get(object.objectKey) ?? cached.put(object.objectKey, readNow(object)),
  };
}

/** Not cached. @throws BucketAway, ObjectLost */
export async function readVerified(
  bucket: Bucket,
  { objectKey, size, hash }: StoredObject,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = await bucket.get(objectKey, size);
  if (content === null || sha256(content) !== hash)
    throw new ObjectLost(
      content === null ? 'The object is not in the bucket.' : 'The object has another content.',
    );
  return content;
}
