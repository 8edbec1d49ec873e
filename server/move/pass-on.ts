// Passes a request of a brand that has left on to where it is now, streams included, until the DNS
// of its hosts has changed.
import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { Log } from '../log.ts';
import { headersOf, type Passed, passingHeaders } from './passing.ts';
import type { PassedOn } from './state.ts';

export type PassLimits = {
  /** Requests and open streams at once, in one process. */
  most: number;
  /** Milliseconds to connect. */
  connect: number;
  /** Milliseconds without any byte; event streams send one every twenty seconds. */
  silence: number;
  /** Milliseconds that a free connection is kept: shorter than servers keep it. */
  idle: number;
  /** Deployments that one request may pass. */
  times: number;
};

const passLimits: PassLimits = {
  most: 2_000,
  connect: 5_000,
  silence: 70_000,
  idle: 2_000,
  times: 3,
};

/** They are about one connection alone (RFC 9110, 7.6.1), or would be believed there. */
const ownHeaders = new Set([
  'host',
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  ...passingHeaders,
]);

const passable = (headers: IncomingMessage['headers']): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));

/** Replies that it should be tried again. `host`: whose request it is. */
type AskLater = (
  incoming: IncomingMessage,
  response: ServerResponse,
  host: string,
  status: number,
) => Promise<void>;

export function createPassOn(
  log: Pick<Log, 'warn'>,
  askLater: AskLater,
  limits: PassLimits = passLimits,
) {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, timeout: limits.idle }),
    'https:': new HttpsAgent({ keepAlive: true, timeout: limits.idle }),
  };
  let open = 0;

  /** `path` with its query. Resolves when the reply has ended, however it ends. */
  return function passOn(
    incoming: IncomingMessage,
    response: ServerResponse,
    { address, secret }: PassedOn,
    path: string,
    passed: Passed,
  ): Promise<void> {
    // The client has left.
    if (response.closed) return Promise.resolve();
    const later = (status: number, why: string) => {
      if (response.closed) return;
      log.warn('passOnFailed', { host: passed.host, why });
      void askLater(incoming, response, passed.host, status);
    };
    const isLoop = passed.times > limits.times;
    if (isLoop || open >= limits.most) {
      incoming.resume();
      later(isLoop ? 508 : 503, isLoop ? 'loop' : 'tooMany');
      return Promise.resolve();
    }
    open += 1;
    return new Promise<void>((done) => {
      const target = new URL(address);
      const isTls = target.protocol === 'https:';
      const options = {
        agent: isTls ? agents['https:'] : agents['http:'],
        hostname: target.hostname.replace(/^\[|\]$/g, ''),
        port: target.port === '' ? (isTls ? 443 : 80) : Number(target.port),
        method: incoming.method ?? 'GET',
        path,
        headers: {
          ...passable(incoming.headers),
          host: target.host,
          ...headersOf(secret, passed),
        },
      };
      const onward: ClientRequest = isTls ? requestHttps(options) : requestHttp(options);
      const connecting = setTimeout(() => onward.destroy(new Error('silent')), limits.connect);
      onward.on('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => clearTimeout(connecting));
        else clearTimeout(connecting);
      });
      onward.setTimeout(limits.silence, () => onward.destroy(new Error('silent')));
      onward.on('error', (error) => {
        // What is left of an upload: the connection is free for the next request after it.
        incoming.unpipe(onward).resume();
        later(503, (error as NodeJS.ErrnoException).code ?? 'silent');
      });
      onward.on('response', (reply) => {
        response.writeHead(reply.statusCode ?? 502, passable(reply.headers));
        // The head of an event stream is due before its first event.
        response.flushHeaders();
        reply.on('error', () => response.destroy());
        reply.pipe(response);
      });
      response.once('close', () => {
        clearTimeout(connecting);
        open -= 1;
        onward.destroy();
        done();
      });
      incoming.pipe(onward);
    });
  };
}
