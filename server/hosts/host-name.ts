// Which names may become a brand's host: what a person types or pastes, as DNS and browsers write
// it.
import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import { isDemoBrand } from '../brand/is-demo.ts';
import type { Env } from '../env.ts';
import { hostOfConsole } from '../front/console-pattern.ts';
import { isLoopback } from '../front/settings.ts';

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** DNS allows 253, and `_quitute.` takes nine. */
const LONGEST = 244;

/** Lower case and punycode, without a scheme, a path or the root's dot. Null: it is no host. */
export function readHostName(typed: string): string | null {
  const [authority = ''] = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .split(/[/?#\\]/);
  const address = `https://${authority}`;
  if (/[:@\s]/.test(authority) || !URL.canParse(address)) return null;
  const name = new URL(address).hostname.replace(/\.$/, '');
  const labels = name.split('.');
  const isName =
    name.length <= LONGEST &&
    isIP(name) === 0 &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && isReadable(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  return isName ? name : null;
}

/** Browsers refuse an address whose punycode stands for no letters, which Node's URL does not. */
const isReadable = (label: string): boolean =>
  !label.startsWith('xn--') || !/^(xn--|$)/.test(domainToUnicode(label));

type Settings = Pick<Env, 'consoleHost' | 'operatorHost' | 'demo'>;

/**
 * The host that was typed, or null if this brand may not have it. The names of this machine are the
 * demo's alone, a host of the console belongs to the host inside it, and the operator's console has
 * its own.
 */
export function allowedHost(
  typed: string,
  brand: { hosts: string[] },
  { consoleHost, operatorHost, demo }: Settings,
): string | null {
  const host = readHostName(typed);
  if (host === null || host === operatorHost) return null;
  if (hostOfConsole(consoleHost, host) !== null) return null;
  return isLoopback(host) && !(demo && isDemoBrand(brand)) ? null : host;
}
