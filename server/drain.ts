// Stops a web server without cutting a client off: first it says so, then nobody new comes in, then
// what is under way ends.
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type DrainLimits = {
  /**
   * Health says that the server stops and each reply that its connection ends, so that balancers
   * and clients go elsewhere while new connections are still taken.
   */
  notice: number;
  /** For requests that are under way after that. */
  rest: number;
};
const drainLimits: DrainLimits = { notice: 1_000, rest: 3_000 };

/**
 * Longer than proxies keep idle connections (nginx and AWS 60 s, Traefik and Go 90 s, Caddy 120 s):
 * the proxy closes first, and never sends a request into a connection that we are closing.
 */
const KEEP_ALIVE_MS = 125_000;

/** Between two looks at connections whose last reply was under way when the stop began. */
const IDLE_LOOK_MS = 50;

export type Drainable = {
  isStopping(): boolean;
  drain(limits?: DrainLimits): Promise<void>;
};

/** Call it before the listeners that answer. */
export function makeDrainable(server: Server): Drainable {
  let stopping = false;
  const open = new Set<ServerResponse>();
  const streams = new WeakSet<ServerResponse>();
  const sayEnd = (response: ServerResponse) =>
    response.headersSent || response.setHeader('connection', 'close');
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('request', ({ headers }, response) => {
    if (stopping) sayEnd(response);
    open.add(response);
    response.once('close', () => open.delete(response));
    // What every EventSource asks for.
    if (headers.accept === 'text/event-stream') streams.add(response);
  });
  return {
    isStopping: () => stopping,
    async drain({ notice, rest } = drainLimits) {
      stopping = true;
      for (const response of open) sayEnd(response);
      await wait(notice);
      // Right after new connections were taken: one that waits when the listener closes is reset.
      await new Promise((done) => setImmediate(done));
      const closed = new Promise<void>((done) => server.close(() => done()));
      // Streams of news never end by themselves, and browsers open them again.
      for (const response of open) if (streams.has(response)) response.end();
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
      const cut = setTimeout(() => server.closeAllConnections(), rest);
      await closed;
      clearInterval(idle);
      clearTimeout(cut);
    },
  };
}
