// Redirects visitors of a brand's other hosts to the main one (`redirecionarParaSitePrincipal`).
import type { KnownBrand } from './known-brand.ts';

type Sited = Pick<KnownBrand, 'hosts'> & {
  settings: Pick<KnownBrand['settings'], 'redirecionarParaSitePrincipal'>;
};

/**
 * The same page at the main address, or null if this is it. Path and query are kept, so that no
 * coupon or table is lost.
 */
export function mainSiteOf(brand: Sited | null, url: URL): string | null {
  const main = brand?.hosts[0];
  if (
    brand === null ||
    main === undefined ||
    !brand.settings.redirecionarParaSitePrincipal ||
    url.hostname === main
  )
    return null;
  const there = new URL(url);
  there.hostname = main;
  return there.href;
}
