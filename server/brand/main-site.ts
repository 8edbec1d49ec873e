// Redirects visitors of a brand's other hosts to the main one (`redirecionarParaSitePrincipal`).
import type { Env } from '../env.ts';
import { hostOfConsole } from '../front/console-pattern.ts';
import { mainOrigin } from '../front/origin.ts';
import type { KnownBrand } from './known-brand.ts';

type Settings = Pick<Env, 'publicScheme' | 'publicPort' | 'consoleHost' | 'port'>;
type Sited = Pick<KnownBrand, 'hosts'> & {
  settings: Pick<KnownBrand['settings'], 'redirecionarParaSitePrincipal'>;
};

/**
 * The same page at the main address, or null if this is it. Path and query are kept, so that no
 * coupon or table is lost.
 */
export function mainSiteOf(brand: Sited | null, url: URL, env: Settings): string | null {
  const main = brand?.hosts[0];
  if (
    brand === null ||
    main === undefined ||
    !brand.settings.redirecionarParaSitePrincipal ||
    url.hostname === main ||
    hostOfConsole(env.consoleHost, url.hostname) !== null
  )
    return null;
  return mainOrigin(brand, env, url) + url.pathname + url.search;
}
