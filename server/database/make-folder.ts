// Makes the data folder and those above it, and fails on a file system that takes no new folder.
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const exists = (folder: string): boolean => {
  try {
    statSync(folder);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

/**
 * `folder` is absolute. Node's own `recursive` never returns below `/proc`: the system says there
 * that the folder above is missing, and Node then makes that one for ever.
 * @throws the system's error with `code` and `path`; ENOENT means that no folder can be made there.
 */
export function makeFolder(folder: string): void {
  if (exists(folder)) {
    if (!statSync(folder).isDirectory())
      throw Object.assign(new Error(`${folder} is a file`), { code: 'EEXIST', path: folder });
    return;
  }
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    // Another start was quicker.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
