// The clock of the browser tests. It starts at the tests' instant and runs on, because server and
// pages are real processes.
import { readInstant } from './instant.ts';

/** Computed once, and passed to the workers and the server through the environment. */
process.env.E2E_AHEAD ??= String(Date.parse(readInstant()) - Date.now());

/** Milliseconds between the machine's clock and the tests'. */
export const ahead = Number(process.env.E2E_AHEAD);

export const now = (): Date => new Date(Date.now() + ahead);
