// Makes the dumps of the version in package.json: `npm run dump`, once per release.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import instants from '../instants.json' with { type: 'json' };
import { findDebianPostgres } from '../set-up/debian-postgres.ts';
import { openWorld } from '../world.ts';
import { playRelease } from './play.ts';
import { dumpFile, headOf, RELEASE_SECRET, type Stored } from './stored.ts';

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
  if (existsSync(file)) throw new Error(`${file} is there: a release is dumped once.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(headOf(instants.usual) + plain, { level: 9 }));
  console.log(`${file}: ${plain.length} characters`);
}

test('the dumps of this version', async () => {
  const world = await openWorld({ at: instants.usual, settings: { SECRET: RELEASE_SECRET } });
  dump(world.databaseUrl, 'demo');
  await playRelease(world);
  dump(world.databaseUrl, 'history');
  await world.close();
}, 300_000);
