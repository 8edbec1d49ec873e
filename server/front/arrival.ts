// At which address a request arrived, as the customer's browser knows it: behind proxies the socket
// and the Host header may tell another one.
import type { Env } from '../env.ts';
import { isLoopback } from './settings.ts';

export type Arrival = {
  scheme: 'http' | 'https';
  /** With its port, as the browser wrote it. */
  host: string;
  /** It came without TLS to a name that is served with it. */
  needsTls: boolean;
};

type Headers = {
  host: string;
  forwardedProto: string | undefined;
  forwardedHost: string | undefined;
};

type Settings = Pick<Env, 'publicScheme' | 'publicPort' | 'trustedProxies'>;

const wellFormed = /^([a-z0-9_]([a-z0-9_.-]*[a-z0-9_.])?|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

export const hostNameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/**
 * The entry that the outermost of our proxies wrote. Most proxies replace the header, so there may
 * be fewer entries than proxies.
 */
function written(header: string | undefined, proxies: number): string | null {
  if (proxies === 0 || header === undefined) return null;
  const entries = header.split(',').map((entry) => entry.trim().toLowerCase());
  return (entries.at(-proxies) ?? entries[0]) || null;
}

/**
 * Null: the host is not one, and Node's own refusal is right. `isOurs` tells a brand's own host:
 * then nothing that is forwarded may choose another one.
 */
export async function arrivalOf(
  headers: Headers,
  { publicScheme, publicPort, trustedProxies }: Settings,
  isOurs: (hostName: string) => Promise<boolean>,
): Promise<Arrival | null> {
  const forwardedHost = written(headers.forwardedHost, trustedProxies);
  const host =
    forwardedHost === null || (await isOurs(hostNameOf(headers.host)))
      ? headers.host
      : forwardedHost;
  if (!wellFormed.test(host)) return null;
  const forwarded = written(headers.forwardedProto, trustedProxies);
  const told = forwarded === 'https' || forwarded === 'http' ? forwarded : null;
  const wanted = publicScheme ?? (isLoopback(hostNameOf(host)) ? null : 'https');
  return {
    host: publicPort === null || /:\d+$/.test(host) ? host : `${host}:${publicPort}`,
    scheme: wanted === 'https' ? 'https' : (told ?? 'http'),
    needsTls: wanted === 'https' && told === 'http',
  };
}
