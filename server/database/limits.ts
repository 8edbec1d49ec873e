// All database time-outs, in milliseconds. 0 is no limit. Tests pass shorter ones.

export type Patience = {
  /** To connect, from the first byte to the end of authentication. */
  connect: number;
  /** To get a connection while all of the pool are in use. */
  turn: number;
  /** To lock a row or a table that is held. */
  lock: number;
  /** For one statement, including waiting for locks. */
  statement: number;
  /** For the database to wait for us inside a transaction: releases the locks of a lost process. */
  idleInTransaction: number;
  /** For any byte on a busy connection: longer than a statement, whose end is reported. */
  silence: number;
  /** Between two checks for connections that will never reply; 0: no checks. */
  look: number;
};

/**
 * Requests and most jobs. A customer who waits ten seconds has given up. Connections succeed
 * quickly or not at all, so that a recovered database is found within two seconds.
 */
export const requestPatience: Patience = {
  connect: 1_500,
  turn: 5_000,
  lock: 4_000,
  statement: 10_000,
  idleInTransaction: 10_000,
  silence: 12_000,
  look: 500,
};

/** Exports of all customers, sums of months, removal of old rows. */
export const bulkPatience: Patience = {
  ...requestPatience,
  turn: 30_000,
  statement: 60_000,
  silence: 70_000,
};

/**
 * Migrations, backups and other commands, which take as long as the data is large. An operator is
 * watching, and nothing else waits for the connection.
 */
export const commandPatience: Patience = {
  connect: 10_000,
  turn: 0,
  lock: 0,
  statement: 0,
  idleInTransaction: 0,
  silence: 0,
  look: 0,
};

export type FeedLimits = {
  /** At the start, when the machine is busy. */
  firstConnect: number;
  connect: number;
  /** Between two checks of the listening connection. */
  heartbeat: number;
  /** For its reply. After that the connection is replaced. */
  heartbeatAnswer: number;
  /** Between two attempts to connect, plus a random part of up to the same. */
  retry: number;
  /** For our own test notice at the start. */
  proof: number;
};

/**
 * The listening connection sends nothing by itself: without a heartbeat only the kernel notices
 * that it broke, after a quarter of an hour.
 */
export const feedLimits: FeedLimits = {
  firstConnect: 10_000,
  connect: 1_500,
  heartbeat: 5_000,
  heartbeatAnswer: 5_000,
  retry: 400,
  proof: 10_000,
};

/** `/api/health` replies within two seconds, whatever the database does. */
export const HEALTH_ANSWER_MS = 1_200;
