// Speaks to an S3-compatible bucket: five requests, each with a time limit.
import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { sha256 } from './hash.ts';
import type { BucketSettings } from './settings.ts';

/** The bucket did not answer, or refused; the same request may succeed later. */
export class BucketAway extends Error {}

/** Milliseconds for each kind of request, from the first byte to the last. */
export type BucketPatience = { read: number; write: number };
/** Before the second try, after an error of the store itself or of the connection. */
const PAUSE_MS = 200;
const usualPatience: BucketPatience = { read: 5_000, write: 10_000 };

export type StoredHeaders = { 'content-type': string } & Record<string, string>;

/** Keys are below the prefix of the settings. */
export type Bucket = {
  /** @throws BucketAway */
  put(key: string, content: Uint8Array<ArrayBuffer>, headers: StoredHeaders): Promise<void>;
  /** Null: there is no such object, or it has more than `most` bytes. @throws BucketAway */
  get(key: string, most: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** An object that is not there counts as removed. @throws BucketAway */
  remove(key: string): Promise<void>;
  /** The first keys, at most 1,000, that begin so and come after `after`. @throws BucketAway */
  list(beginning: string, after?: string): Promise<string[]>;
};

export function openBucket(
  { endpoint, region, bucket, keyId, secret, prefix, pathStyle }: BucketSettings,
  patience: BucketPatience = usualPatience,
): Bucket {
  const base = new URL(endpoint);
  if (!pathStyle) base.hostname = `${bucket}.${base.hostname}`;
  const root = pathStyle ? `/${bucket}/` : '/';
  // The keys of a day's signatures.
  const cache = new Map<string, ArrayBuffer>();

  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    url: URL,
    milliseconds: number,
    headers: Record<string, string> = {},
    body: Uint8Array<ArrayBuffer> | null = null,
  ): Promise<Response> {
    // Keys change with the day.
    if (cache.size > 50) cache.clear();
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
      body,
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      region,
      cache,
    }).sign();
    const signal = AbortSignal.timeout(milliseconds);
    const once = () =>
      fetch(signed.url, { method, headers: signed.headers, body, redirect: 'error', signal });
    const reply = await once();
    // Object stores reply so while they are busy, and all of our requests may be repeated.
    if (reply.status < 500) return reply;
    await reply.body?.cancel();
    await setTimeout(PAUSE_MS, undefined, { signal });
    return once();
  }
  const addressOf = (key: string) => new URL(`${root}${prefix}${key}`, base);

  return {
    put: (key, content, headers) =>
      asked('write', async () => {
        const response = await send('PUT', addressOf(key), patience.write, headers, content);
        await expectOk(response);
      }),
    get: (key, most) =>
      asked('read', async () => {
        const response = await send('GET', addressOf(key), patience.read);
        if (response.ok) return bytesOf(response, most);
        await expectMissing(response);
        return null;
      }),
    remove: (key) =>
      asked('delete', async () => {
        const response = await send('DELETE', addressOf(key), patience.write);
        if (response.status === 404) await expectMissing(response);
        else await expectOk(response);
      }),
    list: (beginning, after = '') =>
      asked('list', async () => {
        // Some servers sign the path of a bucket without its last slash.
        const url = new URL(pathStyle ? `/${bucket}` : '/', base);
        url.searchParams.set('list-type', '2');
        url.searchParams.set('prefix', prefix + beginning);
        if (after !== '') url.searchParams.set('start-after', prefix + after);
        const response = await send('GET', url, patience.write);
        if (!response.ok) throw refusal(response, await codeIn(response));
        const text = await response.text();
        return Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) =>
          plainText(key).slice(prefix.length),
        );
      }),
  };
}

/** Every failure is a BucketAway, whose message names no key, address or secret. */
async function asked<Value>(what: string, act: () => Promise<Value>): Promise<Value> {
  const again = async (error: unknown) => {
    // `fetch` throws it when a connection fails. Bucket servers close idle connections, sometimes
    // as the next request is sent.
    if (!(error instanceof TypeError)) throw error;
    await setTimeout(PAUSE_MS);
    return act();
  };
  try {
    return await act().catch(again);
  } catch (error) {
    if (error instanceof BucketAway) throw error;
    const { name, cause } = error as Error;
    const code = cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : '';
    throw new BucketAway(`The bucket did not answer (${what}: ${name}${code}).`);
  }
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw refusal(response, await codeIn(response));
  // A connection is free for the next request once its answer has been read.
  await response.arrayBuffer();
}

/** There is no such object; a bucket that is missing is another matter. */
async function expectMissing(response: Response): Promise<void> {
  const code = await codeIn(response);
  if (response.status !== 404 || code === 'NoSuchBucket') throw refusal(response, code);
}

const refusal = ({ status }: Response, code: string) =>
  new BucketAway(`The bucket refused: ${status}${code === '' ? '' : ` ${code}`}.`);

const LONGEST_COMPLAINT = 64 * 1024;

/** The code of an error, such as `NoSuchBucket`; empty if there is none. */
async function codeIn(response: Response): Promise<string> {
  const bytes = await bytesOf(response, LONGEST_COMPLAINT);
  return /<Code>(\w{1,60})<\/Code>/.exec(Buffer.from(bytes ?? []).toString())?.[1] ?? '';
}

/** Null: there are more. */
async function bytesOf(response: Response, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > most) return null;
    parts.push(part);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plainText = (xml: string) =>
  xml.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name] ?? name);
