// Photos of the bucket as a backup or an export reads them: those of one snapshot of the database,
// with their bytes.
import type pg from 'pg';
import { type Bucket, BucketAway } from './bucket.ts';
import { ObjectLost, readVerified, type StoredObject } from './objects.ts';

export type ShownObject = StoredObject & {
  brandId: number;
  appNome: string;
  name: string;
  mediaType: string;
  /** As PostgreSQL writes it in JSON. */
  createdAt: string;
};

/** `brandId`: null for all brands. Only what a page can show; some hundred bytes each. */
export async function shownObjects(
  client: pg.ClientBase,
  brandId: number | null,
): Promise<ShownObject[]> {
  const { rows } = await client.query<ShownObject>(
    `select brand_id::float8 as "brandId", app_nome as "appNome", object_key as "objectKey", name,
            media_type as "mediaType", size, hash, to_json(created_at) #>> '{}' as "createdAt"
     from file_objects join brands on brands.id = file_objects.brand_id
     where file_objects.delete_at is null${brandId === null ? '' : ' and brand_id = $1'}
     order by brand_id, name`,
    brandId === null ? [] : [brandId],
  );
  return rows;
}

/** Null: the bucket has lost it. @throws BucketAway, also when none is set. */
export async function contentOf(
  object: ShownObject,
  bucket: Bucket | null,
): Promise<Uint8Array | null> {
  if (bucket === null)
    throw new BucketAway('There are photos in a bucket: set S3_ENDPOINT and its neighbours.');
  try {
    return await readVerified(bucket, object);
  } catch (error) {
    if (error instanceof ObjectLost) return null;
    throw error;
  }
}
