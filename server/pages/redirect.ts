// Step 1: where an address leads instead of to a page.
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
  // For good, as search engines need to hear it; not cached by browsers, because a code may come
  // back.
  return new Response(null, {
    status: 301,
    headers: { location: renamed, 'cache-control': 'no-store' },
  });
}
