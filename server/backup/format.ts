// The backup format: compressed lines of text with a header, then for each table its name, its rows
// as PostgreSQL writes them, and their number.

export type BackupHead = {
  quitute: 1;
  madeAt: string;
  /** The newest migration of its tables; undefined before 1.0.0. */
  migration?: string;
  /** Names of the brands in it. */
  brands: string[];
  /** Tells whether another deployment has the same hash key. */
  keyMark: string;
  tables: Record<string, string[]>;
};

/** What is wrong with a file, in a sentence for the operator. */
export class BackupError extends Error {}

export const tableLine = (name: string): string => JSON.stringify([name]);
export const endLine = (rows: number): string => JSON.stringify(['', rows]);

export function readHead(line: string): BackupHead {
  try {
    const head = JSON.parse(line) as Partial<BackupHead>;
    if (head.quitute === 1 && head.tables !== undefined) return head as BackupHead;
  } catch {
    // Described below.
  }
  throw new BackupError('This file is not a backup of Quitute.');
}

const FILE_PROBLEMS: Record<string, string> = {
  ENOENT: 'There is no such file or folder',
  ENOTDIR: 'There is no such folder',
  EISDIR: 'This is a folder, not a file',
  EACCES: 'This may not be read or written',
  EROFS: 'This place cannot be written to',
  ENOSPC: 'There is no room left for this',
};

/** Disk errors as a sentence; other errors unchanged. */
export function fileProblem(error: unknown, file: string): unknown {
  const problem = FILE_PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''];
  return problem === undefined ? error : new BackupError(`${problem}: ${file}`);
}
