// Settings of traces: the collector they go to, and which share of them.

export type TraceSettings = {
  /** Address of the collector; the path of traces is added. */
  endpoint: string;
  headers: Record<string, string>;
  /** The share of traces that begin here, from 0 to 1. */
  share: number;
};

type Text = (name: string) => string | null;
type Fail = (name: string, value: string, right: string) => never;

/** Names and formats are those of OpenTelemetry, so that operators find what they know. */
export function readTraceSettings(text: Text, fail: Fail): TraceSettings | null {
  const endpoint = text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const share = text('OTEL_TRACES_SAMPLER_ARG') ?? '1';
  if (!/^(0|1|0?\.\d+|[01]\.0+)$/.test(share))
    fail('OTEL_TRACES_SAMPLER_ARG', share, 'a share of all traces, from 0 to 1, such as 0.1');
  const pairs = (text('OTEL_EXPORTER_OTLP_HEADERS') ?? '').split(',').filter((one) => one !== '');
  const headers = pairs.map((pair) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)=([\x21-\x7e]+)\s*$/.exec(pair) ?? [];
    if (name === '')
      fail('OTEL_EXPORTER_OTLP_HEADERS', '…', 'a list such as authorization=Bearer%20…,name=value');
    return [name.toLowerCase(), decoded(value)];
  });
  if (endpoint === null) return null;
  if (!URL.canParse(endpoint) || !/^https?:\/\/[\w.:[\]-]+(\/[\w./-]*)?$/.test(endpoint))
    fail(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      '…',
      'the address of a collector such as http://127.0.0.1:4318',
    );
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: Object.fromEntries(headers),
    share: Number(share),
  };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
