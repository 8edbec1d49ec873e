// Renders a page to a string instead of a stream: the document is cached and sent many times.
import { Writable } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Provide } from '#contract/page.ts';
import { isBelow, isConsolePage, isOperatorPage } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { pageContext } from './context.ts';
import { loadWholeI18n } from './i18n/catalogs.ts';
import { PageNonce } from './page-nonce.ts';

const RENDER_TIMEOUT_MS = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const inConsole =
    isConsolePage(pathname) || isOperatorPage(pathname) || isBelow(pathname, pages.firstRun);
  const { language, nonce } = context.get(pageContext);
  const i18n = await loadWholeI18n(language, inConsole ? 'console' : 'customer');
  return new Promise<Response>((resolve, reject) => {
    let code = status;
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(chunks), { status: code, headers }));
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <I18nProvider i18n={i18n}>
        <PageNonce value={nonce}>
          <ServerRouter
            context={inConsole ? entry : forCustomers(entry)}
            url={request.url}
            nonce={nonce}
          />
        </PageNonce>
      </I18nProvider>,
      {
        nonce,
        // Larger boundaries would be sent after the page and stay hidden until a script moves them;
        // the menu must be readable without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          pipe(sink);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          code = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** The list without the console's screens (scripts/customer-manifest.mjs), made by the build. */
function forCustomers(entry: EntryContext): EntryContext {
  const url = entry.manifest.url.replace(/(\/assets\/manifest-[\da-f]+)\.js$/, '$1-customer.js');
  return { ...entry, manifest: { ...entry.manifest, url } };
}

/**
 * No page has an action, so what the router refuses, such as a POST, is a stranger's request: by
 * default each would write a stack to the log.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isRefused = isRouteErrorResponse(error) || request.method === 'POST';
  if (!isRefused && !request.signal.aborted) console.error(error);
}

/**
 * The server is outside this bundle, where `pageContext` is another object: it passes its data
 * through this.
 */
export const provide: Provide<RouterContextProvider> = (context, page) =>
  context.set(pageContext, page);
