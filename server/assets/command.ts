// `npm run assets`: uploads the scripts, styles and fonts of this build to ASSETS_BUCKET.
import { fileURLToPath } from 'node:url';
import { runCommand } from '../database/for-command.ts';
import { readEnv } from '../env.ts';
import { BucketAway, openBucket } from '../files/bucket.ts';
import { uploadAssets } from './upload.ts';

class AssetsError extends Error {}

const folder = fileURLToPath(new URL('../../build/client/assets/', import.meta.url));

async function run(): Promise<string> {
  const { assetsBucket, assetsUrl } = readEnv();
  if (assetsBucket === null)
    throw new AssetsError('No bucket is set: see ASSETS_BUCKET in docs/settings.md.');
  const { sent, there, bytes } = await uploadAssets(folder, openBucket(assetsBucket)).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT'
        ? new AssetsError('There is no build: npm run build makes it.')
        : error;
    },
  );
  const next =
    assetsUrl === null ? ' Set ASSETS_URL to the address at which browsers find them.' : '';
  return (
    `${sent} files, ${(bytes / 1_000_000).toFixed(1)} MB, are uploaded; ${there} were there. ` +
    `Those of earlier versions stay.${next}`
  );
}

runCommand(run, (error) => error instanceof AssetsError || error instanceof BucketAway);
