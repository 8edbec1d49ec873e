// A span for each request to a provider: Node reports every outgoing request. Its path may have a
// person's address or a key in it, so only the host is named.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { beginPart, SPAN_KIND } from './spans.ts';

type End = NonNullable<ReturnType<typeof beginPart>>;
type Heard = (message: unknown, name: string | symbol) => void;

const begin = (method: string, host: string) =>
  beginPart({
    name: `${method} ${host}`,
    kind: SPAN_KIND.client,
    attributes: { 'http.request.method': method, 'server.address': host },
  });

/** Returns what stops it. */
export function traceCalls(): () => void {
  const open = new WeakMap<object, End>();
  const began = (request: object, end: End | null) => {
    if (end !== null) open.set(request, end);
  };
  const ends = (request: object, status: number | null) => {
    open.get(request)?.({
      failed: status === null || status >= 500,
      attributes: status === null ? {} : { 'http.response.status_code': status },
    });
    open.delete(request);
  };
  // The first of each is that of `fetch`, the second that of `node:http`.
  const heard: [string, Heard][] = [
    [
      'undici:request:create',
      (message) => {
        const { request } = message as { request: { method: string; origin: string } };
        began(request, begin(request.method, new URL(request.origin).hostname));
      },
    ],
    [
      'undici:request:headers',
      (message) => {
        const { request, response } = message as {
          request: object;
          response: { statusCode: number };
        };
        ends(request, response.statusCode);
      },
    ],
    ['undici:request:error', (message) => ends((message as { request: object }).request, null)],
    [
      'http.client.request.start',
      (message) => {
        const { request } = message as { request: ClientRequest };
        began(request, begin(request.method, request.host));
      },
    ],
    [
      'http.client.response.finish',
      (message) => {
        const { request, response } = message as {
          request: ClientRequest;
          response: IncomingMessage;
        };
        ends(request, response.statusCode ?? null);
      },
    ],
    [
      'http.client.request.error',
      (message) => ends((message as { request: ClientRequest }).request, null),
    ],
  ];
  for (const [name, hear] of heard) subscribe(name, hear);
  return () => {
    for (const [name, hear] of heard) unsubscribe(name, hear);
  };
}
