// One handler for everything: API, pages, pictures and built assets. The storefront is passed in.

import { randomUUID } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { openApiDocument } from '#contract/openapi.ts';
import { version } from '#contract/version.ts';
import { createApi } from './api.ts';
import { workerScript } from './assets/worker-script.ts';
import { anySandboxes, hasSandboxes } from './brand/sandboxes.ts';
import { countedNetwork } from './call/caller.ts';
import { responseOf } from './call/from-hono.ts';
import { refuse } from './call/refuse.ts';
import { UNCACHED } from './call/request.ts';
import type { ApiBindings } from './connection.ts';
import type { Services } from './context.ts';
import { isDatabaseAway } from './database/away.ts';
import { databaseState } from './database/health.ts';
import { createDiscovery } from './discovery/routes.ts';
import { BucketAway } from './files/bucket.ts';
import { PAGE_BODY_BYTES, withinLimit } from './front/body-limit.ts';
import { SCRIPT_FILE_POLICY } from './front/headers.ts';
import { sentencePage } from './front/sentence-page.ts';
import { drawTile } from './integrations/geocoding/sandbox-map.ts';
import { answerCardSandbox, SANDBOX_PATH } from './integrations/payments/getnet-account.ts';
import { errorText } from './log.ts';
import { mayRead } from './operations/listener.ts';
import type { Prometheus } from './operations/prometheus.ts';
import { readinessOf } from './operations/readiness.ts';
import { pageName } from './operations/visit.ts';
import { isElsewhere } from './operator/host.ts';
import { OWN_SCRIPTS_PATH, ownScripts } from './own-scripts.ts';
import type { PageBuild } from './page-build.ts';
import { createPages } from './pages.ts';
import { answerChallenge, CHALLENGE_PATH } from './payments/card-challenge.ts';
import { createPictures } from './pictures.ts';
import { RETRY_SECONDS, Refusal } from './refusal.ts';
import { workingForHost } from './turns/brand-at-work.ts';
import { askedLanguage } from './words/asked-language.ts';
import { failureSentence } from './words/words.ts';

const YEAR_SECONDS = 31_536_000;
const MONTH_SECONDS = 2_592_000;

export type MainOptions = {
  /** The built storefront, or null for the API alone (tests). */
  loadBuild: (() => Promise<PageBuild>) | null;
  development: boolean;
  /** The server is about to stop: health tells balancers to leave. */
  isStopping?: () => boolean;
  /** The metrics, for requests with METRICS_TOKEN; null: nobody reads them. */
  prometheus?: Prometheus | null;
};

export function createMain(
  services: Services,
  { loadBuild, development, isStopping = () => false, prometheus = null }: MainOptions,
): Hono<ApiBindings> {
  const main = new Hono<ApiBindings>();
  const api = createApi(services);
  const pages = loadBuild === null ? null : createPages(services, loadBuild, development);
  services.changes.subscribe(
    (change) => {
      if (change.kind === 'brand') pages?.forget(change.brandId, change.storeId);
    },
    () => pages?.forget(null),
  );

  main.use(async (http, next) => {
    if (!isElsewhere(new URL(http.req.url), services.env)) return next();
    const language = askedLanguage(http.req.header('accept-language')) ?? 'pt-BR';
    if (http.req.path.startsWith(services.env.apiBase))
      return responseOf(refuse(services, { refusal: new Refusal('notFound'), language }));
    return sentencePage(http.req.raw, {
      title: new URL(http.req.url).hostname,
      language,
      sentence: failureSentence('notFound', language),
      status: 404,
      headers: { 'cache-control': 'no-store' },
    });
  });
  main.get(`${services.env.apiBase}/live`, (http) =>
    http.json({ status: 'live', version }, 200, UNCACHED),
  );
  main.get(`${services.env.apiBase}/ready`, async (http) => {
    const status = await readinessOf(services, isStopping);
    return http.json({ status, version }, status === 'ready' ? 200 : 503, UNCACHED);
  });
  const token = services.env.operations.metricsToken;
  if (prometheus !== null && token !== null)
    main.get(`${services.env.apiBase}/metrics`, async (http) => {
      if (!mayRead(http.req.header('authorization'), token)) return http.body(null, 401);
      const { type, text } = await prometheus.read();
      return http.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' });
    });
  main.get(`${services.env.apiBase}/health`, async (http) => {
    const database = await databaseState(services);
    const status = isStopping() ? 'stopping' : database === 'ok' ? 'ok' : 'degraded';
    const isUsable = status !== 'stopping' && database !== 'down';
    return http.json({ status, version, database }, isUsable ? 200 : 503, UNCACHED);
  });
  // From here on the work is for a brand, which gets no more than its share of what is scarce.
  main.use((http, next) => workingForHost(services.brands, new URL(http.req.url).hostname, next));
  // Takes as long as twenty orders to make, and few deployments are ever asked for it.
  let document: object | undefined;
  main.get(`${services.env.apiBase}/openapi.json`, (http) => {
    document ??= openApiDocument(version, services.env.apiBase);
    return http.json(document, 200, UNCACHED);
  });
  main.route(services.env.apiBase, api);
  // Calls have their own limits; nothing else may receive more, whichever part answers it.
  main.use(withinLimit(PAGE_BODY_BYTES, (http) => http.body(null, 413)));
  main.on(['GET', 'POST'], `${CHALLENGE_PATH}/*`, (http) =>
    answerChallenge(services, http.req.raw),
  );
  if (anySandboxes(services.env))
    main.all(`${SANDBOX_PATH}/*`, async (http) => {
      const brand = await services.brands.byHost(new URL(http.req.url).hostname);
      return brand !== null && hasSandboxes(brand, services.env)
        ? answerCardSandbox(services, http.req.raw)
        : http.notFound();
    });
  main.get(
    OWN_SCRIPTS_PATH,
    async (http) =>
      ownScripts(await services.brands.byHost(new URL(http.req.url).hostname)) ?? http.notFound(),
  );
  main.route('/', createDiscovery(services));
  main.route('/imagens', createPictures(services));
  main.get('/mapa/:theme{light|dark}/:z{\\d+}/:x{\\d+}/:file{\\d+\\.svg}', (http) => {
    const { theme, z, x, file } = http.req.param();
    const picture = drawTile(
      theme === 'dark' ? 'dark' : 'light',
      Number(z),
      Number(x),
      Number.parseInt(file, 10),
    );
    if (picture === null) return http.notFound();
    return http.body(picture, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': `public, max-age=${MONTH_SECONDS}`,
    });
  });
  main.onError((error, http) => {
    const request = http.env.visit?.request ?? randomUUID();
    const page = pageName(http.req.path);
    // A body that never arrived whole is the caller's end, and nobody reads the answer.
    if (http.req.raw.signal.aborted) {
      services.log.info('broke off', { page, request });
      return http.body(null, 400);
    }
    services.log.error('page failed', { page, request, error: errorText(error) });
    const language = askedLanguage(http.req.header('accept-language')) ?? 'pt-BR';
    // The brand is not asked for: the database may be what failed.
    const shown = { title: new URL(http.req.url).hostname, language };
    if (!isDatabaseAway(error) && !(error instanceof BucketAway)) {
      const sentence = failureSentence('unexpected', language, { request: request.slice(0, 8) });
      return sentencePage(http.req.raw, { ...shown, sentence, status: 500, headers: {} });
    }
    // Browsers retry by themselves.
    const headers = { 'retry-after': RETRY_SECONDS, refresh: RETRY_SECONDS };
    const sentence = failureSentence('unavailable', language);
    return sentencePage(http.req.raw, { ...shown, sentence, status: 503, headers });
  });
  if (pages === null) return main;

  if (!development) {
    const immutable = {
      onFound: (_path: string, http: { header(name: string, value: string): void }) => {
        http.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
        http.header('content-security-policy', SCRIPT_FILE_POLICY);
        // A CDN may fetch them here, for pages of every brand's host.
        if (services.env.assetsUrl !== null) http.header('access-control-allow-origin', '*');
      },
    };
    main.use(
      '/assets/*',
      serveStatic({ root: './build/client', precompressed: true, ...immutable }),
    );
    main.all('/assets/*', (http) => http.notFound());
    // At the root, because a worker controls no page above its own folder; revalidated, because its
    // name never changes.
    main.get('/worker.js', async (http) =>
      http.body(await workerScript(services.assetsAt), 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': SCRIPT_FILE_POLICY,
      }),
    );
  }
  main.on(['GET', 'HEAD', 'POST'], '*', (http) =>
    pages.render(
      http.req.raw,
      // Its calls are part of this visit, not visits of their own.
      (request) => Promise.resolve(main.fetch(request, { connection: http.env.connection })),
      countedNetwork(http.env.connection.address),
    ),
  );
  return main;
}
