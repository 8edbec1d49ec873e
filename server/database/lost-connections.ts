// Ends connections whose replies can no longer come, once a newer connection is answered. Otherwise
// requests would wait for their time-outs although the database is back.
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SilentDatabaseError } from './away.ts';
import { inTime } from './in-time.ts';

/** For replies that were on their way when the database was asked about them. */
const GRACE_MS = 100;
/** A slow machine is slow for the connection that asks as well. */
const TIMES_AS_LONG = 5;

type Watched = {
  client: pg.Client;
  /** Its process in PostgreSQL; null: not connected yet. */
  backend: number | null;
  /** Bytes written when the last reply was complete; more mean that a reply is due. */
  settled: number;
  /** Bytes at the last check. */
  read: number;
  written: number;
  /** A reply was due then, and no byte had moved since the check before. */
  quiet: boolean;
  /** When a check last found that bytes had moved, or that no reply was due. */
  moved: number;
};

type Backend = { pid: number; state: string | null };

/** With TLS it is another one once the connection is encrypted. */
const streamOf = ({ client }: Pick<Watched, 'client'>) => client.connection.stream as Socket;

export type ConnectionWatch = {
  /** From the moment it begins to connect. */
  add(client: pg.Client): void;
  /** It is connected, and this is its process. */
  connected(client: pg.Client, backend: number): void;
};

/** `every`: milliseconds between two checks. `limit`: for the connection that asks. */
export function watchConnections(url: string, every: number, limit: number): ConnectionWatch {
  const watched = new Map<pg.Client, Watched>();
  let timer: NodeJS.Timeout | undefined;

  function check(): void {
    for (const one of watched.values()) {
      const { bytesRead: read, bytesWritten: written } = streamOf(one);
      const due = one.backend === null || written > one.settled;
      one.quiet = due && one.read === read && one.written === written;
      if (!one.quiet) one.moved = performance.now();
      Object.assign(one, { read, written });
    }
    const quiet = [...watched.values()].filter((one) => one.quiet);
    if (quiet.length > 0) void examine(quiet).catch(() => undefined);
  }

  /** Fails if the database is still away: then nothing is known about the connections. */
  async function examine(quiet: readonly Watched[]): Promise<void> {
    const before = quiet.map((one) => streamOf(one).bytesRead);
    const began = performance.now();
    const asking = new pg.Client({ connectionString: url, application_name: 'quitute' });
    asking.on('error', () => undefined);
    try {
      await inTime(asking.connect(), limit);
      const pids = quiet.flatMap(({ backend }) => backend ?? []);
      const { rows } = await inTime(
        asking.query<Backend>('select pid, state from pg_stat_activity where pid = any($1)', [
          pids,
        ]),
        limit,
      );
      const least = TIMES_AS_LONG * (performance.now() - began);
      await wait(GRACE_MS);
      const lost = quiet.filter(
        (one, index) =>
          streamOf(one).bytesRead === before[index] &&
          !works(rows, one.backend) &&
          performance.now() - one.moved > least,
      );
      for (const one of lost) streamOf(one).destroy(new SilentDatabaseError());
      // Frees the locks of transactions that cannot be ended any more.
      const left = rows.filter(({ pid }) => lost.some(({ backend }) => backend === pid));
      for (const { pid } of left)
        await inTime(asking.query('select pg_terminate_backend($1)', [pid]), limit);
    } finally {
      asking.connection.stream.destroy();
    }
  }

  return {
    add(client) {
      const counts = { settled: 0, read: 0, written: 0 };
      const one = { client, backend: null, ...counts, quiet: false, moved: performance.now() };
      watched.set(client, one);
      client.on('drain', () => Object.assign(one, { settled: streamOf(one).bytesWritten }));
      client.once('end', () => {
        watched.delete(client);
        if (watched.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      });
      timer ??= setInterval(check, every).unref();
    },
    connected(client, backend) {
      const one = watched.get(client);
      if (one !== undefined) one.backend = backend;
    },
  };
}

/**
 * Whether PostgreSQL is at work on the last statement, for example because it waits for a lock. If
 * it is idle although we wait, the statement or its reply was lost.
 */
const works = (rows: readonly Backend[], backend: number | null) =>
  rows.some(({ pid, state }) => pid === backend && !(state ?? '').startsWith('idle'));
