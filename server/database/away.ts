// Distinguishes a database that is down, silent or overloaded from a bug: the same request may
// succeed in a moment.

import { LateError } from './in-time.ts';

/** Nothing arrived on a busy connection for longer than any statement may take. */
export class SilentDatabaseError extends Error {
  constructor() {
    super('The database fell silent.');
  }
}

/** PostgreSQL codes: connection, resources, shutdown, lock or statement time-out. */
const ofPostgres = /^(08|53|57)|^(55P03|25P03|25P04|40001|40P01)$/;
/** Node codes of a connection that failed or broke. */
const ofNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The embedded database's socket is missing while it starts.
  'ENOENT',
  // The queue of that socket is full while the database accepts no connections.
  'EAGAIN',
  'EMFILE',
]);
/** Errors of pg and its pool without a code. */
const words =
  /^(Connection terminated|timeout e|Client has encountered a connection error|Client was closed)/;

/** Citus: the brand moved to another worker since the statement was planned (docs/scale.md). */
const moved = /^could not find valid entry for shard/;

/** Drizzle wraps the error in a query error; other causes are not inspected. */
export const complaintIn = (error: unknown) =>
  error instanceof Error && 'query' in error && 'params' in error ? error.cause : error;

export function isDatabaseAway(error: unknown): boolean {
  const complaint = complaintIn(error);
  if (!(complaint instanceof Error)) return false;
  if (complaint instanceof SilentDatabaseError || complaint instanceof LateError) return true;
  if (words.test(complaint.message)) return true;
  const code = 'code' in complaint ? String(complaint.code) : '';
  if (!('severity' in complaint)) return ofNetwork.has(code);
  return ofPostgres.test(code) || moved.test(complaint.message);
}
