// The only place that reads the environment: every setting has a name, a default and a sentence for
// invalid values.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  type DatabaseSettings,
  databaseAddress,
  readDatabaseSettings,
} from './database/settings.ts';
import { type BucketSettings, readStoreSettings } from './files/settings.ts';
import { hostOfConsole } from './front/console-pattern.ts';
import { type FrontSettings, isLoopback, readFrontSettings } from './front/settings.ts';
import { type MessageSettings, readMessageSettings } from './integrations/messages/settings.ts';
import { type OperationsSettings, readOperationsSettings } from './operations/settings.ts';

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Geocoder =
  | { kind: 'sandbox' }
  | { kind: 'nominatim'; url: string }
  | { kind: 'google'; key: string };

export type Env = FrontSettings &
  DatabaseSettings & {
    /** Port of the web server; 0 takes any free one. */
    port: number;
    /** Address that the web server listens on. */
    host: string;
    /** Folder of the embedded database, as an absolute path. */
    dataDir: string;
    /** How many of your own proxies a request passes; 0 ignores whatever is forwarded. */
    trustedProxies: number;
    /** Key for hashing codes; null: a file beside the embedded database. */
    secret: string | null;
    /** Encrypts backups; null: it is typed when one is made. */
    backupPassphrase: string | null;
    /** Address of Facebook's Graph. */
    facebookGraph: string;
    /** Path below which the API replies. */
    apiBase: string;
    /** Other origins that may show the card page in a frame. */
    cardPageEmbedders: readonly string[];
    logLevel: LogLevel;
    /** The postal code provider: a sandbox, or ViaCEP and then BrasilAPI. */
    postalCodes: 'sandbox' | 'viacep';
    /** The geocoding provider. */
    geocoder: Geocoder;
    /** Address of the map tiles with {z}, {x}, {y}, and the credit; null draws a demo map. */
    mapTiles: { url: string; credit: string } | null;
    /** Orders that one device may send in a quarter of an hour. */
    orderLimit: number;
    /** Puts the demo brands into an empty database, and lets their published password in. */
    demo: boolean;
    /**
     * Every brand, not only the demo's, has the sandboxes of payments, and its staff can read codes
     * of sandbox channels.
     */
    sandbox: boolean;
    /** Staff can read codes of sandbox channels in every brand, also without those sandboxes. */
    showSandboxCodes: boolean;
    /** True in automatic tests: sandbox providers reply at once and the clock may be moved. */
    test: boolean;
    /** Where the clock of an automatic test begins; null: the machine's clock. */
    startsAt: Date | null;
    /** True when the built product is served. */
    production: boolean;
    /** Hosts of Pix providers that may have an address inside the server's own network. */
    pixHosts: readonly string[];
    /** How long balancers may take to notice that the process stops. */
    drainMs: number;
    /** The operator's own port, and who may read the metrics. */
    operations: OperationsSettings;
    /** Where photos and logos are; null: in the database. */
    bucket: BucketSettings | null;
    /** The deployment that a brand moves to, for the command alone. */
    target: { databaseUrl: string | null; dataDir: string | null; secret: string | null };
    /** Where `npm run assets` uploads scripts, styles and fonts; null: nowhere. */
    assetsBucket: BucketSettings | null;
    /** Where browsers load them from, without a slash at its end; null: from the server. */
    assetsUrl: string | null;
    /** Message channels; those without settings are sandboxes. */
    messages: MessageSettings;
  };

/** An invalid setting; its message is a sentence for the operator. */
export class EnvError extends Error {}

/** Of a backup: a thief of the file can try passphrases for years. */
export const MIN_PASSPHRASE = 16;

type Source = Record<string, string | undefined>;

function fail(name: string, value: string, right: string): never {
  throw new EnvError(`${name} is "${value}", but it must be ${right}.`);
}

function stop(sentence: string): never {
  throw new EnvError(sentence);
}

/** Reads and checks every setting; an empty value counts as not set. */
export function readEnv(source: Source = process.env): Env {
  const text = (name: string) => source[name]?.trim() || null;
  const test = flag('QUITUTE_TEST', text('QUITUTE_TEST') ?? '0');
  const listensOn = host(text('HOST') ?? '127.0.0.1');
  const front = readFrontSettings(listensOn, text, fail, stop);
  const { operatorHost, consoleHost } = front;
  if (operatorHost !== null && hostOfConsole(consoleHost, operatorHost) !== null)
    fail('OPERATOR_HOST', operatorHost, 'no host that CONSOLE_HOST gives to a brand’s console');
  const listensAt = port(text('PORT') ?? '3000');
  const operations = readOperationsSettings(text, fail, stop);
  if (listensAt !== 0 && operations.listenOn?.port === listensAt)
    fail('OPERATIONS_PORT', String(listensAt), 'another port than PORT');
  const database = readDatabaseSettings(text, fail, stop);
  // The demo's password is published, so other machines meet it only where somebody wants that.
  const isPrivate = isLoopback(listensOn) && front.publicScheme !== 'https';
  return {
    ...front,
    ...database,
    port: listensAt,
    host: listensOn,
    dataDir: resolve(text('DATA_DIR') ?? './.data'),
    trustedProxies: trustedProxies(text('TRUSTED_PROXIES') ?? '0'),
    secret: secret('SECRET', text('SECRET'), database.databaseUrl !== null),
    backupPassphrase: passphrase(text('BACKUP_PASSPHRASE')),
    facebookGraph: facebookGraph(text('FACEBOOK_GRAPH') ?? 'https://graph.facebook.com/v24.0'),
    apiBase: apiBase(text('API_BASE') ?? '/api'),
    cardPageEmbedders: origins('CARD_PAGE_EMBEDDERS', text('CARD_PAGE_EMBEDDERS')),
    logLevel: logLevel(text('LOG_LEVEL') ?? 'info'),
    postalCodes: postalCodes(text('POSTAL_CODES') ?? 'sandbox'),
    geocoder: geocoder(
      text('GEOCODER') ?? 'sandbox',
      text('NOMINATIM_URL'),
      text('GOOGLE_MAPS_KEY'),
    ),
    mapTiles: mapTiles(text('MAP_TILES_URL'), text('MAP_CREDIT')),
    orderLimit: orderLimit(text('ORDER_LIMIT') ?? '30'),
    demo: flag('DEMO', text('DEMO') ?? (isPrivate ? '1' : '0')),
    sandbox: flag('SANDBOX', text('SANDBOX') ?? '0'),
    showSandboxCodes: flag('SHOW_SANDBOX_CODES', text('SHOW_SANDBOX_CODES') ?? '0'),
    test,
    startsAt: startsAt(text('QUITUTE_NOW'), test),
    production: text('NODE_ENV') === 'production',
    pixHosts: hosts('PIX_HOSTS', text('PIX_HOSTS')),
    drainMs: drainMs(text('DRAIN_MS') ?? '1000'),
    operations,
    target: target(text),
    ...readStoreSettings(text, fail, stop),
    assetsUrl: assetsUrl(text('ASSETS_URL')),
    messages: readMessageSettings(messageValues(text), fail),
  };
}

const target = (text: (name: string) => string | null): Env['target'] => {
  const dataDir = text('TARGET_DATA_DIR');
  return {
    databaseUrl: databaseAddress('TARGET_DATABASE_URL', text('TARGET_DATABASE_URL'), fail),
    dataDir: dataDir === null ? null : resolve(dataDir),
    secret: secret('TARGET_SECRET', text('TARGET_SECRET'), false),
  };
};

const messageValues = (text: (name: string) => string | null) => ({
  WHATSAPP_TOKEN: text('WHATSAPP_TOKEN'),
  WHATSAPP_NUMBER_ID: text('WHATSAPP_NUMBER_ID'),
  WHATSAPP_APP_SECRET: text('WHATSAPP_APP_SECRET'),
  WHATSAPP_VERIFY_TOKEN: text('WHATSAPP_VERIFY_TOKEN'),
  WHATSAPP_CODE_TEMPLATE: text('WHATSAPP_CODE_TEMPLATE'),
  WHATSAPP_TEXT_TEMPLATE: text('WHATSAPP_TEXT_TEMPLATE'),
  WHATSAPP_URL: text('WHATSAPP_URL'),
  SMS_TOKEN: text('SMS_TOKEN'),
  SMS_SENDER: text('SMS_SENDER'),
  SMS_URL: text('SMS_URL'),
  SMTP_URL: text('SMTP_URL'),
  MAIL_FROM: text('MAIL_FROM'),
  SMTP_HOSTS: text('SMTP_HOSTS'),
  PUSH_CONTACT: text('PUSH_CONTACT'),
  PUSH_PUBLIC_KEY: text('PUSH_PUBLIC_KEY'),
  PUSH_PRIVATE_KEY: text('PUSH_PRIVATE_KEY'),
  PUSH_HOSTS: text('PUSH_HOSTS'),
});

function port(value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > 65_535)
    fail('PORT', value, 'a whole number from 0 to 65535');
  return number;
}

function orderLimit(value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) fail('ORDER_LIMIT', value, 'a whole number from 1 to 9999999');
  return Number(value);
}

function trustedProxies(value: string): number {
  if (!/^\d$/.test(value)) fail('TRUSTED_PROXIES', value, 'a whole number from 0 to 9');
  return Number(value);
}

function host(value: string): string {
  // Compose files give hosts names with underscores.
  const isName = /^\w([\w-]*\w)?(\.\w([\w-]*\w)?)*$/.test(value) && !/^[\d.]+$/.test(value);
  if (!isName && isIP(value) === 0)
    fail('HOST', value, 'an address or a host name without port, such as 127.0.0.1 or 0.0.0.0');
  return value;
}

function drainMs(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 60_000)
    fail('DRAIN_MS', value, 'a whole number of milliseconds from 0 to 60000');
  return Number(value);
}

function secret(name: string, value: string | null, isNeeded: boolean): string | null {
  if (value === null && isNeeded)
    stop(
      'SECRET is not set, but DATABASE_URL is: set SECRET to at least 32 characters that ' +
        'nobody can guess, the same for every process, for example from: openssl rand ' +
        '-base64 32',
    );
  if (value !== null && value.length < 32)
    fail(name, '…', 'at least 32 characters that nobody can guess');
  return value;
}

function passphrase(value: string | null): string | null {
  if (value !== null && value.length < MIN_PASSPHRASE)
    fail('BACKUP_PASSPHRASE', '…', `at least ${MIN_PASSPHRASE} characters`);
  return value;
}

function facebookGraph(value: string): string {
  if (!/^https?:\/\/./.test(value) || !URL.canParse(value))
    fail('FACEBOOK_GRAPH', value, 'an address such as https://graph.facebook.com/v24.0');
  return value.replace(/\/$/, '');
}

function assetsUrl(value: string | null): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  // Pages come with TLS, and browsers load nothing into them without it.
  const isSafe = url?.protocol === 'https:' || isLoopback(url?.hostname ?? '');
  if (url === null || !isSafe || !/^https?:\/\/[\w.:[\]-]+(\/[\w.-]+)*\/?$/.test(value))
    return fail('ASSETS_URL', value, 'an https address such as https://cdn.example.com/quitute');
  return value.replace(/\/$/, '');
}

function origins(name: string, value: string | null): string[] {
  const list = (value ?? '').split(/[\s,]+/).filter((part) => part !== '');
  return list.map((part) => {
    const url = URL.canParse(part) ? new URL(part) : null;
    if (
      url === null ||
      !/^https?:$/.test(url.protocol) ||
      url.origin !== part.replace(/\/$/, '').toLowerCase()
    ) {
      fail(name, value ?? '', 'a list of scheme and host alone, such as https://app.example.com');
    }
    return url.origin;
  });
}

function hosts(name: string, value: string | null): string[] {
  const list = (value ?? '').toLowerCase().split(/[\s,]+/);
  if (!/^[a-z0-9.,\s-]*$/i.test(value ?? ''))
    fail(
      name,
      value ?? '',
      'a list of host names without scheme and port, such as pix.example.internal',
    );
  return list.filter((part) => part !== '');
}

function apiBase(value: string): string {
  if (!/^(\/[\w.-]+)+$/.test(value))
    fail(
      'API_BASE',
      value,
      'a path that begins with a slash and does not end with one, such as /api',
    );
  return value;
}

function logLevel(value: string): LogLevel {
  return (
    logLevels.find((level) => level === value) ??
    fail('LOG_LEVEL', value, `one of ${logLevels.join(', ')}`)
  );
}

function flag(name: string, value: string): boolean {
  if (['1', 'true'].includes(value)) return true;
  if (['0', 'false'].includes(value)) return false;
  return fail(name, value, '1 or 0');
}

function startsAt(value: string | null, test: boolean): Date | null {
  if (value === null) return null;
  if (!test) fail('QUITUTE_NOW', value, 'empty unless QUITUTE_TEST is 1');
  const exact = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value);
  const instant = new Date(exact ? value : Number.NaN);
  if (Number.isNaN(instant.getTime()))
    fail('QUITUTE_NOW', value, 'an instant with its offset, such as 2026-12-31T23:58:00-03:00');
  return instant;
}

function postalCodes(value: string): Env['postalCodes'] {
  return value === 'sandbox' || value === 'viacep'
    ? value
    : fail('POSTAL_CODES', value, 'sandbox or viacep');
}

function geocoder(value: string, url: string | null, key: string | null): Geocoder {
  if (value === 'sandbox') return { kind: 'sandbox' };
  if (value === 'google')
    return {
      kind: 'google',
      key:
        key ?? fail('GOOGLE_MAPS_KEY', '', 'the key of the Geocoding API when GEOCODER is google'),
    };
  if (value !== 'nominatim') return fail('GEOCODER', value, 'sandbox, nominatim or google');
  // No default: the operator must read the public server's policy and name it.
  if (url === null || !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    return fail(
      'NOMINATIM_URL',
      url ?? '',
      'the address of a Nominatim server when GEOCODER is nominatim',
    );
  }
  return { kind: 'nominatim', url };
}

function mapTiles(url: string | null, credit: string | null): Env['mapTiles'] {
  if (url === null) return null;
  const tile = url.replace(/\{(theme|[srxyz])\}/g, '1');
  // The page's policy allows images only over https, and browsers load none with a password in its
  // address. A placeholder that the map does not know would stop it.
  const isTile = /^https:\/\/[^\s/@{}]+\/[^\s{}]*$/.test(tile) && URL.canParse(tile);
  if (!isTile || !['{z}', '{x}', '{y}'].every((part) => url.includes(part))) {
    return fail(
      'MAP_TILES_URL',
      url,
      'an https address with {z}, {x} and {y} in it, and perhaps {theme}, {s} and {r}',
    );
  }
  return { url, credit: credit ?? '© OpenStreetMap contributors' };
}
