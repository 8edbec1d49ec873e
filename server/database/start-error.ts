/**
 * The database cannot be had; the message is for whoever started the server, says why and what to
 * do, and needs no stack.
 */
export class DatabaseStartError extends Error {}
