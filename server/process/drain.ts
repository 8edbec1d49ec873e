// Stops a web server without cutting clients off: it announces the stop, then refuses new
// connections, then waits for running requests.
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type DrainLimits = {
  /**
   * Health reports the stop and each reply closes its connection, so that balancers and clients
   * leave while new connections are still accepted.
   */
  notice: number;
  /**
   * A connection without a request for so long is closed after the notice. A client that has just
   * got a reply from before the stop does not know of it, and may be sending its next request.
   */
  idle: number;
  /** Event streams end one by one during this time: their browsers must not all come at once. */
  streams: number;
  /** For requests still running after the notice; longer than `streams` and `idle`. */
  rest: number;
};
export const drainLimits: DrainLimits = { notice: 1_000, idle: 1_000, streams: 2_000, rest: 3_000 };

/**
 * Longer than proxies keep idle connections (nginx and AWS 60 s, Traefik and Go 90 s, Caddy 120 s):
 * the proxy closes first, and never sends a request into a connection that we are closing.
 */
const KEEP_ALIVE_MS = 125_000;

/** A turn of the event loop that took longer may have left something unread. */
const SHORT_TURN_MS = 1;
/** Turns to wait for one that is short and brings nothing; a busy machine may have none. */
const MOST_TURNS = 500;

/** How often to check connections that were in use when the notice ended. */
const IDLE_LOOK_MS = 50;

/** What a connection that has had a request is doing. */
type Use = { running: number; idleSince: number; received: number };

export type Drainable = {
  isStopping(): boolean;
  drain(limits?: DrainLimits): Promise<void>;
};

/** Call it before adding the listeners that reply. */
export function makeDrainable(server: Server): Drainable {
  let stopping = false;
  let arrived = 0;
  const open = new Set<ServerResponse>();
  const streams = new WeakSet<ServerResponse>();
  const uses = new Map<Socket, Use>();
  const sayEnd = (response: ServerResponse) =>
    response.headersSent || response.setHeader('connection', 'close');

  function findUse(socket: Socket): Use {
    const known = uses.get(socket);
    if (known !== undefined) return known;
    const use = { running: 0, idleSince: 0, received: 0 };
    uses.set(socket, use);
    socket.once('close', () => uses.delete(socket));
    return use;
  }

  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('connection', () => arrived++);
  server.on('request', ({ headers, socket }, response) => {
    arrived++;
    if (stopping) sayEnd(response);
    open.add(response);
    // Sent by every EventSource, which waits for seconds before it comes again.
    const isStream = headers.accept === 'text/event-stream';
    if (isStream) streams.add(response);
    const use = findUse(socket);
    use.running++;
    response.once('close', () => {
      open.delete(response);
      use.running--;
      use.idleSince = isStream ? 0 : performance.now();
      use.received = socket.bytesRead;
    });
  });

  /**
   * Resolves right after a short turn of the event loop that brought nothing. Closing a listener
   * resets the connections that it has not accepted, closing a connection the one with unread
   * bytes; after a long turn, or later than right after a turn, there may be such.
   */
  async function quiet(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const before = arrived;
      const began = performance.now();
      await new Promise((done) => setImmediate(done));
      if (arrived === before && performance.now() - began < SHORT_TURN_MS) return;
    }
  }

  /**
   * `server.closeIdleConnections` does not look how long they are idle, and takes for idle those
   * whose reply is written and not yet sent.
   */
  function closeIdle(limit: number): void {
    const now = performance.now();
    for (const [socket, { running, idleSince, received }] of uses)
      if (running === 0 && socket.bytesRead === received && now - idleSince >= limit)
        socket.destroy();
  }

  return {
    isStopping: () => stopping,
    async drain({ notice, idle, streams: spread, rest } = drainLimits) {
      stopping = true;
      for (const response of open) sayEnd(response);
      await wait(notice);
      await quiet();
      let isOver = false;
      // Not that of http.Server, which closes idle connections first: meanwhile others may come.
      const closed = new Promise<void>((done) => {
        NetServer.prototype.close.call(server, () => {
          isOver = true;
          done();
        });
      });
      // Event streams never end by themselves, and browsers reconnect.
      const ends = [...open]
        .filter((response) => streams.has(response))
        .map((response) => setTimeout(() => response.end(), Math.random() * spread));
      const cut = setTimeout(() => server.closeAllConnections(), rest);
      while (!isOver) {
        closeIdle(idle);
        await Promise.race([closed, wait(IDLE_LOOK_MS)]);
        await quiet();
      }
      for (const end of ends) clearTimeout(end);
      clearTimeout(cut);
    },
  };
}
