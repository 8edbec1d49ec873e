// One JSON line for each thing worth knowing. Never a body, a code, a phone or an address: only names, numbers and ids.
import type { LogLevel } from './env.ts';

const order: LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];
export type LogFields = Record<string, string | number | boolean | null>;
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (event: string, fields?: LogFields) => void>;

export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const at =
    (own: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (order.indexOf(own) < order.indexOf(level)) return;
      write(`${JSON.stringify({ at: new Date().toISOString(), level: own, event, ...fields })}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
