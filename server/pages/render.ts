// Step 3: the built storefront renders the page, with the contract's client in process.
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { createClient } from '#contract/client.ts';
import type { Language } from '#contract/entities/brand.ts';
import { CUSTOMER_HEADER, STORE_HEADER } from '#contract/headers.ts';
import { buildAt } from '../assets/address.ts';
import { publicBrand } from '../brand/api.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { nobody } from '../brand/no-brand.ts';
import { serverContextHash } from '../call/context-hash.ts';
import type { Services } from '../context.ts';
import { hostOfConsole } from '../front/console-pattern.ts';
import { mainOrigin } from '../front/origin.ts';
import { isOperatorHost } from '../operator/host.ts';
import type { PageBuild } from '../page-build.ts';

const CALL_TIMEOUT_MS = 15_000;

export type PageRequest = {
  request: Request;
  brand: KnownBrand | null;
  language: Language;
  nonce: string;
  firstRun: boolean;
  development: boolean;
  /** Answers an API request in process. */
  call: (request: Request) => Promise<Response>;
};

export async function renderPage(
  services: Services,
  build: PageBuild,
  { request, brand, language, nonce, firstRun, development, call }: PageRequest,
): Promise<Response> {
  const url = new URL(request.url);
  const cookie = request.headers.get('cookie');
  const api = createClient({
    base: `${url.origin}${services.env.apiBase}`,
    timeout: CALL_TIMEOUT_MS,
    app: () => brand?.appNome ?? '',
    // The page has no customer yet: the session cookie tells.
    headers: ({ storeId }) => ({
      plataforma: 'site',
      'accept-language': language,
      ...(brand === null
        ? {}
        : {
            [STORE_HEADER]: serverContextHash(brand.chaveContexto, storeId ?? 0),
            [CUSTOMER_HEADER]: serverContextHash(brand.chaveContexto, 0),
          }),
      ...(cookie === null ? {} : { cookie }),
    }),
    transport: (address, init) =>
      call(new Request(address, { ...init, signal: init.signal ?? null })),
  });
  const assetsAt = development ? null : services.assetsAt;
  const origin = mainOrigin(brand ?? nobody, services.env, url);
  const context = new RouterContextProvider();
  build.entry.module.provide(context, {
    api,
    brand: brand === null ? null : publicBrand(brand, services.now()),
    now: services.now(),
    language,
    nonce,
    host: url.hostname,
    origin,
    storefrontBase: hostOfConsole(services.env.consoleHost, url.hostname) === null ? '' : origin,
    apiBase: services.env.apiBase,
    operator: isOperatorHost(services.env, url.hostname),
    firstRun,
    development,
    embedders: services.env.cardPageEmbedders,
    assetsAt,
  });
  const handle = createRequestHandler(
    buildAt(build, assetsAt),
    development ? 'development' : 'production',
  );
  return handle(request, context);
}
