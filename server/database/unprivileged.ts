// PostgreSQL refuses to run as root. If the app is root (mostly in containers), the database runs
// as another user, who must be able to reach its files.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, lchownSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from './start-error.ts';

/** The user called `nobody` almost everywhere. */
const nobody = 65_534;

export type Account = { uid: number; gid: number };

/**
 * The user for a data folder when the app is root: whom its database belongs to, else whom the
 * folder belongs to, else `nobody`.
 */
export function serviceUser(dataFolder: string | null): Account {
  const places = dataFolder === null ? [] : [join(dataFolder, 'postgres'), dataFolder];
  for (const place of places) {
    const found = statSync(place, { throwIfNoEntry: false });
    if (found !== undefined && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  }
  return { uid: nobody, gid: nobody };
}

/** Starts a program as the database's user. */
export type DatabaseUser = {
  /** The owner of the database's files; undefined on systems without users (Windows). */
  owner: number | undefined;
  uid?: number;
  gid?: number;
  /** The account to which root gives the files; undefined when the app is not root. */
  account?: Account;
  /** Words to put before a command. */
  prefix: string[];
  /** Gives a file to that user. */
  own(path: string): void;
};

/**
 * Chooses the user. It must be able to reach each of `paths`; if not (a clone below /root), the
 * database may enter and read closed folders through `setpriv`, never write there, and without
 * `setpriv` the start fails with the reason.
 */
export function databaseUser(dataFolder: string, paths: string[]): DatabaseUser {
  if (process.getuid?.() !== 0) return { owner: process.getuid?.(), prefix: [], own: () => {} };
  const account = serviceUser(dataFolder);
  const { uid, gid } = account;
  const own = (path: string) => lchownSync(path, uid, gid);
  // The data folder is ours: `mktemp -d` closes it to others, and opening it for traversal reveals
  // nothing.
  if (!isOpen(dataFolder, uid)) chmodSync(dataFolder, statSync(dataFolder).mode | 0o011);
  const closed = paths.map((path) => firstClosed(path, uid)).find((folder) => folder !== null);
  if (!closed) return { owner: uid, uid, gid, account, prefix: [], own };
  const prefix = passingClosedFolders(account);
  if (prefix) return { owner: uid, account, prefix, own };
  throw new DatabaseStartError(
    'The embedded PostgreSQL cannot run as root, and the user that it runs as cannot enter ' +
      `${closed}: ` +
      'move the project and DATA_DIR out of that folder, run as another user than root, or ' +
      'set DATABASE_URL.',
  );
}

const isOpen = (folder: string, user: number) => {
  const { mode, uid } = statSync(folder);
  return Boolean(uid === user ? mode & 0o100 : mode & 0o001);
};

/** The topmost folder of `path` that others cannot traverse. */
function firstClosed(path: string, user: number): string | null {
  const above = dirname(path) === path ? null : firstClosed(dirname(path), user);
  if (above !== null) return above;
  return existsSync(path) && statSync(path).isDirectory() && !isOpen(path, user) ? path : null;
}

/**
 * A command that drops root but keeps the one missing capability, or null if the system has none.
 */
function passingClosedFolders({ uid, gid }: Account): string[] | null {
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));
  if (!setpriv) return null;
  const right = 'dac_read_search';
  const prefix = [
    setpriv,
    `--reuid=${uid}`,
    `--regid=${gid}`,
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
