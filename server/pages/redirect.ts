// Step 1: redirects.
import { consolePages } from '#contract/console-pages.ts';
import { operatorPages } from '#contract/operator-pages.ts';
import { isConsolePage } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { mainSiteOf } from '../brand/main-site.ts';
import type { Env } from '../env.ts';
import { hostOfConsole } from '../front/console-pattern.ts';
import { consoleOrigin, mainOrigin } from '../front/origin.ts';
import { isOperatorHost } from '../operator/host.ts';
import { presentAddress } from '../stores/former-codes.ts';

export function redirected(
  { method }: Request,
  url: URL,
  brand: KnownBrand | null,
  env: Env,
): Response | null {
  // As any unknown path; the router would write a line of text to the log for each of them.
  if (!isDecodable(url.pathname))
    return new Response(null, { status: 302, headers: { location: pages.entry + url.search } });
  if (isOperatorHost(env, url.hostname))
    return url.pathname === pages.entry
      ? new Response(null, { status: 302, headers: { location: operatorPages.brands } })
      : null;
  if (brand !== null && (method === 'GET' || method === 'HEAD')) {
    const side = otherSide(url, brand, env);
    if (side !== null) return new Response(null, { status: 302, headers: { location: side } });
  }
  const main = method === 'GET' ? mainSiteOf(brand, url, env) : null;
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

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** With a host of its own the console is there alone, and the storefront is not. */
function otherSide(url: URL, brand: KnownBrand, env: Env): string | null {
  const path = url.pathname.replace(/\.data$/, '');
  // The worker of either side caches the page of a lost connection.
  if (env.consoleHost === null || path === pages.offline) return null;
  const atConsole = hostOfConsole(env.consoleHost, url.hostname) !== null;
  if (atConsole === isConsolePage(path)) return null;
  if (atConsole && path === pages.entry) return consoleOrigin(brand, env, url) + consolePages.board;
  const there = atConsole ? mainOrigin(brand, env, url) : consoleOrigin(brand, env, url);
  return there + url.pathname + url.search;
}
