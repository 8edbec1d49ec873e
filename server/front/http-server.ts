// The web server and its time-outs: a client that sends very slowly must not keep its socket.
import { createServer, type Server, type ServerOptions } from 'node:http';

export const HTTP_LIMITS = {
  headersTimeout: 15_000,
  /** Headers and body: a picture of some megabytes must get through from a slow phone. */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;

export const createHttpServer = (limits: ServerOptions = HTTP_LIMITS): Server =>
  createServer(limits);
