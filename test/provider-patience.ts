// How long a test waits for a server that it has started itself.

/** Never reached: a busy machine may take seconds for an ordinary answer. */
export const PATIENT_MS = 60_000;

/** For a server that does not answer at all; the test waits until this has passed. */
export const HASTY_MS = 1_000;
