// Explains a failed start in one sentence for the operator.
import { complaintIn, isDatabaseAway } from './database/away.ts';
import { DatabaseStartError } from './database/start-error.ts';
import { EnvError } from './env.ts';

const DISK_FULL = '53100';

/** PostgreSQL and Node error codes about DATABASE_URL. */
const ofDatabase: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there: is PostgreSQL running, and are host and port right?',
  ENOTFOUND: 'there is no such host.',
  EAI_AGAIN: 'its host name cannot be looked up at the moment.',
  '28P01': 'user or password are wrong.',
  '28000': 'PostgreSQL does not let this user in.',
  '3D000': 'PostgreSQL has no such database: create it first.',
  '42501': 'its user may not create tables there: make it the owner of the database.',
  [DISK_FULL]: 'the disk of PostgreSQL is full.',
  '53300': 'PostgreSQL has no connection left.',
  '57P03': 'PostgreSQL is starting or stopping: try again in a moment.',
};

/** Node error codes about the data folder. */
const ofFolder: Record<string, string> = {
  EROFS: 'cannot be written: its file system is read-only',
  EACCES: 'cannot be written: this user may not',
  EPERM: 'cannot be written: this user may not',
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'is a file, not a folder, or is inside one',
  ENOENT: 'cannot be made: no folder can be made there',
  ENOSPC: 'cannot be written: the disk is full',
  ENOTEMPTY: 'has a folder postgres without PG_VERSION, which is not a complete database',
};

/**
 * Null: unexpected, so the stack is needed. Never quotes the address, which contains the password.
 */
export function startSentence(
  error: unknown,
  env: { databaseUrl: string | null; dataDir: string } | null,
): string | null {
  if (error instanceof EnvError || error instanceof DatabaseStartError) return error.message;
  const complaint = complaintIn(error);
  const code = complaint instanceof Error && 'code' in complaint ? String(complaint.code) : '';
  if (env === null || !(complaint instanceof Error)) return null;
  const isFile = 'path' in complaint && String(complaint.path).startsWith(env.dataDir);
  // The embedded PostgreSQL says in its own words that the folder's disk is full.
  const inFolder = env.databaseUrl === null && code === DISK_FULL ? 'ENOSPC' : isFile ? code : '';
  if (ofFolder[inFolder] !== undefined)
    return `DATA_DIR ${env.dataDir} ${ofFolder[inFolder]}. Set DATA_DIR to a folder of its own.`;
  if (env.databaseUrl === null) return null;
  if (ofDatabase[code] !== undefined) return `DATABASE_URL cannot be used: ${ofDatabase[code]}`;
  return isDatabaseAway(error) ? 'DATABASE_URL cannot be used: nothing answered in time.' : null;
}
