// How long anything waits for the database, in milliseconds: the one table of it. 0 is no limit.
// Tests pass shorter ones.

export type Patience = {
  /** For the connection itself, from the first byte to the end of the sign-in. */
  connect: number;
  /** For a turn, while all connections of the pool are in use. */
  turn: number;
  /** For a row or a table that somebody else holds. */
  lock: number;
  /** For one statement, the wait for locks included. */
  statement: number;
  /** Of the database with us, inside a transaction: what a lost process held becomes free again. */
  idleInTransaction: number;
  /** For any byte of a connection in use: longer than a statement, whose end is told. */
  silence: number;
};

/**
 * Requests and the clock. A diner who waits ten seconds has given up. The connection comes in a
 * blink or not at all, so that a database that is back is found within two seconds.
 */
export const requestPatience: Patience = {
  connect: 1_500,
  turn: 5_000,
  lock: 4_000,
  statement: 10_000,
  idleInTransaction: 15_000,
  silence: 12_000,
};

/** Files of all customers, sums of months, removal of what is old. */
export const bulkPatience: Patience = {
  ...requestPatience,
  turn: 30_000,
  statement: 60_000,
  silence: 70_000,
};

/**
 * Migrations, backups and other commands, which take as long as the data is large. Somebody looks
 * on, and the connection has no other traffic to keep waiting.
 */
export const commandPatience: Patience = {
  connect: 10_000,
  turn: 0,
  lock: 0,
  statement: 0,
  idleInTransaction: 0,
  silence: 0,
};

export type FeedLimits = {
  /** At the start, when the machine has much to do. */
  firstConnect: number;
  connect: number;
  /** Between two questions whether the listening connection lives. */
  heartbeat: number;
  /** For the answer. After it the connection is given up and made anew. */
  heartbeatAnswer: number;
  /** Between two attempts to connect: a random part of it comes on top, up to the same again. */
  retry: number;
};

/**
 * The connection that hears news sends nothing by itself: without a heartbeat a dead one is only
 * noticed by the kernel, after a quarter of an hour.
 */
export const feedLimits: FeedLimits = {
  firstConnect: 10_000,
  connect: 1_500,
  heartbeat: 5_000,
  heartbeatAnswer: 5_000,
  retry: 400,
};

/** `/api/health` answers within two seconds, whatever the database does. */
export const HEALTH_ANSWER_MS = 1_500;
