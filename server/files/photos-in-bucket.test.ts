// Photos and logos in a bucket: they come and go as those of the database do, whatever the bucket
// does meanwhile.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { connect, migrateDatabase } from '#server/database/open.ts';
import { brandMoves, brands, fileObjects, files, products } from '#server/database/schema.ts';
import { type BucketServer, openBucketServer } from '#test/bucket-server.ts';
import { signInStaff } from '#test/ordering.ts';
import { createTestDatabase } from '#test/set-up/test-database.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { readBackup } from '../backup/read.ts';
import { writeBackup } from '../backup/write.ts';
import { eraseBrands } from '../operator/erase-brand.ts';
import { exportBrand } from '../operator/export.ts';
import { storageOf } from '../operator/plan.ts';
import { deleteBrandLater } from '../operator/standing.ts';
import { smallPicture } from '../pictures.ts';
import { checkBucket } from './check.ts';
import { moveToBucket, moveToDatabase } from './move.ts';
import { openObjects } from './objects.ts';
import { deleteObjectsOfBrand, deleteUnusedObjects } from './unused.ts';

const DAY_MS = 86_400_000;

let server: BucketServer;
let world: World;
let owner: Visitor;
let brandId: number;
let folder: string;
beforeAll(async () => {
  server = await openBucketServer();
  world = await openWorld({ settings: server.settings });
  owner = world.visitor('pizzaria');
  await signInStaff(owner);
  brandId = (await world.services.brands.byName('pizzaria'))?.id ?? 0;
  folder = await mkdtemp(join(tmpdir(), 'quitute-objects-'));
});
afterAll(async () => {
  await world.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  server.mode = 'pass';
  server.before = () => undefined;
  world.setNow(null);
  startAgain();
});

const pool = () => world.services.db.$client as pg.Pool;
/** A process that has read nothing yet, and waits for so long. */
function startAgain(milliseconds = 5_000): void {
  world.services.objects = openObjects(server.open({}, milliseconds));
}

async function photo(colour: string, side = 400): Promise<string> {
  const bytes = await sharp({
    create: { width: side, height: side, channels: 3, background: colour },
  })
    .png()
    .toBuffer();
  return bytes.toString('base64');
}
const send = async (colour: string, who = owner, uso = 'produto') =>
  who.call('uploadPicture', { uso, conteudo: await photo(colour) });
const sent = async (colour: string, who = owner, uso = 'produto') =>
  String((await send(colour, who, uso)).body.urlImagem);
const look = (url: string, headers: Record<string, string> = {}) => owner.request(url, { headers });
const stemIn = (url: string) => /foto-[0-9a-f]{32}|logo-[0-9a-f]{32}/.exec(url)?.[0] ?? 'none';
const objectsOf = async (url: string) =>
  (await server.keys()).filter((key) => key.includes(stemIn(url)));
const inDatabase = () => world.services.db.$count(files, eq(files.brandId, brandId));

test('a photo goes to the bucket, below its brand, and is served as before', async () => {
  const before = await inDatabase();
  const url = await sent('#c0392b');
  expect(await inDatabase()).toBe(before);
  const keys = await objectsOf(url);
  expect(keys).toHaveLength(4);
  for (const key of keys) expect(key).toMatch(new RegExp(`^loja/${brandId}/[0-9a-f]{32}-foto-`));
  const reply = await look(url);
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  expect((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width).toBe(384);
  const tag = reply.headers.get('etag') ?? '';
  server.mode = 'refuse';
  startAgain();
  // A browser that has the photo needs no bucket.
  expect((await look(url, { 'if-none-match': tag })).status).toBe(304);
});

test('a photo that was read once is served without the bucket', async () => {
  const url = await sent('#c0392c');
  expect((await look(url)).status).toBe(200);
  server.mode = 'refuse';
  expect((await look(url)).status).toBe(200);
});

test('a photo of one brand does not exist for another', async () => {
  const url = await sent('#16a085');
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  expect((await stranger.request(url)).status).toBe(404);
  const other = (await world.services.brands.byName('burger'))?.id ?? 0;
  await expect(
    world.services.db
      .update(fileObjects)
      .set({ brandId: other })
      .where(and(eq(fileObjects.brandId, brandId), isNull(fileObjects.deleteAt))),
  ).rejects.toThrow();
});

test('the same photo again is stored once more for a day, and shown once', async () => {
  const url = await sent('#2980b9');
  expect(await sent('#2980b9')).toBe(url);
  expect(await objectsOf(url)).toHaveLength(8);
  world.setNow(world.after(1.1 * DAY_MS));
  await deleteUnusedObjects(world.services);
  expect(await objectsOf(url)).toHaveLength(4);
  startAgain();
  expect((await look(url)).status).toBe(200);
});

test('a bucket that is down or slow refuses an upload in a sentence', async () => {
  for (const mode of ['refuse', 'silent'] as const) {
    startAgain(200);
    server.mode = mode;
    const { body } = await send('#8e44ad');
    expect(body.codErro).toBe(failureCodes.picturesAway);
    expect(body.mensagem).toContain('O que você digitou continua aqui');
  }
  server.mode = 'pass';
  startAgain();
  const stem = stemIn(await sent('#8e44ad'));
  const rows = await world.services.db
    .select({ name: fileObjects.name, deleteAt: fileObjects.deleteAt })
    .from(fileObjects)
    .where(eq(fileObjects.brandId, brandId));
  const ours = rows.filter(({ name }) => name.startsWith(stem));
  expect(ours.filter(({ deleteAt }) => deleteAt === null)).toHaveLength(4);
  expect(ours).toHaveLength(12);
  // What the failed uploads may have left goes a day later.
  world.setNow(world.after(1.1 * DAY_MS));
  await deleteUnusedObjects(world.services);
  expect(await objectsOf(stem)).toHaveLength(4);
});

test('a photo that cannot be read is not cached, and a page with its logo is whole', async () => {
  const url = await sent('#d35400');
  const logo = await sent('#27ae60', owner, 'logo');
  const { body } = await owner.call('consoleStore');
  const marca = body.marca as Record<string, unknown>;
  expect(
    (await owner.call('saveBrandLook', { ...marca, urlLogo: logo })).body.codErro,
  ).toBeUndefined();
  for (const mode of ['refuse', 'silent'] as const) {
    startAgain(200);
    server.mode = mode;
    const reply = await look(url);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(reply.headers.get('retry-after')).toBe('2');
    const icon = await look('/imagens/icone/any-192.png');
    expect(icon.status).toBe(503);
    expect(icon.headers.get('cache-control') ?? '').not.toContain('public');
  }
  server.mode = 'pass';
  startAgain();
  expect((await look(url)).status).toBe(200);
  expect((await look('/imagens/icone/any-192.png')).status).toBe(200);

  for (const key of await objectsOf(url)) await server.bucket.remove(key.slice('loja/'.length));
  startAgain();
  const gone = await look(url);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  const [key = ''] = await objectsOf(logo);
  await server.bucket.put(key.slice('loja/'.length), new Uint8Array(8), { 'content-type': 'a/b' });
  startAgain();
  expect((await look(logo)).status).toBe(404);
});

test('the start says what is wrong with the bucket, and goes on', async () => {
  const said: string[] = [];
  const log = {
    ...world.services.log,
    error: (_what: string, { sentence }: Record<string, unknown> = {}) =>
      void said.push(`${sentence}`),
  };
  await checkBucket({ ...world.services, log });
  expect(said).toEqual([]);
  await checkBucket({ ...world.services, log, objects: null });
  const objects = openObjects(server.open({ bucket: 'not-there' }));
  await checkBucket({ ...world.services, log, objects });
  expect(said).toEqual([
    expect.stringContaining('Photos of 1 brands are in a bucket, and none is set'),
    expect.stringContaining('The bucket refused: 404 NoSuchBucket.'),
  ]);
});

test('a page does not wait for a slow bucket to have a picture at once', async () => {
  const url = await sent('#0a0b0c');
  const [object] = await world.services.db
    .select()
    .from(fileObjects)
    .where(eq(fileObjects.name, url.split('/').at(-1) ?? ''));
  if (object === undefined) throw new Error('no object');
  server.mode = 'silent';
  startAgain(10_000);
  const reading = world.services.objects?.read(object).catch(() => null);
  const first = await Promise.race([
    reading?.then(() => 'bucket'),
    smallPicture(world.services, { id: brandId }, url).then((data) => data ?? 'page'),
  ]);
  expect(first).toBe('page');
  server.mode = 'pass';
  startAgain();
  expect(await smallPicture(world.services, { id: brandId }, url)).toContain('data:image/webp');
});

test('so many photos at once do not wait for a slow bucket', async () => {
  startAgain(1_000);
  server.mode = 'silent';
  const reads = Array.from({ length: 65 }, (_, each) =>
    world.services.objects?.read({ objectKey: `1/${each}`, size: 10, hash: '' }),
  );
  const last = reads.pop();
  await expect(last).rejects.toThrow('The bucket is too slow.');
  await Promise.allSettled(reads);
});

test('what a product shows stays; a replaced photo goes after the days of a backup', async () => {
  const { db } = world.services;
  const [shown, replaced] = [await sent('#010101'), await sent('#020202')];
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.brandId, brandId))
    .limit(1);
  await db
    .update(products)
    .set({ urlImagem: shown })
    .where(and(eq(products.brandId, brandId), eq(products.id, product?.id ?? 0)));
  world.setNow(world.after(3 * DAY_MS));
  await signInStaff(owner);
  await sent('#030303');
  expect((await look(replaced)).status).toBe(404);
  await deleteUnusedObjects(world.services);
  expect(await objectsOf(replaced)).toHaveLength(4);
  world.setNow(world.after(10.1 * DAY_MS));
  server.mode = 'refuse';
  await expect(deleteUnusedObjects(world.services)).rejects.toThrow('did not answer');
  server.mode = 'pass';
  await deleteUnusedObjects(world.services);
  expect(await objectsOf(replaced)).toEqual([]);
  expect(await objectsOf(shown)).toHaveLength(4);
  world.setNow(null);
  await signInStaff(owner);
});

test('usage counts the bytes in the bucket, and a full plan refuses a photo', async () => {
  const { db } = world.services;
  const before = await storageOf(db, brandId);
  const url = await sent('#123456');
  let bytes = 0;
  for (const key of await objectsOf(url))
    bytes += (await server.bucket.get(key.slice('loja/'.length), 1_000_000))?.length ?? 0;
  expect(bytes).toBeGreaterThan(0);
  expect((await storageOf(db, brandId)) - before).toBe(bytes);
  await db
    .update(brands)
    .set({ planLimits: { storage: 0 } })
    .where(eq(brands.id, brandId));
  world.services.brands.forget(null);
  expect((await send('#123457')).body.codErro).toBe(failureCodes.planStorage);
  await db.update(brands).set({ planLimits: null }).where(eq(brands.id, brandId));
  world.services.brands.forget(null);
});

test('a backup and an export have the photos, and are restored without a bucket', async () => {
  const url = await sent('#abcdef');
  const shown = await look(url);
  expect(shown.status).toBe(200);
  const bytes = Buffer.from(await shown.arrayBuffer());
  const file = join(folder, 'all.backup');
  await expect(writeBackup(pool(), file, null, 'key', world.now(), null)).rejects.toThrow(
    'There are photos in a bucket: set S3_ENDPOINT',
  );
  server.mode = 'refuse';
  await expect(
    writeBackup(pool(), file, null, 'key', world.now(), null, server.bucket),
  ).rejects.toThrow('No backup was made.');
  await expect(readFile(file)).rejects.toThrow();
  server.mode = 'pass';
  const saved = await writeBackup(pool(), file, null, 'key', world.now(), null, server.bucket);
  // The logo that a test before changed in the bucket.
  expect(saved.lost).toHaveLength(1);
  expect(saved.lost.join()).not.toContain(stemIn(url));

  const database = await createTestDatabase();
  await migrateDatabase(database.url);
  const restored = connect(database.url);
  expect((await readBackup(restored.pool, file, 'key', null)).rows).toBe(saved.rows);
  await restored.close();
  const other = await openWorld({ database });
  const seen = await other.visitor('pizzaria').request(url);
  expect(seen.status).toBe(200);
  expect(Buffer.from(await seen.arrayBuffer()).equals(bytes)).toBe(true);
  await other.close();

  const zip = join(folder, 'brand.zip');
  const done = await exportBrand(pool(), 'pizzaria', zip, world.now(), server.bucket);
  expect(done.lost).toHaveLength(1);
  const photos = unzipSync(await readFile(zip));
  const name = url.split('/').at(-1);
  expect(Buffer.from(photos[`photos/${name}`] ?? []).equals(bytes)).toBe(true);
});

test('files move to the bucket and back, also after an interruption', async () => {
  const { db, now } = world.services;
  const told: string[] = [];
  const tell = (brand: string) => void told.push(brand);
  const logo = (host: 'pizzaria' | 'acai') =>
    world.visitor(host).request('/imagens/marca/logo.svg');
  const svg = await (await logo('acai')).text();
  let writes = 0;
  server.before = (method) => {
    if (method === 'PUT') writes += 1;
    if (writes === 2) server.mode = 'refuse';
  };
  await expect(moveToBucket(db, server.bucket, now, tell)).rejects.toThrow('did not answer');
  expect(told).toEqual(['pizzaria']);
  server.before = () => undefined;
  server.mode = 'pass';
  startAgain();
  expect(await (await logo('acai')).text()).toBe(svg);

  // Somebody spoils what is being copied: the row stays.
  server.before = (method) => {
    if (method === 'GET') server.mode = 'refuse';
  };
  await expect(moveToBucket(db, server.bucket, now, tell)).rejects.toThrow('did not answer');
  server.before = () => undefined;
  server.mode = 'pass';
  startAgain();
  expect(await (await logo('acai')).text()).toBe(svg);

  const there = await moveToBucket(db, server.bucket, now, tell);
  expect(there).toMatchObject({ files: 4, lost: [] });
  expect(await db.$count(files)).toBe(0);
  expect(await moveToBucket(db, server.bucket, now, tell)).toMatchObject({ files: 0 });
  startAgain();
  const reply = await logo('acai');
  expect([await reply.text(), reply.headers.get('content-type')]).toEqual([svg, 'image/svg+xml']);

  const back = await moveToDatabase(db, server.bucket, now, tell);
  expect(back.files).toBeGreaterThan(4);
  expect(back.lost).toHaveLength(1);
  expect(await moveToDatabase(db, server.bucket, now, tell)).toMatchObject({ files: 0 });
  world.services.objects = null;
  expect(await (await logo('acai')).text()).toBe(svg);
  startAgain();
  // One that has left refuses any change.
  const move = { name: 'm', secret: '', way: 'out', state: 'gone', beganAt: now() } as const;
  await db.insert(brandMoves).values({ ...move, brandId });
  await moveToBucket(db, server.bucket, now, tell);
  expect(await inDatabase()).toBeGreaterThan(0);
  await db.delete(brandMoves);
  await moveToBucket(db, server.bucket, now, tell);
  expect(await inDatabase()).toBe(0);
});

test('a bucket that deletes nothing is not asked for ever', async () => {
  const { db } = world.services;
  const bucket = { ...server.bucket, remove: async () => undefined };
  await expect(deleteObjectsOfBrand(db, openObjects(bucket), brandId)).rejects.toThrow(
    'goes on naming objects',
  );
});

test('a brand that is deleted leaves no object behind, and others keep theirs', async () => {
  const url = await sent('#fedcba');
  await server.bucket.put(`${brandId}/of-an-older-database`, new Uint8Array(1), {
    'content-type': 'a/b',
  });
  const others = (await server.keys()).filter((key) => !key.startsWith(`loja/${brandId}/`));
  expect(others.length).toBeGreaterThan(0);
  await deleteBrandLater(world.services.db, 'pizzaria', 30, world.now());
  world.setNow(world.after(31 * DAY_MS));
  server.mode = 'refuse';
  await expect(eraseBrands(world.services)).rejects.toThrow('did not answer');
  expect(await world.services.db.$count(brands, eq(brands.id, brandId))).toBe(1);
  server.mode = 'pass';
  await expect(eraseBrands({ ...world.services, objects: null })).rejects.toThrow('none is set');
  await eraseBrands(world.services);
  expect(await world.services.db.$count(brands, eq(brands.id, brandId))).toBe(0);
  expect(await server.keys()).toEqual(others);
  expect(await objectsOf(url)).toEqual([]);
});
