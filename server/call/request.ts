// What a call of the API is made of and what it gives back, whichever way it arrived: through the
// framework (from-hono.ts) or straight from a connection (direct.ts).
import type { Connection } from '../connection.ts';
import type { Visit } from '../operations/visit.ts';

export type CallRequest = {
  method: string;
  /** Whole, with scheme and host. */
  url: string;
  hostname: string;
  /** Scheme, host and port. */
  origin: string;
  /** `name` in lower case. */
  header(name: string): string | undefined;
  query(): Record<string, string>;
  /** The values of the path's parameters. */
  params(): Record<string, string>;
  text(): Promise<string>;
  connection: Connection;
  /** Absent in calls that pages make in process. */
  visit: Visit | undefined;
  /** Filled while it is answered: what the reply sets, whether it succeeds or refuses. */
  setCookies: string[];
};

export type CallReply = {
  status: number;
  /** In lower case, without the length of the body. */
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
};

/**
 * A reply is about one person or one moment, and so is a refusal: no cache may store it. Some
 * caches do if a reply does not forbid it.
 */
export const UNCACHED = { 'cache-control': 'no-store' } as const;

export function jsonReply(
  value: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): CallReply {
  const type = { 'content-type': 'application/json' };
  return { status, headers: { ...headers, ...UNCACHED, ...type }, body: JSON.stringify(value) };
}
