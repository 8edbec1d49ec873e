// A server started as root goes on as an ordinary user before it does anything else: it reads
// everybody's bytes, and must not be able to change the machine.
import { closeSync, lchownSync, lstatSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../database/make-folder.ts';
import { serviceUser } from '../database/unprivileged.ts';
import { EnvError } from '../env.ts';
import { isLoopback } from '../front/settings.ts';

/** What the server itself writes into the data folder; the database's files are its user's own. */
const OWN_FILES = ['app.pid', 'secret', 'postgres.log', 'postgres.log.1'];

/**
 * `folder` is the data folder, null with DATABASE_URL; `files` are those that it reads later,
 * null: it must also write into the project.
 * Returns a sentence for the operator when the server stays root, otherwise null.
 * @throws EnvError when it stays root and other machines can reach it.
 */
export function leaveRoot(
  folder: string | null,
  files: readonly string[] | null,
  host: string,
): string | null {
  if (process.getuid?.() !== 0) return null;
  const reason =
    files === null ? 'the development server writes into the project' : becomeUser(folder, files);
  if (reason === null) return null;
  const sentence = `Quitute runs as root and cannot go on as another user: ${reason}.`;
  const ways = 'Move the project and DATA_DIR out of such folders, or start it as another user.';
  if (!isLoopback(host))
    throw new EnvError(
      `${sentence} As root it does not listen on HOST ${host}, which other machines reach. ${ways}`,
    );
  return `${sentence} Only this machine reaches it. ${ways}`;
}

/** Null when done, otherwise why not. */
function becomeUser(folder: string | null, files: readonly string[]): string | null {
  try {
    if (folder !== null) makeFolder(folder);
    const { uid, gid } = serviceUser(folder);
    process.setgroups?.([]);
    const refused = firstRefused(uid, gid, folder, files);
    if (refused !== null) return `user ${uid} cannot read ${refused}`;
    if (folder !== null) handOver(folder, uid, gid);
    process.setgid?.(gid);
    process.setuid?.(uid);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'the system refuses';
  }
}

/** Tried as that user: modes, lists of access and file systems all have their say. */
function firstRefused(
  uid: number,
  gid: number,
  folder: string | null,
  files: readonly string[],
): string | null {
  process.setegid?.(gid);
  process.seteuid?.(uid);
  let path = folder ?? '/';
  try {
    statSync(path);
    for (path of files) closeSync(openSync(path, 'r'));
    return null;
  } catch {
    return path;
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}

/** The data folder of an earlier start as root. Links are not followed to files of others. */
function handOver(folder: string, uid: number, gid: number): void {
  lchownSync(folder, uid, gid);
  for (const name of OWN_FILES) {
    const path = join(folder, name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found?.isFile() && found.nlink === 1) lchownSync(path, uid, gid);
  }
}
