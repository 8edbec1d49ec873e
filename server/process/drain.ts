// Stops a web server without cutting clients off: it announces the stop, then refuses new
// connections, then waits for running requests.
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type DrainLimits = {
  /**
   * Health reports the stop and each reply closes its connection, so that balancers and clients
   * leave while new connections are still accepted.
   */
  notice: number;
  /** Event streams end one by one during this time: their browsers must not all come at once. */
  streams: number;
  /** For requests still running after the notice; longer than `streams`. */
  rest: number;
};
export const drainLimits: DrainLimits = { notice: 1_000, streams: 2_000, rest: 3_000 };

/**
 * Longer than proxies keep idle connections (nginx and AWS 60 s, Traefik and Go 90 s, Caddy 120 s):
 * the proxy closes first, and never sends a request into a connection that we are closing.
 */
const KEEP_ALIVE_MS = 125_000;

/** Turns of the event loop in which new connections may still be accepted after the notice. */
const MOST_TURNS = 200;

/** How often to check connections that were sending a reply when the stop began. */
const IDLE_LOOK_MS = 50;

export type Drainable = {
  isStopping(): boolean;
  drain(limits?: DrainLimits): Promise<void>;
};

/** Call it before adding the listeners that reply. */
export function makeDrainable(server: Server): Drainable {
  let stopping = false;
  let accepted = 0;
  const open = new Set<ServerResponse>();
  const streams = new WeakSet<ServerResponse>();
  const sayEnd = (response: ServerResponse) =>
    response.headersSent || response.setHeader('connection', 'close');
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('connection', () => accepted++);
  server.on('request', ({ headers }, response) => {
    if (stopping) sayEnd(response);
    open.add(response);
    response.once('close', () => open.delete(response));
    // Sent by every EventSource.
    if (headers.accept === 'text/event-stream') streams.add(response);
  });
  return {
    isStopping: () => stopping,
    async drain({ notice, streams: spread, rest } = drainLimits) {
      stopping = true;
      for (const response of open) sayEnd(response);
      await wait(notice);
      // Right after a turn without a new connection: one that still waits to be accepted when the
      // listener closes is reset.
      for (let turn = 0, before = -1; before !== accepted && turn < MOST_TURNS; turn++) {
        before = accepted;
        await new Promise((done) => setImmediate(done));
      }
      const closed = new Promise<void>((done) => server.close(() => done()));
      // Event streams never end by themselves, and browsers reconnect.
      const ends = [...open]
        .filter((response) => streams.has(response))
        .map((response) => setTimeout(() => response.end(), Math.random() * spread));
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
      const cut = setTimeout(() => server.closeAllConnections(), rest);
      await closed;
      clearInterval(idle);
      for (const end of ends) clearTimeout(end);
      clearTimeout(cut);
    },
  };
}
