// What is stored of each release: dumps of its demo world and of the same world after a day of
// orders, and a backup of the latter.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';

const folder = dirname(fileURLToPath(import.meta.url));

/** The key of their deployment: what it seals is a sandbox's. */
export const RELEASE_SECRET = 'the key of all stored releases, no secret';

export type Stored = 'demo' | 'history';

/** Oldest first. */
export const releases: readonly string[] = readdirSync(folder)
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

export const dumpFile = (release: string, kind: Stored) => join(folder, release, `${kind}.sql.gz`);

/** All brands of the history. */
export const backupFile = (release: string) => join(folder, release, 'all.backup');

/** The first line of a dump: the instant of its world when it was made. */
export const headOf = (instant: string) => `-- Quitute at ${instant}\n`;

function readDump(release: string, kind: Stored): { instant: string; sql: string } {
  const sql = gunzipSync(readFileSync(dumpFile(release, kind))).toString();
  return { instant: /^-- Quitute at (\S+)/.exec(sql)?.[1] ?? '', sql };
}

/** Fills an empty database. Returns the instant of its world. */
export async function restoreDump(url: string, release: string, kind: Stored): Promise<string> {
  const { instant, sql } = readDump(release, kind);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
  return instant;
}
