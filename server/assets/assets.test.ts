// Scripts, styles and fonts at another address than the site's.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BucketServer, openBucketServer } from '#test/bucket-server.ts';
import type { PageBuild } from '../page-build.ts';
import { assetAddress, assetSource, buildAt } from './address.ts';
import { assetsMissing } from './check.ts';
import { uploadAssets } from './upload.ts';

let server: BucketServer;
let folder: string;
beforeAll(async () => {
  server = await openBucketServer();
  folder = await mkdtemp(join(tmpdir(), 'quitute-assets-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const list = '/assets/manifest-1.js';
const build = {
  entry: {},
  assets: { url: list, entry: { module: '/assets/a.js', imports: [] }, routes: {}, version: '1' },
} as unknown as PageBuild;
const at = 'https://cdn.example.com/quitute';

test('a build names its files there, and stays as it is without an address', () => {
  expect(buildAt(build, null)).toBe(build);
  expect(buildAt(build, at).assets).toMatchObject({
    url: `${at}/assets/manifest-1.js`,
    entry: { module: `${at}/assets/a.js` },
  });
  expect(build.assets.url).toBe(list);
  expect(buildAt(build, at)).toBe(buildAt(build, at));
  expect([assetAddress(list, null), assetSource(null)]).toEqual([list, '']);
});

const assets = () => server.open({ bucket: server.assets.ASSETS_BUCKET, prefix: '' });
const keys = () => server.keys(server.assets.ASSETS_BUCKET);
const look = (name: string) => fetch(`${server.assets.ASSETS_URL}/assets/${name}`);

test('an upload sends what is missing, and keeps earlier files', async () => {
  const first = join(folder, 'first');
  await mkdir(first);
  const script = 'export const words = "pão de queijo";'.repeat(50);
  for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'b.css', 'manifest-1.js'])
    await writeFile(join(first, name), script);
  await writeFile(join(first, 'f.woff2'), new Uint8Array(5_000));

  let writes = 0;
  server.before = (method) => {
    if (method === 'PUT') writes += 1;
    if (writes === 4) server.mode = 'refuse';
  };
  await expect(uploadAssets(first, assets())).rejects.toThrow('did not answer');
  server.before = () => undefined;
  server.mode = 'pass';
  // The list of screens comes last.
  expect(await keys()).not.toContain('assets/manifest-1.js');
  await uploadAssets(first, assets());
  expect(await keys()).toEqual(
    ['a.js', 'b.css', 'f.woff2', 'manifest-1.js'].map((name) => `assets/${name}`),
  );
  const reply = await look('a.js');
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await reply.text()).toBe(script);
  const font = await look('f.woff2');
  expect([font.headers.get('content-type'), font.headers.get('content-encoding')]).toEqual([
    'font/woff2',
    null,
  ]);

  const second = join(folder, 'second');
  await mkdir(second);
  for (const name of ['a.js', 'c.js']) await writeFile(join(second, name), script);
  expect(await uploadAssets(second, assets())).toMatchObject({ sent: 1, there: 1 });
  expect(await keys()).toHaveLength(5);
});

test('a start notices files that are not there, or that no page may read', async () => {
  const { ASSETS_URL } = server.assets;
  expect(await assetsMissing(build, ASSETS_URL)).toBeNull();
  const newer = { ...build, assets: { ...build.assets, url: '/assets/manifest-2.js' } };
  expect(await assetsMissing(newer, ASSETS_URL)).toContain('answers 404. ASSETS_URL counts');
  await server.bucket.put('assets/manifest-1.js', new Uint8Array(1), {
    'content-type': 'text/javascript',
  });
  const closed = ASSETS_URL.replace(server.assets.ASSETS_BUCKET, 'quitute-fotos/loja');
  expect(await assetsMissing(build, closed)).toContain('without access-control-allow-origin: *');
  expect(await assetsMissing(build, 'http://127.0.0.1:1')).toContain('does not answer');
});
