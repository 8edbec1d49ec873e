// The settings of an account at each payment provider: one table for the console's form and for the
// server.

import type { PaymentKind } from './payment.ts';
import { isPixKey } from './pix-keys.ts';

export const ACCOUNT_PROVIDERS = ['pix-static', 'pix-api', 'getnet', 'mercado-pago'] as const;
export type AccountProvider = (typeof ACCOUNT_PROVIDERS)[number];

export type AccountField = {
  name: string;
  /** Never shown again once stored. */
  secret?: true;
  optional?: true;
  /** Several lines, such as a certificate. */
  long?: true;
  /** Allowed values, the first one by default. */
  choices?: readonly string[];
  fits(value: string): boolean;
};

/** Secrets may be long; anything longer than this is a mistake. */
const LONGEST_VALUE = 8000;

const word = (value: string) => /^[\x21-\x7e]{1,300}$/.test(value);
/** Public https addresses by name: no numeric addresses, no names of an internal network. */
const publicHttps = (value: string) =>
  /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?(\/[\w./~-]*)?$/i.test(value) &&
  !/\.(local|internal|localhost|test|invalid|home|lan)(:\d+)?(\/|$)/i.test(value) &&
  !value.endsWith('/');
const pem = (value: string) =>
  /^-----BEGIN [A-Z ]+-----[\s\S]+-----END [A-Z ]+-----\s*$/.test(value);
const short = (most: number) => (value: string) => value.trim() !== '' && value.length <= most;

/** The bank's own, and two for tests. */
export const GETNET_HOSTS = [
  'https://api.getnet.com.br',
  'https://api-homologacao.getnet.com.br',
  'https://api-sandbox.getnet.com.br',
] as const;

export const ACCOUNT_FIELDS: Record<AccountProvider, readonly AccountField[]> = {
  'pix-static': [
    { name: 'key', fits: isPixKey },
    { name: 'name', fits: short(80) },
    { name: 'city', fits: short(60) },
  ],
  'pix-api': [
    { name: 'baseUrl', fits: publicHttps },
    { name: 'tokenUrl', fits: publicHttps },
    { name: 'key', fits: isPixKey },
    { name: 'clientId', fits: word },
    { name: 'clientSecret', secret: true, fits: word },
    { name: 'certificate', secret: true, optional: true, long: true, fits: pem },
    { name: 'privateKey', secret: true, optional: true, long: true, fits: pem },
  ],
  getnet: [
    {
      name: 'baseUrl',
      choices: GETNET_HOSTS,
      fits: (value) => GETNET_HOSTS.some((host) => host === value),
    },
    {
      name: 'sellerId',
      fits: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
    },
    { name: 'clientId', fits: word },
    { name: 'clientSecret', secret: true, fits: word },
  ],
  'mercado-pago': [
    { name: 'publicKey', fits: (value) => /^(APP_USR|TEST)-[\w-]{10,120}$/.test(value) },
    {
      name: 'accessToken',
      secret: true,
      fits: (value) => /^(APP_USR|TEST)-[\w-]{10,200}$/.test(value),
    },
    { name: 'webhookSecret', secret: true, optional: true, fits: word },
  ],
};

export const ACCOUNT_KIND: Record<AccountProvider, PaymentKind> = {
  'pix-static': 'pix',
  'pix-api': 'pix',
  getnet: 'card',
  'mercado-pago': 'card',
};

/** For messages to owners: names that are the same in every language. */
export const ACCOUNT_NAMES: Record<AccountProvider, string> = {
  'pix-static': 'Pix',
  'pix-api': 'API Pix',
  getnet: 'Getnet',
  'mercado-pago': 'Mercado Pago',
};

/** A code without a provider coexists with the others: it serves a payment method of its own. */
export const competes = (provider: AccountProvider): boolean => provider !== 'pix-static';

/**
 * `values` were entered, `kept` are the names of stored secrets. Returns the names of invalid
 * fields.
 */
export function wrongFields(
  provider: AccountProvider,
  values: Readonly<Record<string, string>>,
  kept: ReadonlySet<string>,
): string[] {
  const given = (name: string) => (values[name] ?? '') !== '' || kept.has(name);
  const wrong = ACCOUNT_FIELDS[provider].filter(({ name, optional, fits }) => {
    const value = values[name] ?? '';
    if (value === '') return optional !== true && !kept.has(name);
    return value.length > LONGEST_VALUE || !fits(value);
  });
  const names = wrong.map(({ name }) => name);
  // A certificate needs its key.
  if (provider === 'pix-api' && given('certificate') !== given('privateKey'))
    names.push(given('certificate') ? 'privateKey' : 'certificate');
  return names;
}
