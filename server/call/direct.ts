// Customers' calls straight from a connection. What the framework does for each request takes
// longer than a cached menu; a call whose path has no parameter and whose body declares its length
// needs none of it. Everything else takes the framework's way, to the same answer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { answer, isKnownFirst } from '../answer.ts';
import type { Connection } from '../connection.ts';
import type { Services } from '../context.ts';
import { hostNameOf } from '../front/arrival.ts';
import { CALL_BODY_BYTES } from '../front/body-limit.ts';
import type { DirectCalls } from '../front/listener.ts';
import { isOperatorHost } from '../operator/host.ts';

import { workingForHost } from '../turns/brand-at-work.ts';
import type { CallReply, CallRequest } from './request.ts';

/**
 * A name that is its own normal form in an address: no IPv4 address, no name that is encoded, no
 * port that a scheme implies.
 */
const PLAIN_HOST =
  /^(?!.*xn--)([a-z0-9_-]+\.)*[a-z][a-z0-9_-]*(:([1-9]\d{3}|[1-5]\d{4}|6[0-4]\d{3}))?$/;

export function createDirectCalls(services: Services): DirectCalls {
  const { env } = services;
  const calls = new Map<string, { key: EndpointKey; line: Endpoint }>();
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const line: Endpoint = endpoints[key];
    const name = `${line.method} ${env.apiBase}${line.path}`;
    const isPlain = !line.path.includes(':') && !isKnownFirst(line);
    if (isPlain && !calls.has(name)) calls.set(name, { key, line });
  }

  return (request, response, { scheme, host, path, address, visit, headers }) => {
    const call = calls.get(`${request.method} ${path}`);
    if (call === undefined || !PLAIN_HOST.test(host)) return null;
    const { key, line } = call;
    const hostname = hostNameOf(host);
    if (isOperatorHost(env, hostname) || !isWithinLimit(request, line)) return null;
    const asked = new DirectRequest(request, { scheme, host, path, address, hostname, visit });
    return workingForHost(services.brands, hostname, async () => {
      send(response, await answer(key, line, asked, services), asked.setCookies, headers);
    });
  };
}

type From = Pick<Parameters<DirectCalls>[2], 'scheme' | 'host' | 'path' | 'address' | 'visit'> & {
  hostname: string;
};

class DirectRequest implements CallRequest {
  readonly #incoming: IncomingMessage;
  readonly method: string;
  readonly url: string;
  readonly hostname: string;
  readonly origin: string;
  readonly connection: Connection;
  readonly visit: CallRequest['visit'];
  readonly setCookies: string[] = [];

  constructor(incoming: IncomingMessage, { scheme, host, path, address, hostname, visit }: From) {
    this.#incoming = incoming;
    this.method = incoming.method ?? 'GET';
    this.origin = `${scheme}://${host}`;
    this.url = this.origin + path;
    this.hostname = hostname;
    this.connection = { address };
    this.visit = visit;
  }
  header(name: string): string | undefined {
    return this.#incoming.headers[name]?.toString();
  }
  query(): Record<string, string> {
    return {};
  }
  params(): Record<string, string> {
    return {};
  }
  text(): Promise<string> {
    return textOf(this.#incoming);
  }
}

/** Node itself enforces a declared length. */
function isWithinLimit({ headers }: IncomingMessage, { method, largestBody }: Endpoint): boolean {
  if (method === 'GET') return true;
  const declared = headers['content-length'];
  return (
    declared !== undefined &&
    headers['transfer-encoding'] === undefined &&
    Number(declared) <= (largestBody ?? CALL_BODY_BYTES)
  );
}

/** As the framework reads it, without a byte order mark. */
const decoder = new TextDecoder();

function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((done, fail) => {
    const pieces: Buffer[] = [];
    const end = () => {
      const [first] = pieces;
      done(decoder.decode(pieces.length === 1 ? first : Buffer.concat(pieces)));
    };
    /** A phone may be gone once it has sent everything. */
    const gone = () => {
      const rest: Buffer | null = request.complete ? request.read() : null;
      if (rest !== null) pieces.push(rest);
      const received = pieces.reduce((sum, { length }) => sum + length, 0);
      if (received === Number(request.headers['content-length'])) end();
      else fail(new Error('the request was interrupted'));
    };
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', end);
    request.on('close', () => request.readableEnded || gone());
    if (request.destroyed) gone();
  });
}

/** At once and whole: headers that are set one by one cost more than all the rest of sending. */
function send(
  response: ServerResponse,
  { status, headers, body }: CallReply,
  setCookies: readonly string[],
  usual: Readonly<Record<string, string>>,
): void {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  const cookies = setCookies.length === 0 ? {} : { 'set-cookie': [...setCookies] };
  response
    .writeHead(status, { ...usual, ...headers, ...cookies, 'content-length': length })
    .end(body);
}
