// Sends spans to a collector of OpenTelemetry (OTLP over HTTP, as JSON). Spans that it does not
// take in time are lost: nobody waits for them, and memory has a bound.
import { hostname } from 'node:os';
import { version } from '#contract/version.ts';
import { errorText, type Log } from '../log.ts';
import type { TraceSettings } from './settings.ts';
import { type Attributes, listen, type Span } from './spans.ts';
import { traceCalls } from './traced-calls.ts';

const EVERY_MS = 1_000;
const LIMIT_MS = 5_000;
const MOST_SENT = 512;
const MOST_KEPT = 4_096;
const FAILED = 2;
const NANO_DIGITS = 6;

export type Tracing = { close(): Promise<void> };

export function openTracing(
  { endpoint, headers }: TraceSettings,
  log: Pick<Log, 'warn' | 'info'>,
  every = EVERY_MS,
): Tracing {
  const kept: Span[] = [];
  let lost = 0;
  let sending: Promise<void> | null = null;

  async function send(spans: readonly Span[]): Promise<void> {
    try {
      const reply = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(asOtlp(spans)),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`the collector answered ${reply.status}`);
      if (lost > 0) log.info('tracesSent', { lost });
      lost = 0;
    } catch (error) {
      if (lost === 0) log.warn('tracesLost', { error: errorText(error) });
      lost += spans.length;
    }
  }
  async function sendAll(): Promise<void> {
    while (kept.length > 0) await send(kept.splice(0, MOST_SENT));
  }
  const flush = () => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };
  // Not where a span ends: the request that it belongs to would be traced for the sending.
  const timer = setInterval(flush, every).unref();
  const unlisten = listen((span) => {
    if (kept.length < MOST_KEPT) kept.push(span);
    else lost++;
  });
  const uncall = traceCalls();
  return {
    async close() {
      clearInterval(timer);
      uncall();
      unlisten();
      // A collector that is away would only delay the stop.
      if (lost === 0) await flush();
    },
  };
}

const resource = {
  attributes: attributesOf({
    'service.name': 'quitute',
    'service.version': version,
    'service.instance.id': `${hostname()}-${process.pid}`,
  }),
};

const asOtlp = (spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource,
      scopeSpans: [{ scope: { name: 'quitute', version }, spans: spans.map(spanOf) }],
    },
  ],
});

const spanOf = ({ trace, id, parent, name, kind, began, ended, attributes, failed }: Span) => ({
  traceId: trace,
  spanId: id,
  ...(parent === null ? {} : { parentSpanId: parent }),
  name,
  kind,
  startTimeUnixNano: nano(began),
  endTimeUnixNano: nano(ended),
  attributes: attributesOf(attributes),
  ...(failed ? { status: { code: FAILED } } : {}),
});

/** As text: a number has too few digits for nanoseconds since 1970. */
const nano = (milliseconds: number): string => milliseconds.toFixed(NANO_DIGITS).replace('.', '');

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === 'string'
        ? { stringValue: value }
        : typeof value === 'boolean'
          ? { boolValue: value }
          : { intValue: String(value) },
  }));
}
