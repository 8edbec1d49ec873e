// Step 1: redirects.
import type { KnownBrand } from '../brand/known-brand.ts';
import { mainSiteOf } from '../brand/main-site.ts';
import { presentAddress } from '../stores/former-codes.ts';

export function redirected(
  { method }: Request,
  url: URL,
  brand: KnownBrand | null,
): Response | null {
  const main = method === 'GET' ? mainSiteOf(brand, url) : null;
  if (main !== null) return new Response(null, { status: 302, headers: { location: main } });
  if ((method !== 'GET' && method !== 'HEAD') || url.pathname.endsWith('.data')) return null;
  const renamed = presentAddress(brand, url);
  if (renamed === null) return null;
  // Permanent, for search engines; not cached by browsers, because a code may return.
  return new Response(null, {
    status: 301,
    headers: { location: renamed, 'cache-control': 'no-store' },
  });
}
