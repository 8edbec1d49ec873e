// Step 4: completes a rendered page: its head, the order of its scripts, its headers.
import type { Language } from '#contract/entities/brand.ts';
import { isBelow, isConsolePage, isOperatorPage, pageParams } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { assetSource } from '../assets/address.ts';
import { publicBrand } from '../brand/api.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { nobody } from '../brand/no-brand.ts';
import type { Services } from '../context.ts';
import { withPageHead } from '../discovery/page-head.ts';
import { consoleOrigin, mainOrigin } from '../front/origin.ts';
import { cardPageHeaders } from '../payments/card-page.ts';
import { smallPicture } from '../pictures.ts';
import { isStaffDevice } from '../staff/sessions.ts';
import { putScriptsOff } from './defer-scripts.ts';
import { withFirstPaint } from './first-paint.ts';
import { tagSources } from './tag-sources.ts';

/** Pages about one person or for staff: hidden from search engines. */
const isPersonal = (path: string) =>
  isConsolePage(path) ||
  isOperatorPage(path) ||
  [pages.profile, pages.cardForm, pages.table].some((page) => isBelow(path, page)) ||
  [pages.login, pages.menu].some((page) => isBelow(path, page) && path.length > page.length);
/**
 * Personal pages, and the one that asks who is ordering, arrive as complete as shared ones: their
 * scripts can be deferred as well.
 */
const readablePages = [
  pages.login,
  pages.loyalty,
  pages.loyaltyWithDelivery,
  pages.stampCards,
  pages.loyaltyStores,
];
const isReadable = (path: string) => readablePages.some((page) => pageParams(page, path) !== null);
const utf8 = new TextEncoder();

export type PageFacts = {
  url: URL;
  brand: KnownBrand | null;
  language: Language;
  cookie: string | null;
  nonce: string;
  /** The document is cached and served to everyone. */
  shared: boolean;
};
export type Finished = { bytes: Uint8Array<ArrayBuffer>; headers: Headers };

export function finishHeaders(from: Headers, { pathname }: URL): Headers {
  const headers = pageHeaders(from);
  const path = pathname.replace(/\.data$/, '');
  if (isOperatorPage(path)) {
    headers.set('cache-control', 'no-store');
    headers.set('referrer-policy', 'no-referrer');
  }
  if (isPersonal(path)) headers.set('x-robots-tag', 'noindex');
  return headers;
}

export const isDocument = (headers: Headers): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true;

export async function finishDocument(
  services: Services,
  rendered: Response,
  headers: Headers,
  { url, brand, language, cookie, nonce, shared }: PageFacts,
): Promise<Finished> {
  const html = await rendered.text();
  const origin = mainOrigin(brand ?? nobody, services.env, url);
  const filled =
    brand === null || rendered.status !== 200
      ? html
      : await withPageHead(services, brand, html, { url, origin, cookie, language });
  const muchToSee = shared || isReadable(url.pathname);
  const ready = muchToSee
    ? await withFirstPaint(filled, nonce, (path) => smallPicture(services, brand, path))
    : filled;
  const text = arranged(ready, muchToSee, nonce, services.assetsAt);
  const bytes = utf8.encode(text);
  if (url.pathname === pages.cardForm)
    return { bytes, headers: await cardPageHeaders(services, brand, nonce) };
  const tagged =
    brand === null || isStaffDevice(cookie) ? null : publicBrand(brand, services.now());
  const tags = tagSources(tagged, url.pathname);
  const framers =
    brand === null || services.env.consoleHost === null
      ? ''
      : ` ${consoleOrigin(brand, services.env, url)}`;
  const framed = isOperatorPage(url.pathname) ? "'none'" : `'self'${framers}`;
  headers.set(
    'content-security-policy',
    contentPolicy(nonce, tags, framed, assetSource(services.assetsAt)),
  );
  return { bytes, headers };
}

function pageHeaders(from: Headers): Headers {
  const headers = new Headers(from);
  headers.set('cache-control', headers.get('cache-control') ?? 'private, no-cache');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', 'geolocation=(self), camera=(self), microphone=()');
  return headers;
}

/**
 * Where there is much to see, scripts are deferred; elsewhere they load at once, after images and
 * fonts.
 */
function arranged(html: string, muchToSee: boolean, nonce: string, at: string | null): string {
  return muchToSee
    ? putScriptsOff(html, nonce, at)
    : html.replaceAll(
        '<link rel="modulepreload" ',
        '<link rel="modulepreload" fetchpriority="low" ',
      );
}

/**
 * The nonce is chosen before the page is rendered, so nothing that gets into the page meanwhile has
 * it. A shared document keeps its nonce until it is rendered again, a minute later at most.
 */
function contentPolicy(
  nonce: string,
  tags: ReturnType<typeof tagSources>,
  framers: string,
  files: string,
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' 'nonce-${nonce}'${files}${tags.script}`,
    `style-src 'self' 'nonce-${nonce}'${files}`,
    // Widths and positions are attributes; they run nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    `font-src 'self'${files}`,
    `connect-src 'self'${files}${tags.connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // The console shows the storefront in a frame; other sites may not.
    `frame-ancestors ${framers}`,
  ].join('; ');
}
