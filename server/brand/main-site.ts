// A brand may live at several addresses and want its visitors at the main one
// (`redirecionarParaSitePrincipal`).
import type { KnownBrand } from './known-brand.ts';

type Sited = Pick<KnownBrand, 'hosts'> & {
  settings: Pick<KnownBrand['settings'], 'redirecionarParaSitePrincipal'>;
};

/**
 * The same page at the main address; null: the visitor is right here. Path and query go along, so
 * that no coupon and no table is lost on the way.
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
