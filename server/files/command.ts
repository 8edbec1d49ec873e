// `npm run photos -- to-bucket|to-database`: moves the photos and logos of all brands.
import { machineNow } from '../clock.ts';
import { runCommand, withDatabase } from '../database/for-command.ts';
import { BucketAway, openBucket } from './bucket.ts';
import { type Moved, moveToBucket, moveToDatabase } from './move.ts';

class PhotosError extends Error {}

const USAGE = 'Usage: npm run photos -- to-bucket   or   npm run photos -- to-database';

const ways = {
  'to-bucket': { move: moveToBucket, place: 'the bucket' },
  'to-database': { move: moveToDatabase, place: 'the database' },
};

async function run(): Promise<string> {
  const [task = '', ...more] = process.argv.slice(2);
  const way = Object.entries(ways).find(([name]) => name === task)?.[1];
  if (way === undefined || more.length > 0) throw new PhotosError(USAGE);
  return withDatabase(
    async ({ db, env }) => {
      if (env.bucket === null)
        throw new PhotosError('No bucket is set: see S3_ENDPOINT in docs/settings.md.');
      const bucket = openBucket(env.bucket);
      const { files, bytes, lost } = await way.move(db, bucket, machineNow, (brand, moved) =>
        console.log(`${brand}: ${amount(moved)}`),
      );
      if (lost.length > 0)
        throw new PhotosError(
          `${amount({ files, bytes })} moved to ${way.place}. These are not in the bucket, or ` +
            `have another content, and stay as they are: ${lost.join(', ')}`,
        );
      return files === 0
        ? `Nothing to do: all files are in ${way.place}.`
        : `${amount({ files, bytes })} moved to ${way.place}.`;
    },
    { beside: true },
  );
}

const amount = ({ files, bytes }: Pick<Moved, 'files' | 'bytes'>) =>
  `${files} files, ${(bytes / 1_000_000).toFixed(1)} MB`;

runCommand(run, (error) => error instanceof PhotosError || error instanceof BucketAway);
