// Long reads use a copy of the database, and notice neither its delay nor its end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '#server/backup/write.ts';
import { findDebianPostgres } from '#test/set-up/debian-postgres.ts';
import { type Pair, startPair, stop } from '#test/set-up/standby.ts';
import { requestPatience } from './limits.ts';
import { connect, type Database, migrateDatabase } from './open.ts';
import { openReplica, type Replica } from './replica.ts';

// The embedded PostgreSQL has neither replication nor its programs (pg_basebackup).
const hasPostgres = findDebianPostgres() !== null;
if (!hasPostgres) console.log('Reads on a copy are not tried: PostgreSQL is not installed.');

let pair: Pair;
let main: ReturnType<typeof connect>;
let copy: Replica;
const said: string[] = [];
beforeAll(async () => {
  if (!hasPostgres) return;
  pair = await startPair(['fsync=off']);
  const { primary, standby } = pair;
  main = connect(primary.cluster.url, requestPatience, 2);
  const note = (event: string) => void said.push(event);
  copy = openReplica(standby.cluster.url, 2, requestPatience, { warn: note, info: note });
  await main.db.execute(sql`create table dishes (name text)`);
});
afterAll(async () => {
  if (!hasPostgres) return;
  await copy.close();
  await main.close();
  await pair.remove();
});

/** The dishes, and whether a copy was read. */
async function look(db: Database): Promise<{ names: string[]; onCopy: boolean }> {
  const { rows } = await db.execute<{ names: string[]; on_copy: boolean }>(
    sql`select coalesce(array_agg(name order by name), '{}') as names,
      pg_is_in_recovery() as on_copy from dishes`,
  );
  return { names: rows[0]?.names ?? [], onCopy: rows[0]?.on_copy ?? false };
}
async function countBrands(db: Database): Promise<{ brands: number; onCopy: boolean }> {
  const { rows } = await db.execute<{ brands: number; on_copy: boolean }>(
    sql`select count(*)::int as brands, pg_is_in_recovery() as on_copy from brands`,
  );
  return { brands: rows[0]?.brands ?? 0, onCopy: rows[0]?.on_copy ?? false };
}
const onCopy = () => expect.poll(async () => (await copy.read(main.db, look)).onCopy).toBe(true);
const add = (name: string) => main.db.execute(sql`insert into dishes values (${name})`);

test.runIf(hasPostgres)('what was just written is found, on the copy if it has it', async () => {
  await add('moqueca');
  const { names } = await copy.read(main.db, look);
  expect(names).toEqual(['moqueca']);
  await onCopy();
});

test.runIf(hasPostgres)('a backup is written from the copy', async () => {
  const { primary, standby } = pair;
  await migrateDatabase(primary.cluster.url);
  await main.db.execute(
    sql`insert into brands (app_nome, chave_contexto, settings)
      values ('cantina', 'chave', '{"v": 1, "d": {}}')`,
  );
  await expect
    .poll(() => copy.read(main.db, countBrands))
    .toEqual({
      brands: 1,
      onCopy: true,
    });
  const folder = mkdtempSync(join(tmpdir(), 'quitute-copy-'));
  const follower = connect(standby.cluster.url, requestPatience, 1);
  const file = join(folder, 'all.backup');
  const { brands } = await writeBackup(follower.pool, file, null, '', new Date(0), null);
  expect(brands).toEqual(['cantina']);
  await follower.close();
  rmSync(folder, { recursive: true });
});

test.runIf(hasPostgres)('a copy that is behind, or gone, is left for the database', async () => {
  const { standby } = pair;
  await onCopy();
  said.length = 0;
  const follower = connect(standby.cluster.url, requestPatience, 1);
  await follower.db.execute(sql`select pg_wal_replay_pause()`);
  await follower.close();
  await add('vatapá');
  expect(await copy.read(main.db, look)).toEqual({ names: ['moqueca', 'vatapá'], onCopy: false });
  await stop(standby);
  expect(await copy.read(main.db, look)).toEqual({ names: ['moqueca', 'vatapá'], onCopy: false });
  expect(said).toEqual(['replicaLeft']);
});

test.runIf(hasPostgres)('a mistake of the reader is its own', async () => {
  await expect(
    copy.read(main.db, () => Promise.reject(new Error('no such column'))),
  ).rejects.toThrow('no such column');
});

test('without a copy, the database is read', async () => {
  const none = openReplica(null, 2, requestPatience, { warn: () => {}, info: () => {} });
  const only = {} as Database;
  expect(await none.read(only, async (db) => db === only)).toBe(true);
});
