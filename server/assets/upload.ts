// Uploads the files of this build to a bucket. Files of earlier builds stay, because pages of both
// versions are open while processes are replaced.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Bucket, StoredHeaders } from '../files/bucket.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const AT_ONCE = 8;

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
/** What compression makes smaller: every browser reads gzip, so one copy is enough. */
const compressed = /\.(css|js|json|svg|wasm)$/;

export type Uploaded = { sent: number; there: number; bytes: number };

/** @throws BucketAway; a repetition sends the rest. */
export async function uploadAssets(folder: string, bucket: Bucket): Promise<Uploaded> {
  const there = await everyKey(bucket, 'assets/');
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name)).sort();
  const missing = names.filter((name) => !there.has(`assets/${name}`));
  let bytes = 0;
  // Files first that no other file names: a list of screens comes when all that it names is there.
  const lists = missing.filter((name) => name.startsWith('manifest-'));
  for (const part of [missing.filter((name) => !lists.includes(name)), lists])
    for (let at = 0; at < part.length; at += AT_ONCE)
      await Promise.all(
        part.slice(at, at + AT_ONCE).map(async (name) => {
          const content = await readFile(join(folder, name));
          const sent = compressed.test(name) ? gzipSync(content, { level: 9 }) : content;
          await bucket.put(`assets/${name}`, new Uint8Array(sent), headersOf(name));
          bytes += sent.length;
        }),
      );
  return { sent: missing.length, there: names.length - missing.length, bytes };
}

function headersOf(name: string): StoredHeaders {
  const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return {
    'content-type': type,
    'cache-control': FOREVER,
    ...(compressed.test(name) ? { 'content-encoding': 'gzip' } : {}),
  };
}

async function everyKey(bucket: Bucket, beginning: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for (let after = ''; ; ) {
    const page = await bucket.list(beginning, after);
    for (const key of page) keys.add(key);
    const last = page.at(-1);
    if (last === undefined) return keys;
    after = last;
  }
}
