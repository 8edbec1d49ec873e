// One app process owns a data folder. The owner is written in a file; the lock of a dead process is
// taken over.
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './process-state.ts';
import { DatabaseStartError } from './start-error.ts';

/** Locks the folder for this process and returns a function that unlocks it. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'app.pid');
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(file, mine)) return () => release(file, mine);
    const theirs = read(file);
    if (isTaken(folder)) {
      const [pid] = theirs.split(' ');
      throw new DatabaseStartError(
        `The data folder ${folder} is in use by another Quitute (process ${pid}): stop ` +
          'that one, or set DATA_DIR to another folder.',
      );
    }
    discard(file, theirs);
  }
  throw new DatabaseStartError(
    `Another Quitute is just starting in the data folder ${folder}: set DATA_DIR to ` +
      'another folder.',
  );
}

/** Whether a running app holds the folder. */
export function isTaken(folder: string): boolean {
  const [pid = '', start] = read(join(folder, 'app.pid')).trim().split(' ');
  return isAlive(Number(pid)) && startOf(Number(pid)) === start;
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Removes a stale file; if another process has locked the folder in between, its file is put back.
 */
function discard(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  rmSync(aside, { force: true });
}

function release(file: string, mine: string): void {
  if (read(file) === mine) rmSync(file, { force: true });
}

/** When a process began, in kernel ticks: process ids are reused (in a container almost always). */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}
