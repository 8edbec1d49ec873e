/**
 * The database is unavailable; the message tells the operator why and what to do, and needs no
 * stack.
 */
export class DatabaseStartError extends Error {}
