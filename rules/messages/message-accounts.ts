// The settings of a brand's own account on each channel: one table for the console's form and for
// the server.
import type { CustomerChannel } from '#contract/entities/brand.ts';

export type MessageField = {
  name: string;
  /** Never shown again once stored. */
  secret?: true;
  optional?: true;
  /** A phone shows digits. */
  numeric?: true;
  /** Allowed values, the first one by default. */
  choices?: readonly string[];
  fits(value: string): boolean;
};

/** Mail is submitted on these; 25 is between servers, and often closed. */
const MAIL_PORTS: readonly string[] = ['587', '465', '2525'];

/** Tokens may be long; anything longer than this is a mistake. */
const LONGEST_VALUE = 1000;

const word = (value: string) => /^[\x21-\x7e]+$/.test(value);
const template = (value: string) => /^[a-z0-9_]{1,100}$/.test(value);
const address = (value: string) => /^[^\s@<>"]{1,64}@([a-z0-9-]+\.)+[a-z]{2,}$/i.test(value);
/** A public name: no numeric addresses, no names of an internal network. */
const publicName = (value: string) =>
  /^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(value) &&
  !/\.(local|internal|localhost|test|invalid|home|lan)$/i.test(value);

export const MESSAGE_FIELDS: Record<CustomerChannel, readonly MessageField[]> = {
  whatsapp: [
    { name: 'numberId', numeric: true, fits: (value) => /^\d{5,25}$/.test(value) },
    { name: 'token', secret: true, fits: word },
    { name: 'codeTemplate', fits: template },
    { name: 'textTemplate', optional: true, fits: template },
    {
      name: 'language',
      optional: true,
      choices: ['', 'pt_BR', 'pt_PT', 'es', 'en', 'de', 'fr'],
      fits: (value) => /^[a-z]{2}(_[A-Z]{2})?$/.test(value),
    },
    { name: 'appSecret', secret: true, optional: true, fits: word },
  ],
  sms: [
    { name: 'token', secret: true, fits: word },
    { name: 'sender', fits: (value) => /^[\w .+-]{1,40}$/.test(value) },
  ],
  email: [
    { name: 'host', fits: publicName },
    { name: 'port', numeric: true, fits: (value) => MAIL_PORTS.includes(value) },
    {
      name: 'security',
      choices: ['starttls', 'tls'],
      fits: (value) => value === 'starttls' || value === 'tls',
    },
    { name: 'user', optional: true, fits: (value) => /^[^\p{C}]{1,300}$/u.test(value) },
    {
      name: 'password',
      secret: true,
      optional: true,
      fits: (value) => /^[^\p{C}]{1,300}$/u.test(value),
    },
    { name: 'fromName', optional: true, fits: (value) => /^[^\p{C}<>"]{1,80}$/u.test(value) },
    { name: 'fromAddress', fits: address },
  ],
};

/** What a field has before anything is typed. */
export const FIRST_VALUES: Readonly<Record<string, string>> = {
  codeTemplate: 'codigo_acesso',
  port: '587',
  security: 'starttls',
};

/**
 * `values` were entered, `kept` are the names of stored secrets, `trusted` are mail servers that
 * the operator allows anywhere, as `host` or `host:port`. Returns the names of invalid fields.
 */
export function wrongMessageFields(
  channel: CustomerChannel,
  values: Readonly<Record<string, string>>,
  kept: ReadonlySet<string>,
  trusted: readonly string[],
): string[] {
  const given = (name: string) => (values[name] ?? '') !== '' || kept.has(name);
  const known = isTrustedMail(values, trusted);
  const wrong = MESSAGE_FIELDS[channel].filter(({ name, optional, fits }) => {
    const value = values[name] ?? '';
    if (value === '') return optional !== true && !kept.has(name);
    if (known && (name === 'host' || name === 'port')) return false;
    return value.length > LONGEST_VALUE || !fits(value);
  });
  const names = wrong.map(({ name }) => name);
  if (channel === 'email' && given('user') !== given('password'))
    names.push(given('user') ? 'password' : 'user');
  return names;
}

/** A host without a port is trusted at the usual ports. */
export const isTrustedMail = (
  { host = '', port = '' }: Readonly<Record<string, string>>,
  trusted: readonly string[],
): boolean =>
  trusted.includes(`${host.toLowerCase()}:${port}`) ||
  (trusted.includes(host.toLowerCase()) && MAIL_PORTS.includes(port));
