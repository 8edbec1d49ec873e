// The document around every screen: brand colours before the first paint, words, toasts.
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { isConsolePage, isOperatorPage } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import type { Route } from './+types/root';
import { LoginProvider } from './account/ask-login.tsx';
import { knowsCustomer } from './account/remembered-customer.ts';
import { wantedPageScript } from './account/wanted-page.ts';
import { describeCalls } from './api.ts';
import { brandCss } from './brand/brand-css.server.ts';
import { LiveBrand } from './brand/live-brand.tsx';
import { publicBrand } from './brand/public-brand.ts';
import { SlowScreen } from './brand/slow-screen.tsx';
import { themeScript } from './brand/theme.ts';
import { pageContext } from './context.ts';
import { earlyPressScript } from './early-press.ts';
import { CrashPage } from './errors/crash.tsx';
import { NoDataPage } from './errors/no-data.tsx';
import { RouteFiles } from './errors/route-files.tsx';
import { SignedOutNote } from './errors/signed-out-note.tsx';
import { takeFromLink } from './from-link.ts';
import { askedLanguage } from './i18n/asked-language.server.ts';
import './styles/main.css';
// The menu's and product's styles stay during navigation: removing them made the browser lay out
// every row again.
import './menu/store-header.css';
import './menu/product-row.css';
import './menu/menu.css';
import './menu/search.css';
import './menu/product/product.css';
import './menu/product/options.css';
import './account/login.css';
import { shownListing } from './listing/menu-memory.ts';
import { hasGoodConnection } from './offline/good-connection.ts';
import { OfflineStrip } from './offline/offline-strip.tsx';
import { usePageNonce } from './page-nonce.ts';
import { consentScript } from './privacy/consent-asked.ts';
import { ConsentStrip } from './privacy/consent-strip.tsx';
import { removeOlderPersonal } from './storage.ts';
import { faceStyles } from './styles/faces.server.ts';
import { facesScript } from './styles/faces.ts';
import { layerOrder } from './styles/layers.ts';
import { tableLoginAtStart } from './tables/table-link.ts';
import { takeEarlyAdds } from './tracking/early-adds.ts';
import { describeMoney } from './tracking/money-events.ts';
import { TagGate } from './tracking/tag-gate.tsx';
import { trackAddToCart } from './tracking/track.ts';
import { ToastProvider } from './ui/toast.tsx';

const VIEWPORT = [
  'width=device-width',
  'initial-scale=1',
  'viewport-fit=cover',
  'interactive-widget=resizes-content',
].join(', ');
const WORKER_DELAY_MS = 2000;
/** The worker fetches the offline page and every file; a slow connection has other work first. */
const SLOW_WORKER_DELAY_MS = 30_000;
const alonePaths: ReadonlySet<string> = new Set([pages.cardForm, pages.offline, pages.firstRun]);

export function loader({ context, url }: Route.LoaderArgs) {
  const { brand, host, origin, storefrontBase, apiBase, operator, assetsAt } =
    context.get(pageContext);
  if (isOperatorPage(url.pathname) && !operator) throw new Response(null, { status: 404 });
  const table = brand === null ? null : tableLoginAtStart(url);
  if (table !== null) throw redirect(table);
  // Separate documents: neutral, without brand data.
  if (operator || alonePaths.has(url.pathname))
    return {
      host,
      origin,
      storefrontBase,
      apiBase,
      idioma: '',
      brand: null,
      css: brandCss('#32302d', '#32302d'),
      faces: faceStyles(assetsAt),
      alone: true,
    };
  // Every other route redirects home, which shows the no-data page.
  if (brand === null && url.pathname !== '/') throw redirect('/');
  return {
    alone: false,
    host,
    origin,
    storefrontBase,
    apiBase,
    idioma: askedLanguage(url, brand?.PUBLIC_IDIOMA),
    brand: brand === null ? null : publicBrand(brand),
    css:
      brand === null
        ? brandCss('#444444', '#444444')
        : brandCss(brand.corSitePrimaria, brand.corSiteSecundaria),
    faces: faceStyles(assetsAt),
  };
}

/**
 * The page keeps its first data; `LiveBrand` does the refresh every 15 minutes and updates brand
 * and colours.
 */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { i18n } = useLingui();
  const nonce = usePageNonce();
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={i18n.locale} data-api={data?.apiBase} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={VIEWPORT} />
        <style nonce={nonce}>{layerOrder}</style>
        <script nonce={nonce}>{themeScript}</script>
        <script nonce={nonce}>{consentScript}</script>
        <script nonce={nonce}>{wantedPageScript}</script>
        <script nonce={nonce}>{earlyPressScript}</script>
        {data === undefined ? null : <style nonce={nonce}>{data.css}</style>}
        {data === undefined ? null : (
          <>
            <style nonce={nonce} data-faces>
              {data.faces}
            </style>
            <script nonce={nonce}>{facesScript}</script>
          </>
        )}
        <link rel="icon" href={data?.brand?.urlLogo ?? 'data:,'} />
        {data?.brand ? <AppLinks colour={data.brand.corSitePrimaria} /> : null}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The manifest for installing the brand as an app (`server/discovery/`). */
function AppLinks({ colour }: { colour: string }) {
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/imagens/icone/maskable-180.png" />
      <meta name="theme-color" content={colour} />
    </>
  );
}

/** Reports replies that do not match the contract, except from the error report itself. */
function onSurprise(call: string, error: string): void {
  if (call !== 'logError')
    void import('./errors/report.ts')
      .then(({ reportError }) => reportError(call, error))
      .catch(() => null);
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { brand, alone } = loaderData;
  const { pathname } = useLocation();
  useEffect(() => {
    removeOlderPersonal();
    if (brand === null) return;
    describeCalls({ appNome: brand.appNome, contextKey: brand.chaveContexto, onSurprise });
    describeMoney(brand.PUBLIC_CODIGO_MOEDA);
    takeEarlyAdds().forEach(trackAddToCart);
    takeFromLink(location.search, brand.PUBLIC_IDIOMA);
    // The menu comes first, and needs none of it.
    setTimeout(
      () =>
        void import('./offline/worker.ts')
          .then(({ startWorker }) => startWorker(shownListing()?.idEstabelecimento ?? null))
          .catch(() => null),
      hasGoodConnection() ? WORKER_DELAY_MS : SLOW_WORKER_DELAY_MS,
    );
    if (!knowsCustomer()) return;
    // Not awaited, and a start without a network is not reported.
    void import('./account/start-refresh.ts')
      .then(({ refreshAtStart }) => refreshAtStart(brand.appNome))
      .catch(() => null);
  }, [brand]);
  // The console of the first run and the operator's show toasts.
  if (alone)
    return (
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    );
  if (brand === null) return <NoDataPage name={loaderData.host} />;
  return (
    <ToastProvider>
      <LiveBrand loaded={brand} host={loaderData.host}>
        {isConsolePage(pathname) ? null : (
          <>
            <OfflineStrip />
            <ConsentStrip at="top" />
          </>
        )}
        <LoginProvider>
          <Outlet />
        </LoginProvider>
        <SignedOutNote />
        <SlowScreen />
        <RouteFiles />
        <TagGate />
        {/* Says to a style sheet that all before it has come. */}
        <span className="page-end" hidden />
      </LiveBrand>
    </ToastProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : String(error);
  return <CrashPage error={text} />;
}
