// A backup is lines of text, compressed: a head, then for each table its name and its rows as PostgreSQL writes them, then how many there were.

export type BackupHead = {
  quitute: 1;
  madeAt: string;
  /** Names of the brands in it. */
  brands: string[];
  /** Tells whether another deployment has the same key for its hashes. */
  keyMark: string;
  tables: Record<string, string[]>;
};

/** What is wrong with a file, in a sentence for whoever runs the command. */
export class BackupError extends Error {}

export const tableLine = (name: string): string => JSON.stringify([name]);
export const endLine = (rows: number): string => JSON.stringify(['', rows]);

export function readHead(line: string): BackupHead {
  try {
    const head = JSON.parse(line) as Partial<BackupHead>;
    if (head.quitute === 1 && head.tables !== undefined) return head as BackupHead;
  } catch {
    // Told below.
  }
  throw new BackupError('This file is not a backup of Quitute.');
}
