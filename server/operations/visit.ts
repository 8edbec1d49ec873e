// One request as operators see it: a line in the log and a count. No address, no path and no value
// of the caller is part of it.
import { randomUUID } from 'node:crypto';
import { consolePages } from '#contract/console-pages.ts';
import { pages } from '#contract/pages.ts';
import type { Log } from '../log.ts';
import type { Metrics, RouteClass } from './metrics.ts';

/** What the parts of the server learn about a request while they answer it. */
export type Visit = {
  readonly route: RouteClass;
  /** Of the whole way through proxies and servers (W3C Trace Context). */
  readonly trace: string;
  /** Of this request; its beginning is what a customer reads when something failed. */
  readonly request: string;
  /** The call, stream or page; null: none that we know. */
  name: string | null;
  brand: string | null;
};

type Asked = { url: string; accept: string | undefined };

/** `traceparent`: the header, if a proxy of ours may be believed. */
export function openVisit(asked: Asked, apiBase: string, traceparent: string | null): Visit {
  const path = asked.url.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const route = routeClass(path, asked.accept, apiBase);
  return {
    route,
    // Node draws the bits of many identifiers at once; `randomBytes` asks the system each time.
    trace: traceIn(traceparent) ?? randomUUID().replaceAll('-', ''),
    request: randomUUID(),
    name: route === 'page' ? pageName(path) : null,
    brand: null,
  };
}

/** The trace id of a W3C `traceparent`; null: there is none that other systems would accept. */
export function traceIn(traceparent: string | null): string | null {
  const [, version, trace, parent] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-.*)?$/.exec(traceparent ?? '') ??
    [];
  if (version === undefined || trace === undefined || version === 'ff') return null;
  return /^0+$/.test(trace) || /^0+$/.test(parent ?? '') ? null : trace;
}

const assets = /^\/(assets\/|worker\.js$|etiquetas$)/;
const pictures = /^\/(imagens|mapa)\/|\.(png|svg|ico|webp)$/;

export function routeClass(path: string, accept: string | undefined, apiBase: string): RouteClass {
  if (path.startsWith(`${apiBase}/`)) {
    const rest = path.slice(apiBase.length);
    if (/^\/(health|live|ready|metrics)$/.test(rest)) return 'operations';
    if (rest.startsWith('/webhooks/')) return 'webhook';
    return accept === 'text/event-stream' ? 'stream' : 'call';
  }
  if (assets.test(path)) return 'asset';
  return pictures.test(path) ? 'picture' : 'page';
}

/** Addresses of pages as the tables write them, the longest first. */
const known = [...Object.values(pages), ...Object.values(consolePages)]
  .map((pattern) => ({ pattern, match: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`) }))
  .sort((one, other) => other.pattern.length - one.pattern.length);

/** Without the values in it: a code or an invitation in an address is not for a log. */
function pageName(path: string): string | null {
  const address = path.replace(/\.data$/, '');
  return known.find(({ match }) => match.test(address))?.pattern ?? null;
}

export type VisitEnd = { method: string; status: number; seconds: number };

export function closeVisit(
  { log, metrics }: { log: Log; metrics: Metrics },
  { route, trace, request, name, brand }: Visit,
  { method, status, seconds }: VisitEnd,
): void {
  metrics.answered(route, status, seconds);
  // A menu page brings dozens of files, and balancers ask every few seconds.
  const isMinor = route === 'asset' || route === 'picture' || route === 'operations';
  log[isMinor ? 'debug' : 'info']('request', {
    brand,
    route,
    name,
    method,
    status,
    ms: Math.round(seconds * 1000),
    trace,
    request,
  });
}
