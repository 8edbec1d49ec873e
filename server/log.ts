// One JSON line per log entry. Never a body, a code, a phone or an address: only names, numbers and
// ids.
import type { Now } from './clock.ts';
import type { LogLevel } from './env.ts';

const order: LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];
export type LogFields = Record<string, string | number | boolean | null>;
export type Log = Record<
  'debug' | 'info' | 'warn' | 'error',
  (event: string, fields?: LogFields) => void
>;

export function createLog(
  level: LogLevel,
  now: Now,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const at =
    (own: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (order.indexOf(own) < order.indexOf(level)) return;
      write(`${JSON.stringify({ at: now().toISOString(), level: own, event, ...fields })}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

const LONGEST = 300;

/**
 * A loggable error. Database errors quote submitted values, in the error and in its causes: only
 * the query with placeholders and the error code are logged.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('query' in error && 'params' in error)
    return `${codeOf(error.cause)} in ${String(error.query).replace(/\s+/g, ' ')}`.slice(
      0,
      LONGEST,
    );
  return (
    'severity' in error && 'code' in error ? codeOf(error) : `${error.name}: ${error.message}`
  ).slice(0, LONGEST);
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'database';
  return 'code' in cause ? `database ${String(cause.code)}` : `database ${cause.name}`;
}
