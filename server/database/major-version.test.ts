// A data folder of another major version of PostgreSQL is refused, and its data can be moved.
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBackup } from '#server/backup/read.ts';
import { writeBackup } from '#server/backup/write.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { connect, migrateDatabase } from './open.ts';
import { seedDemoWorld } from './seed/insert.ts';

let folder: string;
const version = () => join(folder, 'postgres/PG_VERSION');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quitute-major-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function inDatabase<T>(act: (opened: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const { url, stop } = await startEmbeddedPostgres(folder);
  await migrateDatabase(url);
  const opened = connect(url);
  try {
    return await act(opened);
  } finally {
    await opened.close();
    await stop();
  }
}

test('a folder of an older PostgreSQL is refused with upgrade steps that work', async () => {
  const file = join(folder, 'all.backup');
  const { lost, ...saved } = await inDatabase(async ({ db, pool }) => {
    await seedDemoWorld(db, new Date(0));
    return writeBackup(pool, file, null, 'key', new Date(0), null);
  });
  expect(lost).toEqual([]);
  const ours = Number(readFileSync(version(), 'utf8'));
  writeFileSync(version(), `${ours - 1}\n`);
  const data = join(folder, 'postgres');
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
    `made by PostgreSQL ${ours - 1}, and this version of Quitute comes with PostgreSQL ` +
      `${ours}, which cannot read it. Nothing was changed.`,
  );
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(`mv ${data} ${data}-${ours - 1}`);
  renameSync(data, `${data}-${ours - 1}`);
  const restored = await inDatabase(({ pool }) => readBackup(pool, file, 'key', null));
  expect(restored).toMatchObject(saved);
}, 60_000);

test('a folder of a newer PostgreSQL is refused too, and stays as it was', async () => {
  await inDatabase(async () => undefined);
  writeFileSync(version(), '99\n');
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
    'start the version of Quitute that used this folder last',
  );
  expect(readFileSync(version(), 'utf8')).toBe('99\n');
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
}, 60_000);
