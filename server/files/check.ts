// Says at the start what is wrong with the bucket. It stops nothing: orders need no photos.
import { isNull } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import { fileObjects } from '../database/schema.ts';
import { BucketAway } from './bucket.ts';

type Needs = Pick<Services, 'db' | 'objects' | 'log'>;

export async function checkBucket({ db, objects, log }: Needs): Promise<void> {
  if (objects === null) {
    const waiting = await brandsWith(db, fileObjects, isNull(fileObjects.deleteAt));
    if (waiting.length > 0)
      log.error('bucketMissing', {
        sentence:
          `Photos of ${waiting.length} brands are in a bucket, and none is set, so pages lack ` +
          'them: set S3_ENDPOINT and its neighbours, or run npm run photos -- to-database with ' +
          'these settings once.',
      });
    return;
  }
  try {
    // It needs the right to list as well, when a brand is deleted.
    await objects.bucket.list('0/');
  } catch (error) {
    if (!(error instanceof BucketAway)) throw error;
    log.error('bucketAway', {
      sentence: `Photos cannot be stored or read until this is repaired. ${error.message}`,
    });
  }
}
