// Addresses of a brand: its own hosts, and scheme and port as this deployment says. A request can
// choose among the brand's hosts and nothing else.
import type { Env } from '../env.ts';
import { hostOfConsole } from './console-pattern.ts';
import { isLoopback } from './settings.ts';

type Hosted = { hosts: readonly string[] };
type Settings = Pick<Env, 'publicScheme' | 'publicPort' | 'consoleHost' | 'port'>;

/** Scheme, host and port of pages at `host`. `asked`: the request, which knows a free port. */
export function originAt(host: string, env: Settings, asked?: URL): string {
  const local = isLoopback(host);
  const scheme = env.publicScheme ?? (local ? (asked?.protocol ?? 'http:').slice(0, -1) : 'https');
  const usual =
    scheme === 'https' ? '' : local && asked !== undefined ? asked.port : String(env.port);
  const port = env.publicPort === null ? usual : String(env.publicPort);
  return new URL(`${scheme}://${host}${port === '' ? '' : `:${port}`}`).origin;
}

/** Where a brand's pages are for everybody: its main host. */
export const mainOrigin = ({ hosts }: Hosted, env: Settings, asked?: URL): string =>
  originAt(hosts[0] ?? asked?.hostname ?? 'localhost', env, asked);

/** For links to the caller: the host that they use, if it is the brand's. */
export const ownOrigin = (brand: Hosted, env: Settings, asked: URL): string =>
  brand.hosts.includes(asked.hostname)
    ? originAt(asked.hostname, env, asked)
    : mainOrigin(brand, env, asked);

/** Where a brand's staff work. */
export const consoleOrigin = (brand: Hosted, env: Settings, asked?: URL): string => {
  const [main = 'localhost'] = brand.hosts;
  return env.consoleHost === null
    ? asked === undefined
      ? mainOrigin(brand, env)
      : ownOrigin(brand, env, asked)
    : originAt(env.consoleHost.replace('{host}', main), env, asked);
};

/** Whether staff work at this host: at any of the brand's, unless the console has its own. */
export const isConsoleHere = ({ consoleHost }: Settings, host: string): boolean =>
  consoleHost === null || hostOfConsole(consoleHost, host) !== null;
