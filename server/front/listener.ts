// From a socket to the application: the address as the customer's browser knows it, the caller's
// address, and the headers of every response.
import { IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { APP_HEADER } from '#contract/headers.ts';
import type { ApiBindings } from '../connection.ts';
import type { Services } from '../context.ts';
import { isDatabaseAway } from '../database/away.ts';
import { errorText } from '../log.ts';
import { createPassOn } from '../move/pass-on.ts';
import { type Passed, readsPassed, timesPassed } from '../move/passing.ts';
import type { PassedOn } from '../move/state.ts';
import { closeVisit, inVisit, openVisit, type Visit } from '../operations/visit.ts';
import { arrivalOf, hostNameOf } from './arrival.ts';
import { askLater } from './ask-later.ts';
import { callerAddress } from './caller-address.ts';
import { usualHeaders } from './headers.ts';
import { originAt } from './origin.ts';
import { isLoopback } from './settings.ts';
import { isStateCall } from './state-calls.ts';

type Needs = Pick<Services, 'env' | 'brands' | 'log' | 'metrics' | 'db' | 'now' | 'changes'>;
type Application = {
  fetch(request: Request, bindings: ApiBindings['Bindings']): Response | Promise<Response>;
};
/** A request as it arrived. */
type Arrived = {
  scheme: 'http' | 'https';
  /** With its port, as the browser wrote it. */
  host: string;
  /** With its query. */
  path: string;
  /** The caller's. */
  address: string;
  visit: Visit | undefined;
  /** For every response. */
  headers: Readonly<Record<string, string>>;
};

/** Answers calls without the framework; null: the request is the framework's. */
export type DirectCalls = (
  request: IncomingMessage,
  response: ServerResponse,
  arrived: Arrived,
) => Promise<void> | null;
export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export function createListener(
  services: Needs,
  application: Application,
  development: boolean,
  directCall: DirectCalls,
): Listener {
  const { env, brands } = services;
  const usual = {
    http: usualHeaders('http', development),
    https: usualHeaders('https', development),
  };
  const visits = new WeakMap<object, Visit>();
  const passedBy = new WeakMap<object, Passed>();
  const readPassed = readsPassed(services);
  const passOn = createPassOn(services.log, (request, response, host, status) =>
    askLater(request, response, env, host, status),
  );
  function addressOf(request: IncomingMessage): string {
    const socket = request.socket.remoteAddress ?? '';
    const forwarded = request.headers['x-forwarded-for']?.toString() ?? null;
    return passedBy.get(request)?.address ?? callerAddress(socket, forwarded, env.trustedProxies);
  }
  const answer = getRequestListener((request, { incoming }) => {
    const visit = visits.get(incoming);
    return application.fetch(request, {
      connection: { address: incoming instanceof IncomingMessage ? addressOf(incoming) : '' },
      ...(visit === undefined ? {} : { visit }),
    });
  });
  /** A proxy on this machine may write a loopback address, by default the first brand's. */
  const isOurs = async (hostName: string) => {
    if (hostName === env.operatorHost) return true;
    const brand = await brands.byHost(hostName);
    return brand !== null && (!isLoopback(hostName) || brand.hosts.includes(hostName));
  };

  const logMistake = (error: unknown) => {
    if (!isDatabaseAway(error)) services.log.error('listenerFailed', { error: errorText(error) });
  };
  // What needs no database is answered while it is away, and nothing can be written.
  const notKnown = (error: unknown) => {
    logMistake(error);
    return null;
  };
  /** Native apps may name the brand at a host of nobody. */
  async function goneFor(host: string, { headers }: IncomingMessage): Promise<PassedOn | null> {
    const name = headers[APP_HEADER]?.toString() ?? '';
    const brand = (await brands.byHost(hostNameOf(host))) ?? (await brands.byName(name));
    return brand?.goneTo ?? null;
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host, path } = targetOf(request);
    const passed = await readPassed(request.headers);
    if (passed !== null) passedBy.set(request, passed);
    const headers = {
      host,
      forwardedProto: request.headers['x-forwarded-proto']?.toString(),
      forwardedHost: request.headers['x-forwarded-host']?.toString(),
    };
    const arrival =
      passed === null ? await arrivalOf(headers, env, isOurs) : { ...passed, needsTls: false };
    const isOwn = arrival === null || isStateCall(path.replace(/\?.*$/, ''), env);
    const goneTo =
      isOwn || !brands.mayHaveLeft() ? null : await goneFor(arrival.host, request).catch(notKnown);
    if (arrival !== null && goneTo !== null && !arrival.needsTls) {
      const address = addressOf(request);
      const times = timesPassed(request.headers) + 1;
      return passOn(request, response, goneTo, path, { ...arrival, address, times });
    }
    const scheme = arrival?.scheme ?? 'http';
    if (arrival !== null && !arrival.needsTls) {
      const called = directCall(request, response, {
        ...{ scheme, host: arrival.host, path, address: addressOf(request) },
        ...{ visit: visits.get(request), headers: usual[scheme] },
      });
      if (called !== null) return called;
    }
    for (const [name, value] of Object.entries(usual[scheme])) response.setHeader(name, value);
    if (arrival?.needsTls) return sendToTls(request, response, arrival.host, path);
    // An absolute target is what the application takes as the request's address.
    if (arrival !== null && (scheme === 'https' || arrival.host !== host || path !== request.url))
      request.url = `${scheme}://${arrival.host}${path}`;
    await answer(request, response);
  }

  function sendToTls(
    { method }: IncomingMessage,
    response: ServerResponse,
    host: string,
    path: string,
  ): void {
    if (method === 'GET' || method === 'HEAD')
      response.writeHead(308, { location: originAt(hostNameOf(host), env) + path }).end();
    else response.writeHead(403, { connection: 'close' }).end();
  }

  /** The line is written when the reply has ended, so nobody waits for it. */
  function watch(request: IncomingMessage, response: ServerResponse): Visit {
    const began = performance.now();
    const { method = '', url = '', headers } = request;
    const { accept, traceparent, host = '' } = headers;
    const trusted = env.trustedProxies > 0 ? (traceparent?.toString() ?? null) : null;
    const share = env.operations.traces?.share ?? 0;
    const visit = openVisit({ url, accept }, env.apiBase, trusted, share);
    visits.set(request, visit);
    response.once('close', () => {
      const seconds = (performance.now() - began) / 1000;
      // 499 is nginx's number for a client that left before the reply.
      const status = response.headersSent ? response.statusCode : 499;
      const write = (brand: string | null) =>
        closeVisit(services, { ...visit, brand }, { method, status, seconds });
      if (visit.brand !== null) return write(visit.brand);
      brands.byHost(hostNameOf(host)).then(
        (brand) => write(brand?.appNome ?? null),
        () => write(null),
      );
    });
    return visit;
  }

  return (request, response) => {
    const visit = watch(request, response);
    inVisit(visit, () => receive(request, response)).catch((error: unknown) => {
      // The database is away, and which host is a brand's is not known. All else is our mistake.
      logMistake(error);
      void askLater(request, response, env, hostNameOf(request.headers.host ?? ''), 503);
    });
  };
}

/** Clients that take us for a proxy send a full URL, whose host counts (RFC 9112, 3.2.2). */
function targetOf({ url = '/', headers }: IncomingMessage): { host: string; path: string } {
  const host = headers.host ?? '';
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return { host, path: url };
  const target = new URL(url);
  return { host: target.host, path: target.pathname + target.search };
}
