// The location of the database's socket. The kernel limits its path to about a hundred characters,
// and a data folder may be deeper.
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from './start-error.ts';
import type { DatabaseUser } from './unprivileged.ts';

/** macOS allows 104 bytes and Linux 108, including the final zero. */
const longest = 103;
const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.5432.lock')) <= longest;

/**
 * The data folder if its path is short enough, otherwise a temporary folder, always the same for
 * the same data.
 */
export function socketFolder(data: string, as: DatabaseUser): string {
  if (fits(data)) return data;
  const name = `quitute-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`;
  const folder =
    [tmpdir(), '/tmp'].map((parent) => join(parent, name)).find(fits) ?? join('/tmp', name);
  try {
    mkdirSync(folder, { mode: 0o700 });
    as.own(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = lstatSync(folder);
  // The temporary folder is writable for everyone: a socket in someone else's folder would be under
  // their control.
  if (
    !found.isDirectory() ||
    (found.mode & 0o077) !== 0 ||
    (as.owner !== undefined && found.uid !== as.owner)
  ) {
    throw new DatabaseStartError(
      `${folder} belongs to someone else and cannot hold the database's socket: remove it, ` +
        'or set DATA_DIR to a shorter path.',
    );
  }
  return folder;
}
