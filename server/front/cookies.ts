// Names of the cookies that sign people in. Where pages come with TLS, the prefix makes browsers
// refuse such a cookie from another host or without `Secure`.

import { parse } from 'hono/utils/cookie';

const PREFIX = '__Host-';

const isSecure = (address: string): boolean => address.startsWith('https:');

/** The cookie's name at the address of a request. */
export const cookieName = (name: string, address: string): string =>
  isSecure(address) ? PREFIX + name : name;

/** `header`: all cookies of a request. */
export const cookieIn = (header: string | undefined, name: string): string | null =>
  header === undefined ? null : (parse(header, name)[name] ?? null);

export function cookieLine(
  name: string,
  value: string,
  maxAge: number,
  address: string,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): string {
  return [
    `${cookieName(name, address)}=${value}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${sameSite}`,
    `Max-Age=${maxAge}`,
    ...(isSecure(address) ? ['Secure'] : []),
  ].join('; ');
}
