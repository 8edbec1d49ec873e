// Makes the dumps of the version in package.json: `npm run dump`, once per release.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { test } from 'vitest';
import { writeBackup } from '#server/backup/write.ts';
import about from '../../package.json' with { type: 'json' };
import instants from '../instants.json' with { type: 'json' };
import { findDebianPostgres } from '../set-up/debian-postgres.ts';
import { openWorld } from '../world.ts';
import { playRelease } from './play.ts';
import { backupFile, dumpFile, headOf, RELEASE_SECRET, type Stored } from './stored.ts';

/** Rows as statements, so that any client can restore them. */
function dump(url: string, kind: Stored): void {
  const sql = execFileSync(
    join(findDebianPostgres() ?? '', 'pg_dump'),
    ['--no-owner', '--no-privileges', '--rows-per-insert=50', '--dbname', url],
    { encoding: 'utf8', maxBuffer: 1e9, env: { LC_ALL: 'C' } },
  );
  // Commands of psql, which no other client understands.
  const plain = sql.replace(/^\\(un)?restrict .*$/gm, '');
  const file = dumpFile(about.version, kind);
  writeFileSync(file, gzipSync(headOf(instants.usual) + plain, { level: 9 }));
  console.log(`${file}: ${plain.length} characters`);
}

test('the dumps of this version', async () => {
  const backup = backupFile(about.version);
  if (existsSync(backup)) throw new Error(`${backup} is there: a release is dumped once.`);
  mkdirSync(dirname(backup), { recursive: true });
  const world = await openWorld({ at: instants.usual, settings: { SECRET: RELEASE_SECRET } });
  dump(world.databaseUrl, 'demo');
  await playRelease(world);
  dump(world.databaseUrl, 'history');
  const { db, secret } = world.services;
  const key = secret.hash('backup');
  await writeBackup(db.$client as pg.Pool, backup, null, key, world.now(), null);
  await world.close();
}, 300_000);
