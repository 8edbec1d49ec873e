// An S3-compatible server with two buckets in a temporary folder, one of them for all pages. It can
// fall silent and refuse connections, and checks signatures.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { type Bucket, openBucket } from '#server/files/bucket.ts';
import type { BucketSettings } from '#server/files/settings.ts';

const BUCKET = 'quitute-fotos';
const ASSETS = 'quitute-assets';
/** Pages of any host may read. */
const cors = `<CORSConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod>
</CORSRule></CORSConfiguration>`;

export type BucketServer = {
  /** Settings of the environment. */
  settings: Record<string, string>;
  bucket: Bucket;
  /** The same with other settings, or less patience. */
  open(changed: Partial<BucketSettings>, milliseconds?: number): Bucket;
  /** `silent`: no request is answered. `refuse`: connections are cut. `error`: status 500. */
  mode: 'pass' | 'refuse' | 'silent' | 'error';
  /** Runs before a request is answered. */
  before: (method: string) => void;
  /** Settings of the environment for the files of pages. */
  assets: { ASSETS_BUCKET: string; ASSETS_URL: string };
  /** Keys of all objects of a bucket, with the prefix. */
  keys(name?: string): Promise<string[]>;
  close(): Promise<void>;
};

/** The server fails where two requests delete the last objects of one of its folders. */
function keepFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'stays'), '');
}

export async function openBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'quitute-bucket-'));
  const store = new S3rver({
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }, { name: ASSETS, configs: [cors] }],
  });
  await store.configureBuckets();
  const answer = store.callback();
  const server = createServer((request, response) => {
    opened.before(request.method ?? '');
    if (request.method === 'DELETE') keepFolder(join(directory, dirname(request.url ?? '')));
    if (opened.mode === 'refuse') request.socket.destroy();
    else if (opened.mode === 'error') response.writeHead(500).end();
    else if (opened.mode === 'pass') answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The key that this server knows.
  const key = 'S3RVER';
  const usual: BucketSettings = {
    endpoint,
    region: 'us-east-1',
    bucket: BUCKET,
    keyId: key,
    secret: key,
    prefix: 'loja/',
    pathStyle: true,
  };
  const opened: BucketServer = {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_KEY_ID: key,
      S3_SECRET: key,
      S3_PREFIX: 'loja',
    },
    bucket: openBucket(usual),
    open: (changed, milliseconds = 5_000) =>
      openBucket({ ...usual, ...changed }, { read: milliseconds, write: milliseconds }),
    mode: 'pass',
    before: () => undefined,
    assets: { ASSETS_BUCKET: ASSETS, ASSETS_URL: `${endpoint}/${ASSETS}` },
    async keys(name = BUCKET) {
      const names = await readdir(join(directory, name), { recursive: true });
      return names
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.slice(0, -'._S3rver_object'.length))
        .sort();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return opened;
}
