// PostgreSQL refuses to run as root. If the app is root (mostly in containers), the database runs
// as another user, who must be able to reach its files.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseStartError } from './start-error.ts';

/** The user called `nobody` almost everywhere. */
const nobody = 65_534;

/** Starts a program as the database's user. */
export type DatabaseUser = {
  /** The owner of the database's files; undefined on systems without users (Windows). */
  owner: number | undefined;
  uid?: number;
  gid?: number;
  /** Words to put before a command. */
  prefix: string[];
  /** Gives a file to that user. */
  own(path: string): void;
};

/**
 * Chooses the user. As root, `nobody` must be able to reach each of `paths`; if not (a clone below
 * /root), the database gets that capability through `setpriv`, and without it the start fails with
 * the reason.
 */
export function databaseUser(dataFolder: string, paths: string[]): DatabaseUser {
  if (process.getuid?.() !== 0) return { owner: process.getuid?.(), prefix: [], own: () => {} };
  const own = (path: string) => chownSync(path, nobody, nobody);
  // The data folder is ours: `mktemp -d` closes it to others, and opening it for traversal reveals
  // nothing.
  if (!isOpen(dataFolder)) chmodSync(dataFolder, statSync(dataFolder).mode | 0o011);
  const closed = paths.map(firstClosed).find((folder) => folder !== null);
  if (!closed) return { owner: nobody, uid: nobody, gid: nobody, prefix: [], own };
  const prefix = passingClosedFolders();
  if (prefix) return { owner: nobody, prefix, own };
  throw new DatabaseStartError(
    `The embedded PostgreSQL cannot run as root, and the user that it runs as cannot enter ${closed}: ` +
      'move the project and DATA_DIR out of that folder, run as another user than root, or set DATABASE_URL.',
  );
}

const isOpen = (folder: string) => {
  const { mode, uid } = statSync(folder);
  return Boolean(uid === nobody ? mode & 0o100 : mode & 0o001);
};

/** The topmost folder of `path` that others cannot traverse. */
function firstClosed(path: string): string | null {
  const above = dirname(path) === path ? null : firstClosed(dirname(path));
  return above ?? (existsSync(path) && statSync(path).isDirectory() && !isOpen(path) ? path : null);
}

/**
 * A command that drops root but keeps the one missing capability, or null if the system has none.
 */
function passingClosedFolders(): string[] | null {
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));
  if (!setpriv) return null;
  const right = 'dac_override';
  const prefix = [
    setpriv,
    `--reuid=${nobody}`,
    `--regid=${nobody}`,
    '--clear-groups',
    `--inh-caps=+${right}`,
    `--ambient-caps=+${right}`,
    '--',
  ];
  try {
    execFileSync(setpriv, [...prefix.slice(1), '/bin/true'], { stdio: 'ignore' });
    return prefix;
  } catch {
    return null;
  }
}
