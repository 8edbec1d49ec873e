// Pages: passes a request to the built storefront. Five steps, each in a file of its own in
// `pages/`: redirect, shared documents, render, finish, send.
import { randomBytes } from 'node:crypto';
import { Language } from '#contract/entities/brand.ts';
import { pages } from '#contract/pages.ts';
import { isEmpty } from './brand/first-api.ts';
import type { KnownBrand } from './brand/known-brand.ts';
import { isSuspended } from './brand/suspended.ts';
import { compress } from './compressed.ts';
import type { Services } from './context.ts';
import { sentencePage } from './front/sentence-page.ts';
import { countHere } from './limits/count-here.ts';
import { isOperatorHost } from './operator/host.ts';
import { brandIsSuspended, isOpenPage } from './operator/while-suspended.ts';
import type { PageBuild } from './page-build.ts';
import { type Finished, finishDocument, finishHeaders, isDocument } from './pages/finish.ts';
import { redirected } from './pages/redirect.ts';
import { renderPage } from './pages/render.ts';
import { send } from './pages/send.ts';
import {
  createSharedDocuments,
  type Making,
  sharedKey,
  storeAsked,
} from './pages/shared-documents.ts';
import { Refusal, SUSPENDED_SECONDS } from './refusal.ts';
import { browserLanguage } from './words/asked-language.ts';
import { failureSentence } from './words/words.ts';

/** The no-data page is for people; for machines the address is unknown. */
const NOBODY_HERE = 404;

/** Answers an API request in process. */
type Call = (request: Request) => Promise<Response>;

export type Pages = {
  render(request: Request, call: Call, network?: string): Promise<Response>;
  /** With a store: only what shows its menu. */
  forget(brandId: number | null, storeId?: number): void;
};

export function createPages(
  services: Services,
  loadBuild: () => Promise<PageBuild>,
  development: boolean,
): Pages {
  const documents = createSharedDocuments();

  async function make(asked: Asked): Promise<Response> {
    const { request, url, brand, language, making, call } = asked;
    const nonce = randomBytes(16).toString('base64');
    const firstRun = brand === null && (await isFirstRun(services, url));
    const rendered = await renderPage(services, await loadBuild(), {
      request,
      brand,
      language,
      nonce,
      firstRun,
      development,
      call,
    });
    const headers = finishHeaders(rendered.headers, url);
    const { status } = rendered;
    if (rendered.body === null || development)
      return new Response(rendered.body, { status, headers });
    if (!isDocument(headers)) {
      const bytes = new Uint8Array(await rendered.arrayBuffer());
      return cacheAndSend(asked, { bytes, headers }, status);
    }
    const cookie = request.headers.get('cookie');
    const facts = { url, brand, language, cookie, nonce, shared: making !== null };
    const finished = await finishDocument(services, rendered, headers, facts);
    if (url.pathname === pages.cardForm) return sendOnce(asked, finished, status);
    // The offline page needs no application data, and every browser caches it.
    const atOperator = isOperatorHost(services.env, url.hostname);
    const nobodyHere =
      brand === null &&
      !atOperator &&
      status === 200 &&
      url.pathname !== pages.offline &&
      !firstRun;
    return cacheAndSend(asked, finished, nobodyHere ? NOBODY_HERE : status);
  }

  const sendOnce = async ({ acceptEncoding }: Asked, { bytes, headers }: Finished, code: number) =>
    send(await compress(bytes, 'quick'), headers, acceptEncoding, code);

  async function cacheAndSend(asked: Asked, finished: Finished, code: number): Promise<Response> {
    if (asked.making === null || code !== 200) return sendOnce(asked, finished, code);
    const { bytes, headers } = finished;
    const document = await compress(bytes, 'thorough');
    asked.making.keep({ document, headers }, services.now());
    return send(document, headers, asked.acceptEncoding);
  }

  return {
    forget: documents.forget,
    async render(request, call, network = '') {
      const url = new URL(request.url);
      const brand = await services.brands.byHost(url.hostname);
      const elsewhere = redirected(request, url, brand, services.env);
      if (elsewhere !== null) return elsewhere;

      const language = languageOf(request, brand);
      if (brand !== null && isSuspended(brand) && !isOpenPage(url.pathname))
        return suspended(request, brand, language);
      const acceptEncoding = request.headers.get('accept-encoding') ?? '';
      const key = brand === null || development ? null : sharedKey(request, url, language);
      const there =
        key === null
          ? null
          : (documents.find(key, services.now()) ?? (await documents.awaited(key)));
      if (there !== null) return send(there.document, there.headers, acceptEncoding);

      const refusal = tooManyRenders(services, `${brand?.id ?? 0} ${network}`);
      if (refusal !== null) return refused(request, refusal, brand, language);
      const storeId = brand && storeAsked(brand, url, request.headers.get('cookie'));
      const making =
        key === null || brand === null ? null : documents.begin(key, { brand, storeId });
      const asked = { request, url, brand, language, acceptEncoding, making, call };
      return make(asked).finally(() => making?.end());
    },
  };
}

type Asked = {
  request: Request;
  url: URL;
  brand: KnownBrand | null;
  language: Language;
  acceptEncoding: string;
  /** Null: the page is for this visitor alone. */
  making: Making | null;
  call: Call;
};

/** Only rendering is counted: a cached document costs next to nothing. */
function tooManyRenders(services: Services, subject: string): Refusal | null {
  try {
    countHere(services, 'pageRender', subject);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function refused(
  request: Request,
  { key, values }: Refusal,
  brand: KnownBrand | null,
  language: Language,
): Response {
  const wait = String(values.seconds ?? 1);
  return sentencePage(request, {
    sentence: failureSentence(key, language, values),
    title: brand?.settings.projectName ?? '',
    language,
    status: 429,
    headers: { 'cache-control': 'no-store', 'retry-after': wait, refresh: wait },
  });
}

/** For search engines it is a pause, not an end. */
function suspended(request: Request, brand: KnownBrand, language: Language): Response {
  const { key, values } = brandIsSuspended(brand);
  return sentencePage(request, {
    sentence: failureSentence(key, language, values),
    title: brand.settings.projectName,
    language,
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': SUSPENDED_SECONDS },
  });
}

async function isFirstRun(services: Services, { pathname }: URL): Promise<boolean> {
  return pathname.replace(/\.data$/, '') === pages.firstRun && (await isEmpty(services));
}

/**
 * The address's language (by which search engines find each), else the customer's choice on this
 * device, else the brand's. Where there is no brand, as in the operator's console, the browser's.
 */
function languageOf(request: Request, brand: KnownBrand | null): Language {
  const asked = new URL(request.url).searchParams.get('idioma');
  const chosen =
    asked ?? /(?:^|;\s*)quitute_idioma=([\w-]{2,5})/.exec(request.headers.get('cookie') ?? '')?.[1];
  const known = Language.safeParse(chosen);
  if (known.success) return known.data;
  if (brand !== null) return brand.settings.PUBLIC_IDIOMA;
  return browserLanguage(request.headers.get('accept-language')) ?? 'pt-BR';
}
