// Moves stored files between database and bucket while the product runs, a file at a time: copied,
// read back and compared, and only then taken from where it was. It may end anywhere and run again.
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { isNotAway } from '../database/brands-with.ts';
import type { Database } from '../database/open.ts';
import { brands, fileObjects, files } from '../database/schema.ts';
import type { Bucket } from './bucket.ts';
import { ObjectLost, readVerified } from './objects.ts';
import { endOfReplaced, putObjects, showObject } from './write.ts';

export type Moved = { files: number; bytes: number; lost: string[] };
type Now = () => Date;
type Told = (brand: string, moved: Moved) => void;

/** Names of a brand's files that are looked up at a time. */
const BATCH = 100;

/** Each file of the database into the bucket. `told`: after each brand that had some. */
export async function moveToBucket(
  db: Database,
  bucket: Bucket,
  now: Now,
  told: Told,
): Promise<Moved> {
  return ofEachBrand(db, told, async (brandId, moved) => {
    for (let after = ''; ; ) {
      const names = await db
        .select({ name: files.name })
        .from(files)
        .where(and(eq(files.brandId, brandId), gt(files.name, after)))
        .orderBy(asc(files.name))
        .limit(BATCH);
      for (const { name } of names) await fileToBucket(db, bucket, brandId, name, now, moved);
      const last = names.at(-1);
      if (last === undefined || names.length < BATCH) return;
      after = last.name;
    }
  });
}

async function fileToBucket(
  db: Database,
  bucket: Bucket,
  brandId: number,
  name: string,
  now: Now,
  moved: Moved,
): Promise<void> {
  const mine = and(eq(files.brandId, brandId), eq(files.name, name));
  const [file] = await db.select().from(files).where(mine);
  if (file === undefined) return;
  const put = (await putObjects(db, bucket, brandId, [file], now())).get(name);
  if (put === undefined) return;
  const size = file.content.length;
  await readVerified(bucket, { ...put, size });
  await db.transaction(async (tx) => {
    // Only the very bytes that are in the bucket; a row that changed meanwhile stays.
    const same = sql`encode(sha256(${files.content}), 'hex') = ${put.hash}`;
    const [gone] = await tx
      .delete(files)
      .where(and(mine, same))
      .returning({ createdAt: files.createdAt });
    if (gone === undefined) return;
    await showObject(tx, brandId, put.objectKey, gone.createdAt);
    moved.files += 1;
    moved.bytes += size;
  });
}

/** Each object that a page can show back into the database; those that are lost are named. */
export async function moveToDatabase(
  db: Database,
  bucket: Bucket,
  now: Now,
  told: Told,
): Promise<Moved> {
  return ofEachBrand(db, told, async (brandId, moved) => {
    for (let after = ''; ; ) {
      const rows = await db
        .select()
        .from(fileObjects)
        .where(
          and(
            eq(fileObjects.brandId, brandId),
            isNull(fileObjects.deleteAt),
            gt(fileObjects.name, after),
          ),
        )
        .orderBy(asc(fileObjects.name))
        .limit(BATCH);
      for (const row of rows) await fileToDatabase(db, bucket, row, now, moved);
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) return;
      after = last.name;
    }
  });
}

async function fileToDatabase(
  db: Database,
  bucket: Bucket,
  row: typeof fileObjects.$inferSelect,
  now: Now,
  moved: Moved,
): Promise<void> {
  const { brandId, objectKey, name, mediaType, createdAt } = row;
  const content = await readVerified(bucket, row).catch((error: unknown) => {
    if (!(error instanceof ObjectLost)) throw error;
    return null;
  });
  if (content === null) {
    moved.lost.push(name);
    return;
  }
  await db.transaction(async (tx) => {
    const shown = await tx
      .update(fileObjects)
      .set({ deleteAt: endOfReplaced(now()) })
      .where(
        and(
          eq(fileObjects.brandId, brandId),
          eq(fileObjects.objectKey, objectKey),
          isNull(fileObjects.deleteAt),
        ),
      )
      .returning({ name: fileObjects.name });
    if (shown.length === 0) return;
    await tx
      .insert(files)
      .values({ brandId, name, mediaType, content, createdAt })
      .onConflictDoNothing();
    moved.files += 1;
    moved.bytes += content.length;
  });
}

async function ofEachBrand(
  db: Database,
  told: Told,
  move: (brandId: number, moved: Moved) => Promise<void>,
): Promise<Moved> {
  const all: Moved = { files: 0, bytes: 0, lost: [] };
  // A brand that is being deleted takes no new rows, and one that has left refuses any change.
  const rows = await db
    .select({ id: brands.id, appNome: brands.appNome })
    .from(brands)
    .where(and(eq(brands.deletionBegan, false), isNotAway(brands.id)))
    .orderBy(asc(brands.id));
  for (const { id, appNome } of rows) {
    const moved: Moved = { files: 0, bytes: 0, lost: [] };
    await move(id, moved);
    all.files += moved.files;
    all.bytes += moved.bytes;
    all.lost.push(...moved.lost.map((name) => `${appNome}/${name}`));
    if (moved.files + moved.lost.length > 0) told(appNome, moved);
  }
  return all;
}
