// Settings of how people reach the server: scheme, port and the consoles' hosts; and the refusal
// to start where passwords would cross a network unencrypted.

export type FrontSettings = {
  /**
   * The scheme of every brand's pages. Null: https, except on this machine's own names, where a
   * trusted proxy or the socket tells.
   */
  publicScheme: 'http' | 'https' | null;
  /** The port in every brand's addresses; null: the scheme's usual one. */
  publicPort: number | null;
  /**
   * The console's host, with {host} for the brand's main host; null: the console is at the hosts of
   * the storefront.
   */
  consoleHost: string | null;
  /** The host of the operator's console; null: there is none. */
  operatorHost: string | null;
};

type Text = (name: string) => string | null;
type Fail = (name: string, value: string, right: string) => never;
type Stop = (sentence: string) => never;

/** Names and addresses that never leave this machine. */
export const isLoopback = (host: string): boolean =>
  /^(127(\.\d{1,3}){3}|\[?::1\]?|([a-z0-9-]+\.)*localhost)$/i.test(host);

/** Labels with a dot between them; none is empty, or begins or ends with a hyphen. */
const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

export function readFrontSettings(host: string, text: Text, fail: Fail, stop: Stop): FrontSettings {
  if (text('PUBLIC_ORIGIN') !== null)
    stop(
      'PUBLIC_ORIGIN is no longer read, because every brand has hosts of its own: remove ' +
        'it, and set PUBLIC_SCHEME=https behind a proxy with TLS.',
    );
  const publicScheme = scheme(text('PUBLIC_SCHEME'), fail);
  if (publicScheme === null && !isLoopback(host))
    stop(
      `HOST is "${host}", which other machines reach, and nothing says that TLS stands in ` +
        'front: set PUBLIC_SCHEME=https behind a proxy with TLS, or PUBLIC_SCHEME=http if ' +
        'passwords may cross this network unencrypted.',
    );
  return {
    publicScheme,
    publicPort: port(text('PUBLIC_PORT'), fail),
    consoleHost: consoleHost(text('CONSOLE_HOST'), fail),
    operatorHost: operatorHost(text('OPERATOR_HOST'), fail),
  };
}

function scheme(value: string | null, fail: Fail): FrontSettings['publicScheme'] {
  if (value === null || value === 'https' || value === 'http') return value;
  return fail('PUBLIC_SCHEME', value, 'https or http');
}

function port(value: string | null, fail: Fail): number | null {
  if (value === null) return null;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 65_535)
    return fail('PUBLIC_PORT', value, 'a whole number from 1 to 65535');
  return number;
}

function consoleHost(value: string | null, fail: Fail): string | null {
  if (value === null) return null;
  const [before = '', after = '', ...more] = value.toLowerCase().split('{host}');
  const isName = hostName.test(`${before}a.example${after}`);
  if (!value.includes('{host}') || more.length > 0 || before + after === '' || !isName)
    return fail('CONSOLE_HOST', value, 'a host name with {host} once, such as painel.{host}');
  return value.toLowerCase();
}

function operatorHost(value: string | null, fail: Fail): string | null {
  if (value === null) return null;
  const name = value.toLowerCase();
  // Addresses and `localhost` alone are the first brand's.
  if (!hostName.test(name))
    return fail('OPERATOR_HOST', value, 'a host name with a dot, such as operador.example.com');
  if (/^[\d.]+$/.test(name)) return fail('OPERATOR_HOST', value, 'a name, not an address');
  return name;
}
