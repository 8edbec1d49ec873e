// The bucket's client against a server that checks signatures.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BucketServer, openBucketServer } from '#test/bucket-server.ts';
import { EnvError, readEnv } from '../env.ts';
import { BucketAway } from './bucket.ts';

let server: BucketServer;
beforeAll(async () => {
  server = await openBucketServer();
});
afterAll(() => server.close());

const text = (words: string) => new TextEncoder().encode(words);
const kind = { 'content-type': 'text/plain' };

test('an object is written, read, listed below its beginning, and removed twice', async () => {
  const { bucket } = server;
  await bucket.put('1/a-um.webp', text('um'), kind);
  await bucket.put('1/b-dois.webp', text('dois'), kind);
  await bucket.put('10/c.webp', text('dez'), kind);
  expect(await server.keys()).toEqual(['loja/1/a-um.webp', 'loja/1/b-dois.webp', 'loja/10/c.webp']);
  expect(await bucket.list('1/')).toEqual(['1/a-um.webp', '1/b-dois.webp']);
  expect(await bucket.list('1/', '1/a-um.webp')).toEqual(['1/b-dois.webp']);
  expect(await bucket.get('1/b-dois.webp', 100)).toEqual(text('dois'));
  await bucket.remove('1/b-dois.webp');
  await bucket.remove('1/b-dois.webp');
  expect(await bucket.get('1/b-dois.webp', 100)).toBeNull();
});

test('an object that is larger than its row says is not read to its end', async () => {
  await server.bucket.put('2/large', new Uint8Array(200_000), kind);
  expect(await server.bucket.get('2/large', 199_999)).toBeNull();
  expect((await server.bucket.get('2/large', 200_000))?.length).toBe(200_000);
});

test('an error of the store itself is tried once more', async () => {
  let asked = 0;
  server.before = () => {
    asked += 1;
    server.mode = asked === 1 ? 'error' : 'pass';
  };
  await server.bucket.put('3/again', text('sim'), kind);
  expect(asked).toBe(2);
  server.before = () => {
    asked += 1;
    server.mode = 'error';
  };
  await expect(server.bucket.get('3/again', 10)).rejects.toThrow('The bucket refused: 500.');
  expect(asked).toBe(4);
  server.before = () => undefined;
  server.mode = 'pass';
  expect(await server.bucket.get('3/again', 10)).toEqual(text('sim'));
});

test('a connection that breaks off is replaced once', async () => {
  await server.bucket.put('3/cut', text('sim'), kind);
  let asked = 0;
  server.before = () => {
    asked += 1;
    server.mode = asked === 1 ? 'refuse' : 'pass';
  };
  expect(await server.bucket.get('3/cut', 10)).toEqual(text('sim'));
  expect(asked).toBe(2);
  server.before = () => {
    asked += 1;
    server.mode = 'refuse';
  };
  await expect(server.bucket.get('3/cut', 10)).rejects.toThrow(BucketAway);
  expect(asked).toBe(4);
  server.before = () => undefined;
  server.mode = 'pass';
});

test('wrong keys, another bucket and silence are told without a secret', async () => {
  const secret = 'nobody-may-read-this-one';
  for (const [bucket, says] of [
    [server.open({ secret }), 'The bucket refused: 403 SignatureDoesNotMatch.'],
    [server.open({ keyId: secret }), 'The bucket refused: 403 InvalidAccessKeyId.'],
    [server.open({ bucket: 'another-bucket' }), 'The bucket refused: 404 NoSuchBucket.'],
    [server.open({ endpoint: 'http://127.0.0.1:1' }), 'The bucket did not answer (read: '],
  ] as const) {
    const error = await bucket.get('1/a', 100).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BucketAway);
    expect((error as Error).message).toContain(says);
    expect(JSON.stringify([error, (error as Error).stack])).not.toContain(secret);
  }
  server.mode = 'silent';
  await expect(server.open({}, 50).put('1/a', text('a'), kind)).rejects.toThrow(
    'The bucket did not answer (write: TimeoutError).',
  );
  server.mode = 'refuse';
  await expect(server.bucket.remove('1/a')).rejects.toThrow(BucketAway);
  server.mode = 'pass';
});

const whole = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'fotos',
  S3_KEY_ID: 'key',
  S3_SECRET: 'a-secret-of-the-bucket',
};

test('settings of a bucket are read, and without any there is none', () => {
  expect(readEnv({}).bucket).toBeNull();
  expect(readEnv(whole).bucket).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    bucket: 'fotos',
    keyId: 'key',
    secret: 'a-secret-of-the-bucket',
    prefix: '',
    pathStyle: true,
  });
  const more = { S3_REGION: 'auto', S3_PREFIX: 'quitute/fotos/', S3_PATH_STYLE: '0' };
  expect(readEnv({ ...whole, ...more }).bucket).toMatchObject({
    region: 'auto',
    prefix: 'quitute/fotos/',
    pathStyle: false,
  });
  for (const endpoint of ['http://127.0.0.1:9000', 'http://localhost:9000'])
    expect(readEnv({ ...whole, S3_ENDPOINT: endpoint }).bucket?.endpoint).toBe(endpoint);
  const named = { S3_ENDPOINT: 'http://minio:9000', S3_HTTP_HOSTS: 'minio' };
  expect(readEnv({ ...whole, ...named }).bucket?.endpoint).toBe('http://minio:9000');
});

test('files of pages have a bucket of their own, with or without one for photos', () => {
  const { S3_BUCKET, ...store } = whole;
  const env = readEnv({ ...store, ASSETS_BUCKET: 'publico', S3_PREFIX: 'a' });
  expect([env.bucket, env.assetsBucket?.bucket, env.assetsBucket?.prefix]).toEqual([
    null,
    'publico',
    '',
  ]);
  const both = readEnv({ ...whole, ASSETS_BUCKET: 'publico' });
  expect([both.bucket?.bucket, both.assetsBucket?.bucket]).toEqual([S3_BUCKET, 'publico']);
});

test.each([
  ['https://cdn.example.com/', 'https://cdn.example.com'],
  ['https://cdn.example.com:8443/quitute', 'https://cdn.example.com:8443/quitute'],
  ['http://127.0.0.1:4911/publico', 'http://127.0.0.1:4911/publico'],
])('ASSETS_URL %s is %s', (value, read) => {
  expect(readEnv({ ASSETS_URL: value }).assetsUrl).toBe(read);
});

test.each([
  'cdn.example.com',
  'http://cdn.example.com',
  "https://cdn.example.com/'; script-src *",
  'https://user:word@cdn.example.com',
  'https://cdn.example.com/?v=1',
])('ASSETS_URL %s stops the start', (value) => {
  expect(() => readEnv({ ASSETS_URL: value })).toThrow('ASSETS_URL is');
});

test.each([
  [{ S3_SECRET: '' }, 'are set, but S3_SECRET is not'],
  [{ S3_KEY_ID: '', S3_SECRET: '' }, 'are set, but S3_KEY_ID, S3_SECRET are not'],
  [
    { S3_ENDPOINT: '', S3_BUCKET: '', S3_KEY_ID: '', S3_SECRET: '', S3_PREFIX: 'a' },
    'S3_PREFIX is set, but',
  ],
  [{ S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT is'],
  [{ S3_ENDPOINT: 'http://minio:9000' }, 'S3_HTTP_HOSTS must name minio'],
  [{ S3_ENDPOINT: 'https://s3.example.com/fotos' }, 'S3_BUCKET names the bucket'],
  [{ S3_ENDPOINT: 'https://u:a-secret-of-the-bucket@s3.example.com' }, 'without a password'],
  [{ S3_BUCKET: 'Fotos' }, 'S3_BUCKET is'],
  [{ S3_SECRET: 'a-secret-of-the-bucket with a space' }, 'S3_SECRET is "…"'],
  [{ S3_REGION: 'São Paulo' }, 'S3_REGION is'],
  [{ S3_PREFIX: '../other' }, 'S3_PREFIX is'],
  [{ S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE is'],
])('settings of a bucket that cannot be used stop the start: %j', (changed, sentence) => {
  const error = (() => {
    try {
      return readEnv({ ...whole, ...changed });
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toBeInstanceOf(EnvError);
  expect((error as Error).message).toContain(sentence);
  expect((error as Error).message).not.toContain('a-secret-of-the-bucket');
});
