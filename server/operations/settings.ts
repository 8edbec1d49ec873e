// Settings of the operator's own port, of the metrics, which other machines must not read by
// accident, and of traces.
import { isLoopback } from '../front/settings.ts';
import { readTraceSettings, type TraceSettings } from '../tracing/settings.ts';

export type OperationsSettings = {
  /** Where `/live`, `/ready` and `/metrics` answer without a brand; null: nowhere. */
  listenOn: { host: string; port: number } | null;
  /** Lets a request read the metrics; null: only the operator's port on this machine does. */
  metricsToken: string | null;
  /** Where traces go; null: nothing is traced. */
  traces: TraceSettings | null;
};

type Text = (name: string) => string | null;
type Fail = (name: string, value: string, right: string) => never;
type Stop = (sentence: string) => never;

const SHORTEST_TOKEN = 24;

export function readOperationsSettings(text: Text, fail: Fail, stop: Stop): OperationsSettings {
  const metricsToken = text('METRICS_TOKEN');
  if (metricsToken !== null && !/^[\x21-\x7e]+$/.test(metricsToken))
    fail('METRICS_TOKEN', '…', 'without spaces and accents, because it travels in a header');
  if (metricsToken !== null && metricsToken.length < SHORTEST_TOKEN)
    fail('METRICS_TOKEN', '…', `at least ${SHORTEST_TOKEN} characters that nobody can guess`);
  const traces = readTraceSettings(text, fail);
  const port = text('OPERATIONS_PORT');
  const host = text('OPERATIONS_HOST') ?? '127.0.0.1';
  if (port === null) return { listenOn: null, metricsToken, traces };
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    fail('OPERATIONS_PORT', port, 'a whole number from 0 to 65535');
  if (!/^[\w.:-]+$/.test(host))
    fail('OPERATIONS_HOST', host, 'an address without port, such as 127.0.0.1 or 0.0.0.0');
  if (!isLoopback(host) && metricsToken === null)
    stop(
      `OPERATIONS_HOST is "${host}", which other machines reach: set METRICS_TOKEN, which ` +
        'Prometheus then sends, or leave OPERATIONS_HOST out.',
    );
  return { listenOn: { host, port: Number(port) }, metricsToken, traces };
}
