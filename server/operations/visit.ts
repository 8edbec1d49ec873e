// One request as operators see it: a line in the log and a count. No address, no path and no value
// of the caller is part of it.
import { randomUUID } from 'node:crypto';
import { consolePages } from '#contract/console-pages.ts';
import { pages } from '#contract/pages.ts';
import type { Log } from '../log.ts';
import { isTraced, moment, SPAN_KIND, spanId, tell, within } from '../tracing/spans.ts';
import type { Metrics, RouteClass } from './metrics.ts';

/** What the parts of the server learn about a request while they answer it. */
export type Visit = {
  readonly route: RouteClass;
  /** Id of the whole way through proxies and servers (W3C Trace Context). */
  readonly trace: string;
  /** The caller's span; null: the trace begins here. */
  readonly parent: string | null;
  /** This request's span; null: it is not traced. */
  readonly span: { id: string; began: number } | null;
  /** Id of this request; a customer reads its beginning when something failed. */
  readonly request: string;
  /** The call, stream or page; null: none that we know. */
  name: string | null;
  brand: string | null;
};

type Asked = { url: string; accept: string | undefined };

/**
 * `traceparent`: the header, if a proxy of ours sent it; it says whether its trace is recorded.
 * `share`: how many of the other traces are recorded, from 0 to 1.
 */
export function openVisit(
  asked: Asked,
  apiBase: string,
  traceparent: string | null,
  share = 0,
): Visit {
  const path = asked.url.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const route = routeClass(path, asked.accept, apiBase);
  const from = traceIn(traceparent);
  // Node draws the bits of many identifiers at once; `randomBytes` asks the system each time.
  const trace = from?.trace ?? randomUUID().replaceAll('-', '');
  // Balancers and Prometheus ask every few seconds.
  const isRecorded = isTraced() && route !== 'operations' && (from?.sampled ?? isOf(share, trace));
  return {
    route,
    trace,
    parent: from?.parent ?? null,
    span: isRecorded ? { id: spanId(), began: moment() } : null,
    request: randomUUID(),
    name: route === 'page' ? pageName(path) : null,
    brand: null,
  };
}

type Continued = { trace: string; parent: string; sampled: boolean };

/** What a W3C `traceparent` says; null: nothing that other systems would accept. */
export function traceIn(traceparent: string | null): Continued | null {
  const [, version, trace, parent, flags = '00'] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/.exec(traceparent ?? '') ??
    [];
  if (version === undefined || trace === undefined || parent === undefined) return null;
  if (version === 'ff' || /^0+$/.test(trace) || /^0+$/.test(parent)) return null;
  return { trace, parent, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

const DIGITS = 8;
/** All processes choose the same traces. */
const isOf = (share: number, trace: string): boolean =>
  Number.parseInt(trace.slice(-DIGITS), 16) < share * 16 ** DIGITS;

/** What `act` does is part of this visit's trace. */
export const inVisit = <Result>({ trace, span }: Visit, act: () => Result): Result =>
  span === null ? act() : within({ trace, id: span.id }, act);

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
export function pageName(path: string): string | null {
  const address = path.replace(/\.data$/, '');
  return known.find(({ match }) => match.test(address))?.pattern ?? null;
}

export type VisitEnd = { method: string; status: number; seconds: number };

export function closeVisit(
  { log, metrics }: { log: Log; metrics: Metrics },
  visit: Visit,
  { method, status, seconds }: VisitEnd,
): void {
  const { route, trace, parent, span, request, name, brand } = visit;
  if (span !== null)
    tell({
      ...{ trace, id: span.id, parent, name: `${method} ${name ?? route}` },
      ...{ kind: SPAN_KIND.server, began: span.began, ended: span.began + seconds * 1000 },
      attributes: {
        'http.request.method': method,
        'http.response.status_code': status,
        ...(name === null ? {} : { 'http.route': name }),
        ...(brand === null ? {} : { 'quitute.brand': brand }),
        'quitute.request': request,
      },
      failed: status >= 500,
    });
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
