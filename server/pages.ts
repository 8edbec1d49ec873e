// Pages: hands a request to the built storefront, with the contract's client in process, and keeps
// the documents that are the same for everybody.
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { createClient } from '#contract/client.ts';
import { Language } from '#contract/entities/brand.ts';
import { CUSTOMER_HEADER, STORE_HEADER } from '#contract/headers.ts';
import { publicBrand } from './brand/api.ts';
import { isEmpty } from './brand/first-api.ts';
import type { KnownBrand } from './brand/known-brand.ts';
import { mainSiteOf } from './brand/main-site.ts';
import { type Compressed, compress, inlineScriptHashes } from './compressed.ts';
import type { Services } from './context.ts';
import { serverContextHash } from './context-hash.ts';
import { putScriptsOff } from './defer-scripts.ts';
import { withPageHead } from './discovery/page-head.ts';
import type { PageBuild } from './page-build.ts';
import { CARD_PAGE, cardPageHeaders } from './payments/card-page.ts';
import { presentAddress } from './stores/former-codes.ts';
import { tagSources } from './tag-sources.ts';

const CALL_TIMEOUT_MS = 15_000;
const DOCUMENT_LIFE_MS = 60_000;
const MAXIMUM_DOCUMENTS = 600;
/** The page without data is a page for people; to machines the address is an unknown one. */
const NOBODY_HERE = 404;
/** Needs no application data, and is kept by every browser. */
const OFFLINE_PAGE = '/offline';
/** Where the first brand of a deployment is made. */
const FIRST_RUN_PAGE = '/comecar';
/** Pages without anything personal; the same document serves everybody until the brand changes. */
const sharedPath = /^\/(delivery|lojas|estabelecimentos?|produto\/\d{1,10})(\.data)?$/;
/** Pages about one person or for the restaurant: no search engine shows them. */
const personalPath = /^\/(perfil|painel|creditcardweb|login\/|mesa|delivery\/)/i;
/**
 * Pages about one person, and the one that asks who that is, arrive as complete as those: their
 * scripts can wait as well.
 */
const readablePath = /^\/(login|(delivery\/)?fidelidade(\/(cartelas|estabelecimentos))?)\/?$/i;
/** What of the query a shared document depends on. Anything else is not worth keeping. */
const sharedQuery: ReadonlySet<string> = new Set(['loja', 'estabelecimento', 'idioma', '_routes']);

export type Pages = {
  /** `call` answers an API request in process. */
  render(request: Request, call: (request: Request) => Promise<Response>): Promise<Response>;
  forget(brandId: number | null): void;
};

type Kept = { document: Compressed; headers: Headers; until: number; brandId: number };

export function createPages(
  services: Services,
  loadBuild: () => Promise<PageBuild>,
  development: boolean,
): Pages {
  const kept = new Map<string, Kept>();

  type Fresh = {
    request: Request;
    brand: KnownBrand | null;
    language: Language;
    firstRun: boolean;
    call: (request: Request) => Promise<Response>;
  };

  async function renderFresh({
    request,
    brand,
    language,
    firstRun,
    call,
  }: Fresh): Promise<Response> {
    const build = await loadBuild();
    const url = new URL(request.url);
    const cookie = request.headers.get('cookie');
    const api = createClient({
      base: `${url.origin}${services.env.apiBase}`,
      timeout: CALL_TIMEOUT_MS,
      app: () => brand?.appNome ?? '',
      // Nobody stands behind this page yet: the session in the cookie says who it is for.
      headers: ({ storeId }) => ({
        plataforma: 'site',
        'accept-language': language,
        ...(brand === null
          ? {}
          : {
              [STORE_HEADER]: serverContextHash(brand.contextKey, storeId ?? 0),
              [CUSTOMER_HEADER]: serverContextHash(brand.contextKey, 0),
            }),
        ...(cookie === null ? {} : { cookie }),
      }),
      transport: (address, init) =>
        call(new Request(address, { ...init, signal: init.signal ?? null })),
    });
    const context = new RouterContextProvider();
    build.entry.module.provide(context, {
      api,
      brand: brand === null ? null : publicBrand(brand, services.now()),
      now: services.now(),
      language,
      host: url.hostname,
      origin: services.env.publicOrigin ?? url.origin,
      apiBase: services.env.apiBase,
      firstRun,
      development,
      embedders: services.env.cardPageEmbedders,
    });
    return createRequestHandler(build, development ? 'development' : 'production')(
      request,
      context,
    );
  }

  return {
    async render(request, call) {
      const url = new URL(request.url);
      const brand = await services.brands.byHost(url.hostname);
      const main = request.method === 'GET' ? mainSiteOf(brand, url) : null;
      if (main !== null) return new Response(null, { status: 302, headers: { location: main } });
      const renamed =
        (request.method === 'GET' || request.method === 'HEAD') && !url.pathname.endsWith('.data')
          ? presentAddress(brand, url)
          : null;
      // For good, as search engines need to hear it; not kept by browsers, because a code may come
      // back.
      if (renamed !== null)
        return new Response(null, {
          status: 301,
          headers: { location: renamed, 'cache-control': 'no-store' },
        });
      const language = languageOf(request, brand);
      const acceptEncoding = request.headers.get('accept-encoding') ?? '';
      const key = brand === null || development ? null : sharedKey(request, url, language);
      const now = services.now().getTime();
      const there = key === null ? undefined : kept.get(key);
      if (there !== undefined && there.until > now)
        return send(there.document, there.headers, acceptEncoding);

      const firstRun =
        brand === null &&
        url.pathname.replace(/\.data$/, '') === FIRST_RUN_PAGE &&
        (await isEmpty(services));
      const response = await renderFresh({ request, brand, language, firstRun, call });
      const headers = pageHeaders(response.headers);
      if (personalPath.test(url.pathname)) headers.set('x-robots-tag', 'noindex');
      if (response.body === null || development)
        return new Response(response.body, { status: response.status, headers });
      const isDocument = headers.get('content-type')?.startsWith('text/html') === true;
      const origin = services.env.publicOrigin ?? url.origin;
      const filled = async (html: string) =>
        brand === null || response.status !== 200
          ? html
          : withPageHead(services, brand, html, {
              url,
              origin,
              cookie: request.headers.get('cookie'),
              language,
            });
      const bytes = isDocument
        ? utf8.encode(
            arranged(
              await filled(await response.text()),
              key !== null || readablePath.test(url.pathname),
            ),
          )
        : new Uint8Array(await response.arrayBuffer());
      if (isDocument && url.pathname === CARD_PAGE) {
        const own = await cardPageHeaders(
          services,
          brand,
          new TextDecoder().decode(bytes),
          inlineScriptHashes(bytes),
        );
        return send(compress(bytes, 'quick'), own, acceptEncoding, response.status);
      }
      if (isDocument)
        headers.set(
          'content-security-policy',
          contentPolicy(
            inlineScriptHashes(bytes),
            tagSources(brand === null ? null : publicBrand(brand, services.now()), url.pathname),
          ),
        );
      if (
        brand === null &&
        isDocument &&
        response.status === 200 &&
        url.pathname !== OFFLINE_PAGE &&
        !firstRun
      )
        return send(compress(bytes, 'quick'), headers, acceptEncoding, NOBODY_HERE);
      if (key === null || brand === null || response.status !== 200)
        return send(compress(bytes, 'quick'), headers, acceptEncoding, response.status);
      const document = compress(bytes, 'thorough');
      // The oldest goes first: a crawler that walks every product must not fill the memory.
      if (kept.size >= MAXIMUM_DOCUMENTS) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, {
        document,
        headers,
        until: freshUntil(brand, services.now()),
        brandId: brand.id,
      });
      return send(document, headers, acceptEncoding);
    },
    forget(brandId) {
      for (const [key, { brandId: own }] of kept)
        if (brandId === null || own === brandId) kept.delete(key);
    },
  };
}

/**
 * What the address asks for (search engines find each language by it), else the diner's choice on
 * this device, else the brand's.
 */
function languageOf(request: Request, brand: KnownBrand | null): Language {
  const asked = new URL(request.url).searchParams.get('idioma');
  const chosen =
    asked ?? /(?:^|;\s*)quitute_idioma=([\w-]{2,5})/.exec(request.headers.get('cookie') ?? '')?.[1];
  const known = Language.safeParse(chosen);
  return known.success ? known.data : (brand?.settings.PUBLIC_IDIOMA ?? 'pt-BR');
}

/**
 * Null: the page is personal or too particular to be kept. The store cookie chooses the menu, so it
 * belongs to the key.
 */
function sharedKey(request: Request, url: URL, language: Language): string | null {
  if (request.method !== 'GET' || !sharedPath.test(url.pathname)) return null;
  for (const name of url.searchParams.keys()) if (!sharedQuery.has(name)) return null;
  const store =
    /(?:^|;\s*)quitute_loja=([^;]{1,60})/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
  return [url.host, language, url.pathname, url.search, store].join(' ');
}

/**
 * The page shows whether stores are open: it lives until that changes, and a minute at the most.
 */
function freshUntil(brand: KnownBrand, now: Date): number {
  const changes = publicBrand(brand, now).estabelecimentos.flatMap(({ mudaEm }) =>
    mudaEm === null ? [] : [Date.parse(mudaEm)],
  );
  return Math.min(now.getTime() + DOCUMENT_LIFE_MS, ...changes);
}

function send(
  document: Compressed,
  headers: Headers,
  acceptEncoding: string,
  status = 200,
): Response {
  const own = new Headers(headers);
  own.set('vary', 'accept-encoding, cookie');
  const encoding =
    acceptEncoding.includes('br') && document.br !== null
      ? 'br'
      : acceptEncoding.includes('gzip')
        ? 'gzip'
        : null;
  if (encoding !== null) own.set('content-encoding', encoding);
  const bytes =
    encoding === 'br' ? document.br : encoding === 'gzip' ? document.gzip : document.plain;
  return new Response(bytes, { status, headers: own });
}

function pageHeaders(from: Headers): Headers {
  const headers = new Headers(from);
  headers.set('cache-control', headers.get('cache-control') ?? 'private, no-cache');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', 'geolocation=(self), camera=(self), microphone=()');
  return headers;
}

const utf8 = new TextEncoder();

/**
 * Where there is much to see the scripts wait for it; elsewhere they come at once, behind pictures
 * and letters.
 */
function arranged(html: string, muchToSee: boolean): string {
  return muchToSee
    ? putScriptsOff(html)
    : html.replaceAll(
        '<link rel="modulepreload" ',
        '<link rel="modulepreload" fetchpriority="low" ',
      );
}

/**
 * Inline scripts run by their hash: the document is kept compressed, so it can carry no nonce of
 * its own.
 */
function contentPolicy(hashes: string[], tags: ReturnType<typeof tagSources>): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashes.join(' ')}${tags.script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${tags.connect}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // The console shows the storefront as diners see it; no other site may.
    "frame-ancestors 'self'",
  ].join('; ');
}
