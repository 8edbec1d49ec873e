// A call's input from path, query, headers and body, decoded by the schema of its endpoint.
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FailureKey } from '#contract/failures.ts';
import { readableInput } from '#contract/readable-input.ts';
import { Refusal } from '../refusal.ts';
import { readParams } from './params.ts';
import type { CallRequest } from './request.ts';

export async function readInput(line: Endpoint, request: CallRequest): Promise<unknown> {
  return decoded(line, request, line.method === 'POST' ? await textOf(request) : '');
}

/** A request that broke off, as on a phone that lost its signal, is no error of ours. */
const textOf = (request: CallRequest): Promise<string> =>
  request.text().catch(() => {
    throw new Refusal('malformed', { field: 'JSON' });
  });

const MOST_KNOWN = 1000;
const LONGEST_KNOWN = 100;
const known = new Map<string, unknown>();

/**
 * The same for a call that many send alike, a few bytes and nothing else: those are decoded once.
 * Nobody may change what it returns.
 */
export async function readAlike(line: Endpoint, request: CallRequest): Promise<unknown> {
  const text = await textOf(request);
  const name = `${request.url} ${text}`;
  const there = known.get(name);
  if (there !== undefined) return there;
  const input = decoded(line, request, text);
  if (known.size >= MOST_KNOWN) known.clear();
  if (text.length <= LONGEST_KNOWN) known.set(name, input);
  return input;
}

function decoded(line: Endpoint, request: CallRequest, text: string): unknown {
  const inHeaders = Object.fromEntries(
    (line.headerFields ?? []).flatMap((name) => {
      const value = request.header(name.toLowerCase());
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const query = readParams(line.input, request.query());
  const fixed = readParams(line.input, { ...request.params(), ...inHeaders });
  let body: unknown = {};
  if (line.method === 'POST') {
    try {
      body = text === '' ? {} : JSON.parse(text);
    } catch {
      throw new Refusal('malformed', { field: 'JSON' });
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new Refusal('malformed', { field: 'JSON' });
  }
  // A link with a query must not change what a page sends in the body.
  const read = readableInput({ ...query, ...(body as object), ...fixed });
  if ('unreadable' in read) throw wrongField('textUnreadable', read.unreadable);
  const result = z.safeDecode(line.input as z.core.$ZodType, read.value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const key = fieldRefusals.find((one) => one === issue?.message) ?? 'malformed';
  throw wrongField(key, issue?.path.join('.') ?? '');
}

/** A codec's error (contract/codecs.ts). */
const fieldRefusals = [
  'amountTooLarge',
  'dateImpossible',
  'phoneInvalid',
] as const satisfies FailureKey[];

function wrongField(key: FailureKey, path: string): Refusal {
  const field = path.slice(0, 120) || 'JSON';
  return new Refusal(key, { field }, { campo: field });
}
