// Tells a database that is away, silent or too busy from a mistake of ours: the same request may
// succeed in a moment.

/** Nothing came on a connection in use for longer than any statement may take. */
export class SilentDatabaseError extends Error {
  constructor() {
    super('The database fell silent.');
  }
}

/** Codes of PostgreSQL: a connection, resources, a shutdown, a lock or a statement out of time. */
const ofPostgres = /^(08|53|57)|^(55P03|25P03|25P04|40001|40P01)$/;
/** Codes of Node for a connection that could not be made or broke. */
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
  // The socket of the embedded one is not there while it starts.
  'ENOENT',
  'EMFILE',
]);
/** What pg and its pool say without a code. */
const words =
  /^(Connection terminated|timeout e|Client has encountered a connection error|Client was closed)/;

/** Drizzle hides what happened behind the question; nobody else's causes are looked into. */
export const complaintIn = (error: unknown) =>
  error instanceof Error && 'query' in error && 'params' in error ? error.cause : error;

export function isDatabaseAway(error: unknown): boolean {
  const complaint = complaintIn(error);
  if (!(complaint instanceof Error)) return false;
  if (complaint instanceof SilentDatabaseError || words.test(complaint.message)) return true;
  const code = 'code' in complaint ? String(complaint.code) : '';
  return 'severity' in complaint ? ofPostgres.test(code) : ofNetwork.has(code);
}
