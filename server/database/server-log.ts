// The log of the embedded database: readable by its user alone, and never larger than two files.
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fchmodSync,
  fchownSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';

const MOST_BYTES = 5_000_000;
const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants;

/** Opens the log to be written; it belongs to the database's user, also when root starts it. */
export function openServerLog(log: string, owner: { uid?: number; gid?: number }): number {
  rotateServerLog(log);
  const output = openSync(log, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  try {
    // A file of an earlier version was readable by everyone.
    fchmodSync(output, 0o600);
    if (owner.uid !== undefined && owner.gid !== undefined)
      fchownSync(output, owner.uid, owner.gid);
    return output;
  } catch (error) {
    closeSync(output);
    throw error;
  }
}

/** The database keeps its file open and appends, so the file is copied and then emptied. */
export function rotateServerLog(log: string, most = MOST_BYTES): void {
  if (!existsSync(log) || statSync(log).size <= most) return;
  const former = `${log}.1`;
  try {
    rmSync(former, { force: true });
    copyFileSync(log, former, constants.COPYFILE_EXCL);
    chmodSync(former, 0o600);
  } catch {
    // On a full disk, free space matters more than old lines.
  }
  truncateSync(log);
}

export const lastLines = (log: string, count: number): string =>
  existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-count).join('\n') : '';
