// Where the databases of tests are.
import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** The log of changes, up to a gigabyte, and the databases of all workers. */
const NEEDED_BYTES = 3 * 2 ** 30;

/**
 * A new folder, in memory where the system has room there: a database is a thousand files, and each
 * file of tests copies one.
 */
export const makeDataFolder = (name: string): string =>
  mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), name));

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}
