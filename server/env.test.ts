import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import { bulkPatience, requestPatience } from '#server/database/limits.ts';
import { EnvError, readEnv } from '#server/env.ts';

test('with nothing set every setting has a value that works', () => {
  expect(readEnv({})).toEqual({
    demo: true,
    port: 3000,
    bucket: null,
    assetsBucket: null,
    assetsUrl: null,
    target: { databaseUrl: null, dataDir: null, secret: null },
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    databaseUrl: null,
    publicScheme: null,
    publicPort: null,
    consoleHost: null,
    operatorHost: null,
    trustedProxies: 0,
    secret: null,
    backupPassphrase: null,
    facebookGraph: 'https://graph.facebook.com/v24.0',
    apiBase: '/api',
    cardPageEmbedders: [],
    logLevel: 'info',
    postalCodes: 'sandbox',
    geocoder: { kind: 'sandbox' },
    mapTiles: null,
    orderLimit: 30,
    sandbox: false,
    showSandboxCodes: false,
    test: false,
    startsAt: null,
    production: false,
    pixHosts: [],
    drainMs: 1_000,
    databaseDirectUrl: null,
    databaseOwnerUrl: null,
    databaseReplicaUrl: null,
    pools: { requests: 10, bulk: 2, requestPatience, bulkPatience },
    operations: { listenOn: null, metricsToken: null, traces: null },
    messages: {
      whatsapp: null,
      whatsappUrl: 'https://graph.facebook.com/v24.0',
      sms: null,
      smsUrl: 'https://api.zenvia.com',
      mail: null,
      mailHosts: [],
      push: { contact: 'mailto:avisos@quitute.app', keys: null, hosts: [] },
    },
  });
});

test('an empty value counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', QUITUTE_TEST: '' })).toEqual(readEnv({}));
});

// Rows: 7.1
test('good values are taken as they are', () => {
  const env = readEnv({
    PORT: '0',
    HOST: '::',
    DATA_DIR: '/srv/quitute',
    DATABASE_URL: 'postgresql://ana@db/quitute',
    SECRET: 'a key of thirty-two letters or more',
    PUBLIC_SCHEME: 'https',
    PUBLIC_PORT: '8443',
    CONSOLE_HOST: 'painel.{host}',
    CARD_PAGE_EMBEDDERS: 'https://app.example.com, https://Totem.example.com/',
    LOG_LEVEL: 'silent',
    QUITUTE_TEST: '1',
    NODE_ENV: 'production',
  });
  expect(env).toMatchObject({
    port: 0,
    host: '::',
    dataDir: '/srv/quitute',
    databaseUrl: 'postgresql://ana@db/quitute',
  });
  expect(env.cardPageEmbedders).toEqual(['https://app.example.com', 'https://totem.example.com']);
  expect(env).toMatchObject({
    publicScheme: 'https',
    publicPort: 8443,
    consoleHost: 'painel.{host}',
    logLevel: 'silent',
    test: true,
    production: true,
  });
});

test.each([
  ['PORT', 'oitenta'],
  ['PORT', '65536'],
  ['SECRET', 'short'],
  ['BACKUP_PASSPHRASE', 'short'],
  ['FACEBOOK_GRAPH', 'graph.facebook.com'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['HOST', '127.0.0.1:3000'],
  ['HOST', 'server.example.com:3000'],
  ['HOST', '127.0.0'],
  ['HOST', ':::'],
  ['HOST', 'server..example.com'],
  ['DATABASE_URL', 'mysql://localhost/quitute'],
  ['PUBLIC_SCHEME', 'https://'],
  ['PUBLIC_PORT', '0'],
  ['CONSOLE_HOST', 'painel.example.com'],
  ['CONSOLE_HOST', '{host}'],
  ['CONSOLE_HOST', 'painel..{host}'],
  ['CONSOLE_HOST', '{host}.'],
  ['CONSOLE_HOST', '{host}-.example.com'],
  ['CONSOLE_HOST', 'https://painel.{host}'],
  ['OPERATOR_HOST', 'https://operador.example.com'],
  ['OPERATOR_HOST', 'localhost'],
  ['OPERATOR_HOST', '203.0.113.9'],
  ['OPERATOR_HOST', 'operador.example.com:8443'],
  ['CARD_PAGE_EMBEDDERS', 'https://app.example.com/frame'],
  ['CARD_PAGE_EMBEDDERS', 'app.example.com'],
  ['API_BASE', 'api'],
  ['API_BASE', '/api/'],
  ['POSTAL_CODES', 'correios'],
  ['GEOCODER', 'bing'],
  ['MAP_TILES_URL', 'http://tiles.example.com/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', 'https://tiles.example.com/map.png'],
  ['MAP_TILES_URL', 'https://{z}{x}{y}'],
  ['MAP_TILES_URL', 'https://tiles example.com/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', 'https://tiles.example.com:99999/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', 'https://tiles.example.com/{z}/{x}/{y}.png?key={key}'],
  ['MAP_TILES_URL', 'https://ana:senha@tiles.example.com/{z}/{x}/{y}.png'],
  ['PIX_HOSTS', 'https://pix.example.internal'],
  ['PIX_HOSTS', 'pix.example.internal:8443'],
  ['LOG_LEVEL', 'loud'],
  ['QUITUTE_TEST', 'sim'],
  ['QUITUTE_NOW', '2026-12-31T23:58:00-03:00'],
  ['PUSH_CONTACT', 'avisos@quitute.app'],
  ['PUSH_HOSTS', 'https://push.example.com'],
  ['SMS_URL', 'https://api.example.com:99999'],
  ['SMTP_HOSTS', `${'mail.'.repeat(20)}producao_interna`],
])('a bad %s stops the start with one sentence that names it: %s', (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name} is "[^\\n]*", but it must be [^\\n]+\\.$`));
});

test('a test may say where its clock begins, as an instant with its offset', () => {
  const at = (text: string) => readEnv({ QUITUTE_TEST: '1', QUITUTE_NOW: text }).startsAt;
  expect(at('2026-12-31T23:58:00-03:00')).toEqual(new Date('2027-01-01T02:58:00Z'));
  for (const text of ['2026-12-31', '2026-12-31T23:58:00', 'tomorrow'])
    expect(() => at(text)).toThrow(EnvError);
});

test('a public address is refused until the setting says what proxy is in front', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.0.10', 'server.example.com']) {
    expect(() => readEnv({ HOST })).toThrow(/PUBLIC_SCHEME=https behind a proxy with TLS/);
    expect(readEnv({ HOST, PUBLIC_SCHEME: 'https' }).host).toBe(HOST);
    expect(readEnv({ HOST, PUBLIC_SCHEME: 'http' }).host).toBe(HOST);
  }
  for (const HOST of ['127.0.0.1', '127.8.8.8', '::1', 'localhost'])
    expect(readEnv({ HOST }).host).toBe(HOST);
  expect(readEnv({ HOST: 'web_1', PUBLIC_SCHEME: 'https' }).host).toBe('web_1');
});

test('the demo is made unasked only where no other machine reaches the server', () => {
  const demo = (source: Record<string, string>) => readEnv(source).demo;
  expect([
    demo({}),
    demo({ PUBLIC_SCHEME: 'https' }),
    demo({ HOST: '0.0.0.0', PUBLIC_SCHEME: 'http' }),
    demo({ HOST: '0.0.0.0', PUBLIC_SCHEME: 'https', DEMO: '1' }),
  ]).toEqual([true, false, false, true]);
});

test('a database of one’s own needs a key of its own', () => {
  const DATABASE_URL = 'postgres://ana:segredo@db/quitute';
  expect(() => readEnv({ DATABASE_URL })).toThrow(/^SECRET is not set, but DATABASE_URL is/);
  const SECRET = 'a key of thirty-two letters or more';
  expect(readEnv({ DATABASE_URL, SECRET })).toMatchObject({ secret: SECRET });
});

test('a setting of earlier versions is refused instead of being ignored', () => {
  expect(() => readEnv({ PUBLIC_ORIGIN: 'https://pedidos.example.com' })).toThrow(
    /^PUBLIC_ORIGIN is no longer read.* set PUBLIC_SCHEME=https/,
  );
});

test('a password does not reach the message', () => {
  for (const DATABASE_URL of [
    'mysql://ana:segredo@db/quitute',
    'mysql://ana:se/segredo@db/quitute',
    'ana:segredo@db/quitute',
    'http://db/quitute?user=ana&password=segredo',
  ])
    expect(() => readEnv({ DATABASE_URL })).toThrow(/^DATABASE_URL is (?!.*segredo)/);
});

test('a database address that the driver cannot read stops the start, not its first use', () => {
  const SECRET = 'a key of thirty-two letters or more';
  for (const DATABASE_URL of ['postgres://ana:se/segredo@db/quitute', 'postgres://a@db:99999/q'])
    expect(() => readEnv({ DATABASE_URL, SECRET })).toThrow(/^DATABASE_URL is (?!.*segredo).*%2F/);
  for (const DATABASE_URL of ['postgres://a:b@/q?host=/run/pg', 'postgres:///q?host=/run/pg'])
    expect(readEnv({ DATABASE_URL, SECRET }).databaseUrl).toBe(DATABASE_URL);
});

test('a wrong setting of the target names itself, not the one of this deployment', () => {
  expect(() => readEnv({ TARGET_SECRET: 'short' })).toThrow(/^TARGET_SECRET is "…"/);
  expect(() => readEnv({ TARGET_DATABASE_URL: 'db/quitute' })).toThrow(/^TARGET_DATABASE_URL is/);
});

test('a map provider needs its settings', () => {
  expect(
    readEnv({ GEOCODER: 'nominatim', NOMINATIM_URL: 'https://mapa.example.com' }).geocoder,
  ).toEqual({
    kind: 'nominatim',
    url: 'https://mapa.example.com',
  });
  expect(readEnv({ GEOCODER: 'google', GOOGLE_MAPS_KEY: 'abc' }).geocoder).toEqual({
    kind: 'google',
    key: 'abc',
  });
  expect(() => readEnv({ GEOCODER: 'nominatim' })).toThrow(/^NOMINATIM_URL/);
  expect(() => readEnv({ GEOCODER: 'nominatim', NOMINATIM_URL: 'ftp://mapa' })).toThrow(
    /^NOMINATIM_URL/,
  );
  expect(() => readEnv({ GEOCODER: 'google' })).toThrow(/^GOOGLE_MAPS_KEY/);
  expect(readEnv({ MAP_TILES_URL: 'https://t.example.com/{z}/{x}/{y}.png' }).mapTiles).toEqual({
    url: 'https://t.example.com/{z}/{x}/{y}.png',
    credit: '© OpenStreetMap contributors',
  });
  const full = 'https://{s}.tiles.example.com:8443/{theme}/{z}/{x}/{y}{r}.png?key=a&lang=pt';
  expect(readEnv({ MAP_TILES_URL: full }).mapTiles?.url).toBe(full);
});

test('a provider with half its settings stops the start and names the missing ones', () => {
  expect(() => readEnv({ WHATSAPP_TOKEN: 'segredo' })).toThrow(
    'WHATSAPP_NUMBER_ID is "", but it must be set, because WHATSAPP_TOKEN is.',
  );
  expect(() => readEnv({ SMTP_URL: 'smtp://ana:segredo@mail' })).toThrow(
    /^MAIL_FROM (?!.*segredo)/,
  );
  expect(() => readEnv({ SMTP_URL: 'ana:segredo@mail', MAIL_FROM: 'a@b.c' })).toThrow(
    /^SMTP_URL (?!.*segredo)/,
  );
  for (const password of ['se#segredo', 'segredo%'])
    expect(() =>
      readEnv({ SMTP_URL: `smtp://ana:${password}@mail:587`, MAIL_FROM: 'a@b.c' }),
    ).toThrow(/^SMTP_URL (?!.*segredo).*%23/);
  expect(readEnv({ SMS_TOKEN: 't', SMS_SENDER: 'quitute' }).messages.sms).toEqual({
    url: 'https://api.zenvia.com',
    token: 't',
    sender: 'quitute',
  });
});

test('push keys that no push service can read stop the start', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const pair = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
  expect(readEnv(pair).messages.push.keys).toEqual({ publicKey, privateKey });
  expect(() => readEnv({ ...pair, PUSH_PUBLIC_KEY: privateKey })).toThrow(/^PUSH_PUBLIC_KEY is/);
  expect(() => readEnv({ ...pair, PUSH_PRIVATE_KEY: publicKey })).toThrow(
    /^PUSH_PRIVATE_KEY is "…"/,
  );
});

test('the operator’s port stays on this machine unless a token guards the metrics', () => {
  const token = 'a-token-that-nobody-can-guess';
  expect(readEnv({ OPERATIONS_PORT: '9464' }).operations).toEqual({
    listenOn: { host: '127.0.0.1', port: 9464 },
    metricsToken: null,
    traces: null,
  });
  expect(() => readEnv({ OPERATIONS_PORT: '9464', OPERATIONS_HOST: '0.0.0.0' })).toThrow(
    /set METRICS_TOKEN/,
  );
  const guarded = { OPERATIONS_PORT: '9464', OPERATIONS_HOST: '0.0.0.0', METRICS_TOKEN: token };
  expect(readEnv(guarded).operations.listenOn?.host).toBe('0.0.0.0');
  for (const METRICS_TOKEN of ['short', `${token} with spaces`])
    expect(() => readEnv({ METRICS_TOKEN })).toThrow(/^METRICS_TOKEN is "…"/);
  expect(() => readEnv({ OPERATIONS_PORT: 'many' })).toThrow(/^OPERATIONS_PORT is "many"/);
  expect(() => readEnv({ OPERATIONS_PORT: '3000' })).toThrow(/another port than PORT\.$/);
  expect(readEnv({ OPERATIONS_PORT: '0', PORT: '0' }).operations.listenOn?.port).toBe(0);
});

test('traces go to a collector, with OpenTelemetry’s own settings', () => {
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20x,tenant=a',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(readEnv(traced).operations.traces).toEqual({
    endpoint: 'http://collector:4318',
    headers: { authorization: 'Bearer x', tenant: 'a' },
    share: 0.25,
  });
  for (const [name, value] of Object.entries({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'Bearer x',
    OTEL_TRACES_SAMPLER_ARG: '25%',
  }))
    expect(() => readEnv({ ...traced, [name]: value })).toThrow(new RegExp(`^${name} is `));
});

test('pools and waits follow their settings', () => {
  const { pools } = readEnv({ DATABASE_POOL: '40', DATABASE_STATEMENT_MS: '30000' });
  expect(pools.requests).toBe(40);
  expect(pools.requestPatience).toEqual({
    ...requestPatience,
    statement: 30_000,
    idleInTransaction: 30_000,
    silence: 32_000,
  });
  const wrong = {
    DATABASE_POOL: '1',
    DATABASE_LOCK_MS: '-5',
    DATABASE_TURN_MS: '1.5',
    DRAIN_MS: 'x',
  };
  for (const [name, value] of Object.entries(wrong))
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} is "${value}", but`));
});

test('a copy of no database is refused', () => {
  const copy = 'postgres://quitute:secret-word@copy/quitute';
  expect(() => readEnv({ DATABASE_REPLICA_URL: copy })).toThrow(/but DATABASE_URL is not/);
});

test('a way past the pooler without a pooler is refused', () => {
  const direct = 'postgres://quitute:secret-word@db/quitute';
  expect(() => readEnv({ DATABASE_DIRECT_URL: direct })).toThrow(/but DATABASE_URL is not/);
  expect(() => readEnv({ DATABASE_DIRECT_URL: 'http://ana:secret-word@db' })).toThrow(
    /^DATABASE_DIRECT_URL is "http:\/\/\*\*\*@db"/,
  );
});

test('the operator’s console has no host of a brand’s console', () => {
  const both = { CONSOLE_HOST: 'painel.{host}', OPERATOR_HOST: 'painel.example.com' };
  expect(() => readEnv(both)).toThrow('OPERATOR_HOST is "painel.example.com"');
  const apart = { ...both, OPERATOR_HOST: 'Operador.Example.com' };
  expect(readEnv(apart).operatorHost).toBe('operador.example.com');
});
