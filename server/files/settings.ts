// Settings of the operator's S3-compatible store: a bucket for photos and logos, and one for the
// files of the build.
import { isLoopback } from '../front/settings.ts';

export type BucketSettings = {
  /** Scheme, host and port. */
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** Before every key; empty, or it ends with a slash. */
  prefix: string;
  /** The bucket stands in the path of the address, and not in its host. */
  pathStyle: boolean;
};

type Text = (name: string) => string | null;
type Fail = (name: string, value: string, right: string) => never;
type Stop = (sentence: string) => never;

const needed = ['S3_ENDPOINT', 'S3_KEY_ID', 'S3_SECRET'] as const;
const buckets = ['S3_BUCKET', 'ASSETS_BUCKET'];
const more = ['S3_REGION', 'S3_PREFIX', 'S3_PATH_STYLE', 'S3_HTTP_HOSTS'];

/**
 * `bucket`: of photos and logos; null: they are stored in the database. `assetsBucket`: of scripts,
 * styles and fonts.
 */
export function readStoreSettings(
  text: Text,
  fail: Fail,
  stop: Stop,
): { bucket: BucketSettings | null; assetsBucket: BucketSettings | null } {
  const [endpoint, keyId, secret] = needed.map(text);
  const named = buckets.filter((name) => text(name) !== null);
  if (!endpoint || !keyId || !secret || named.length === 0) {
    const set = [...needed, ...buckets, ...more].filter((name) => text(name) !== null);
    if (set.length === 0) return { bucket: null, assetsBucket: null };
    const missing: string[] = needed.filter((name) => text(name) === null);
    if (named.length === 0) missing.push('S3_BUCKET');
    return stop(
      `${set.join(', ')} ${set.length === 1 ? 'is' : 'are'} set, but ${missing.join(', ')} ` +
        `${missing.length === 1 ? 'is' : 'are'} not: a bucket needs ${needed.join(', ')} and ` +
        'its name. Without all of them, photos are stored in the database.',
    );
  }
  const store = {
    endpoint: endpointOf(endpoint, text('S3_HTTP_HOSTS'), fail),
    region: region(text('S3_REGION') ?? 'us-east-1', fail),
    ...keys(keyId, secret, fail),
    pathStyle: pathStyle(text('S3_PATH_STYLE') ?? '1', fail),
  };
  const called = (name: string, before: string): BucketSettings | null => {
    const bucket = text(name);
    return bucket === null
      ? null
      : { ...store, bucket: bucketName(name, bucket, fail), prefix: before };
  };
  return {
    bucket: called('S3_BUCKET', prefix(text('S3_PREFIX'), fail)),
    assetsBucket: called('ASSETS_BUCKET', ''),
  };
}

function endpointOf(value: string, httpHosts: string | null, fail: Fail): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  // A password in the address is not repeated.
  if (url === null || !/^https?:$/.test(url.protocol) || url.username + url.password !== '')
    return fail(
      'S3_ENDPOINT',
      '…',
      'an address such as https://s3.example.com, without a password',
    );
  if (url.pathname + url.search + url.hash !== '/')
    return fail('S3_ENDPOINT', value, 'scheme, host and port alone; S3_BUCKET names the bucket');
  const named = (httpHosts ?? '').toLowerCase().split(/[\s,]+/);
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && !named.includes(url.hostname))
    return fail(
      'S3_ENDPOINT',
      value,
      `an https address, or S3_HTTP_HOSTS must name ${url.hostname}: photos then cross that ` +
        'network unencrypted',
    );
  return url.origin;
}

function region(value: string, fail: Fail): string {
  return /^[a-z0-9-]{1,40}$/.test(value)
    ? value
    : fail('S3_REGION', value, 'a name such as us-east-1 or auto');
}

function bucketName(name: string, value: string, fail: Fail): string {
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)
    ? value
    : fail(name, value, 'the name of a bucket: 3 to 63 small letters, digits, - and dots');
}

function keys(keyId: string, secret: string, fail: Fail) {
  for (const [name, value] of Object.entries({ S3_KEY_ID: keyId, S3_SECRET: secret }))
    if (!/^[\x21-\x7e]+$/.test(value)) fail(name, '…', 'without spaces and accents');
  return { keyId, secret };
}

function prefix(value: string | null, fail: Fail): string {
  if (value === null) return '';
  const bare = value.replace(/\/$/, '');
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(bare) || bare.length > 200)
    return fail('S3_PREFIX', value, 'letters, digits, - and _, with slashes between, as in a/b');
  return `${bare}/`;
}

function pathStyle(value: string, fail: Fail): boolean {
  if (value === '1' || value === '0') return value === '1';
  return fail('S3_PATH_STYLE', value, '1 or 0');
}
