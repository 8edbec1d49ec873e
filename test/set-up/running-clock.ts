// The clock of the browser tests. It shows the instant at which the tests live when the run begins,
// and runs on: server and pages are real processes, in which time passes.
import { readInstant } from './instant.ts';

/** Worked out once, and handed to the workers and the server through the environment. */
process.env.E2E_AHEAD ??= String(Date.parse(readInstant()) - Date.now());

/** Milliseconds between the machine's clock and that of the tests. */
export const ahead = Number(process.env.E2E_AHEAD);

export const now = (): Date => new Date(Date.now() + ahead);
