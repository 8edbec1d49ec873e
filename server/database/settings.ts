// Settings of the connections to the database: where they lead, how many there are, and how long
// anything waits for them.
import pg from 'pg';
import { bulkPatience, type Patience, requestPatience } from './limits.ts';

export type DatabaseSettings = {
  /** An external PostgreSQL; null starts the embedded one inside the data folder. */
  databaseUrl: string | null;
  /**
   * The same database past a pooler that gives each transaction another connection, for notices and
   * migrations; null: `databaseUrl` is a connection of one's own.
   */
  databaseDirectUrl: string | null;
  /** The owner of the tables, for migrations and commands; null: the role of `databaseUrl` is. */
  databaseOwnerUrl: string | null;
  /** A copy that follows the database, for long reads; null: there is none. */
  databaseReplicaUrl: string | null;
  pools: {
    /** Connections of requests and of long statements. */
    requests: number;
    bulk: number;
    requestPatience: Patience;
    bulkPatience: Patience;
  };
};

type Text = (name: string) => string | null;
type Fail = (name: string, value: string, right: string) => never;
type Stop = (sentence: string) => never;

const right =
  'a PostgreSQL address such as postgres://user:password@host:5432/quitute, in which a ' +
  'password’s / is %2F, its # is %23 and its % is %25';

export function readDatabaseSettings(text: Text, fail: Fail, stop: Stop): DatabaseSettings {
  const databaseUrl = databaseAddress('DATABASE_URL', text('DATABASE_URL'), fail);
  const direct = databaseAddress('DATABASE_DIRECT_URL', text('DATABASE_DIRECT_URL'), fail);
  const replica = databaseAddress('DATABASE_REPLICA_URL', text('DATABASE_REPLICA_URL'), fail);
  const owner = databaseAddress('DATABASE_OWNER_URL', text('DATABASE_OWNER_URL'), fail);
  if (owner !== null && databaseUrl === null)
    stop(
      'DATABASE_OWNER_URL is set, but DATABASE_URL is not: it owns the tables that the role ' +
        'of DATABASE_URL uses.',
    );
  if (direct !== null && databaseUrl === null)
    stop(
      'DATABASE_DIRECT_URL is set, but DATABASE_URL is not: it leads past a pooler ' +
        'to its database.',
    );
  if (replica !== null && databaseUrl === null)
    stop('DATABASE_REPLICA_URL is set, but DATABASE_URL is not: it is a copy of that database.');
  const whole = (name: string, usual: number, least: number, most: number) => {
    const value = text(name) ?? String(usual);
    const number = Number(value);
    if (!/^\d{1,6}$/.test(value) || number < least || number > most)
      fail(name, value, `a whole number from ${least} to ${most}`);
    return number;
  };
  const { statement, lock, turn, connect, silence } = requestPatience;
  const longest = whole('DATABASE_STATEMENT_MS', statement, 100, 600_000);
  const limits: Patience = {
    ...requestPatience,
    statement: longest,
    idleInTransaction: longest,
    // A connection counts as lost only after a statement would have been ended.
    silence: longest + (silence - statement),
    lock: whole('DATABASE_LOCK_MS', lock, 100, 600_000),
    turn: whole('DATABASE_TURN_MS', turn, 100, 600_000),
    connect: whole('DATABASE_CONNECT_MS', connect, 100, 60_000),
  };
  return {
    databaseUrl,
    databaseDirectUrl: direct,
    databaseOwnerUrl: owner,
    databaseReplicaUrl: replica,
    pools: {
      requests: whole('DATABASE_POOL', 10, 2, 500),
      bulk: whole('DATABASE_BULK_POOL', 2, 1, 50),
      requestPatience: limits,
      bulkPatience: { ...bulkPatience, lock: limits.lock, connect: limits.connect },
    },
  };
}

export function databaseAddress(name: string, value: string | null, fail: Fail): string | null {
  if (value !== null && !(/^postgres(ql)?:\/\/./.test(value) && canBeRead(value)))
    fail(name, hidePassword(value), right);
  return value;
}

/** The driver takes more than `URL` does, such as the address of a socket. It connects later. */
function canBeRead(address: string): boolean {
  try {
    new pg.Client(address);
    return true;
  } catch {
    return false;
  }
}

/** Messages reach logs, and a password must not, even one with characters that end it too early. */
const hidePassword = (value: string) =>
  value.replace(/^(\w+:\/\/)?.*@/s, '$1***@').replace(/\?.*$/s, '?…');
