// The table of calls as functions. The same client runs in the browser (over HTTP) and inside the
// server (in process).
import * as z from 'zod/mini';
import { type CallKeys, createCallKeys } from './call-keys.ts';
import { callName } from './call-name.ts';
import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import { type EndpointKey, type Endpoints, endpoints } from './endpoints.ts';
import { APP_HEADER, KEY_HEADER, storeOfCall } from './headers.ts';
import { readReply } from './read-reply.ts';
import {
  type Failure,
  failure,
  MALFORMED_CODE,
  NETWORK_CODE,
  NETWORK_SENTENCE,
  type Result,
  TIMEOUT_CODE,
  TIMEOUT_SENTENCE,
} from './reply.ts';
import { fillPath, queryOf } from './request-address.ts';

/** What sends a request: `fetch` in the browser, the app's own handler inside the server. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** The store that the call names, if it names one. */
export type CallSubject = { storeId: number | null };

export type ClientOptions = {
  /** API base without a trailing slash. */
  base: string;
  transport: Transport;
  /** Name of the app, for calls that send it. */
  app: () => string;
  /** Headers of every call: the two context hashes, the language. */
  headers: (about: CallSubject) => Promise<Record<string, string>> | Record<string, string>;
  /** Time-out of a call, in milliseconds. */
  timeout: number;
  /** Makes keys for what staff change; without it, nothing that is sent again is known by one. */
  newKey?: () => string;
  /** Called for what should never happen: a reply or an input that does not match its schema. */
  onSurprise?: (call: EndpointKey, error: string) => void;
};

export type Client = {
  [K in EndpointKey]: (input: InputOf<Endpoints[K]>) => Promise<Result<OutputOf<Endpoints[K]>>>;
};

/** One function per call; none of them throws. */
export function createClient(options: ClientOptions): Client {
  const functions: Record<string, unknown> = {};
  const keys = options.newKey && createCallKeys(options.newKey);
  for (const key of Object.keys(endpoints) as EndpointKey[])
    functions[key] = (input: unknown) => call(key, input, options, keys);
  return functions as Client;
}

async function call(
  key: EndpointKey,
  input: unknown,
  options: ClientOptions,
  keys: CallKeys | undefined,
): Promise<Result<unknown>> {
  const line: Endpoint = endpoints[key];
  if (keys === undefined || line.access !== 'staff' || line.method === 'GET')
    return send(key, input, options);
  const content = `${key} ${JSON.stringify(input)}`;
  const result = await send(key, input, options, keys.begin(content));
  keys.end(content, result);
  return result;
}

async function send(
  key: EndpointKey,
  input: unknown,
  options: ClientOptions,
  onceKey?: string,
): Promise<Result<unknown>> {
  const line: Endpoint = endpoints[key];
  let status = 0;
  try {
    const wire = z.safeEncode(line.input as z.core.$ZodType, input);
    if (!wire.success) {
      options.onSurprise?.(key, `input: ${wire.error.message}`);
      return failure(MALFORMED_CODE, wire.error.message, 0);
    }
    const { path, rest } = fillPath(line.path, wire.data as Record<string, unknown>);
    const inHeaders = (line.headerFields ?? []).map((name) => [name, rest[name]] as const);
    for (const [name] of inHeaders) delete rest[name];
    const isGet = line.method === 'GET';
    const query = queryOf(
      isGet ? rest : Object.fromEntries((line.alsoInQuery ?? []).map((name) => [name, rest[name]])),
    );
    // A Headers object merges names that differ only in case; the table's headers come last and
    // win.
    const headers = new Headers(await options.headers({ storeId: storeOfCall(input) }));
    headers.set('accept', 'application/json');
    if (!isGet) headers.set('content-type', 'application/json');
    if (onceKey !== undefined) headers.set(KEY_HEADER, onceKey);
    if (line.sendsApp) headers.set(APP_HEADER, options.app());
    for (const [name, value] of Object.entries(line.headers ?? {})) headers.set(name, value);
    for (const [name, value] of inHeaders)
      if (value !== undefined) headers.set(name, String(value));
    const response = await options.transport(`${options.base}${path}${query}`, {
      method: line.method,
      headers,
      ...(isGet ? {} : { body: JSON.stringify(rest) }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(options.timeout),
    });
    status = response.status;
    const text = await response.text().catch((error: unknown) => {
      throw isGivenUp(error) ? error : new LostConnection();
    });
    const body = readBody(text);
    // The login's own name in the sentence for a plain text (the specification, section 8).
    const language = headers.get('accept-language');
    const result = readReply(body, status, key === 'authenticate' ? 'NaN' : callName(line.path), {
      expectsText: line.answersText,
      language,
    });
    if (result.ok)
      return { ok: true, value: z.decode(line.output as z.core.$ZodType, result.value) };
    // No server of ours wrote this text, so it is in no log of ours.
    if (typeof body === 'string') options.onSurprise?.(key, `reply without JSON, status ${status}`);
    return result;
  } catch (error) {
    const result = failureOf(error, status);
    if (result.thrown !== undefined)
      options.onSurprise?.(key, `${result.thrown}: ${result.mensagem}`);
    return result;
  }
}

/** Anything but JSON, such as a proxy's page, is plain text. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The connection broke while the reply's body was being received. */
class LostConnection extends Error {}

function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

function failureOf(error: unknown, status: number): Failure {
  const name = error instanceof Error ? error.name : '';
  if (isGivenUp(error)) return failure(TIMEOUT_CODE, TIMEOUT_SENTENCE, 0);
  // `fetch` reports a network failure as a TypeError; nothing else throws one before a status is
  // known.
  if (error instanceof LostConnection || (status === 0 && name === 'TypeError'))
    return failure(NETWORK_CODE, NETWORK_SENTENCE, 0);
  return {
    ...failure(1, error instanceof Error ? error.message : String(error), status),
    thrown: name === '' ? 'Error' : name,
  };
}
