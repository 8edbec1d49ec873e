// The web server and how long it waits for whoever speaks with it: a request that comes in drops
// would keep its socket for as long as it likes.
import { createServer, type Server, type ServerOptions } from 'node:http';

export const HTTP_LIMITS = {
  headersTimeout: 15_000,
  /** Headers and body: a picture of some megabytes has to come through a slow phone. */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;

export const createHttpServer = (limits: ServerOptions = HTTP_LIMITS): Server =>
  createServer(limits);
