// Starts and stops everything: settings, database, clock, web server. `--dev` serves the pages
// through Vite with hot reload.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { assetsMissing } from './assets/check.ts';
import { firstRunKey, isEmpty } from './brand/first-api.ts';
import { createDirectCalls } from './call/direct.ts';
import { clockOf } from './clock.ts';
import type { Services } from './context.ts';
import { askedAgain } from './database/asked-again.ts';
import { postgresFile, startEmbeddedPostgres } from './database/embedded.ts';
import { inTime } from './database/in-time.ts';
import { feedLimits } from './database/limits.ts';
import { demoWorld } from './database/seed/world.ts';
import { type Env, readEnv } from './env.ts';
import { checkBucket } from './files/check.ts';
import { createHttpServer } from './front/http-server.ts';
import { createListener } from './front/listener.ts';
import { startAccepting } from './jobs/accept-orders.ts';
import { jobs } from './jobs/jobs.ts';
import { startScheduler } from './jobs/scheduler.ts';
import { startSendingMessages } from './jobs/send-messages.ts';
import { createLog, errorText } from './log.ts';
import { createMain } from './main.ts';
import { channels } from './messages/send.ts';
import { openOperations } from './operations/listener.ts';
import { openPrometheus } from './operations/prometheus.ts';
import { isPublicHost } from './operations/public-host.ts';
import { readinessOf } from './operations/readiness.ts';
import { asPageBuild } from './page-build.ts';
import { drainLimits, makeDrainable } from './process/drain.ts';
import { leaveRoot } from './process/drop-root.ts';
import { listenAt } from './process/listen.ts';
import { welcome } from './process/welcome.ts';
import { type DatabaseAddress, openServices } from './services.ts';
import { startSentence } from './start-failure.ts';
import { openTracing } from './tracing/otlp.ts';

const development = process.argv.includes('--dev');
/** A step of the stop that hangs, on a silent database for example, is skipped. */
const STEP_MS = 5_000;

/** Undone in reverse order, each once. */
const stopping: (() => Promise<unknown>)[] = [];
const told = new AbortController();
let stopped: Promise<never> | null = null;
/**
 * Ctrl-C arrives twice, from the terminal and from the script that started us: the second one must
 * not interrupt the stop.
 */
function stop(code: number): Promise<never> {
  told.abort();
  stopped ??= runStops(code);
  return stopped;
}

async function runStops(code: number): Promise<never> {
  for (const step of stopping.toReversed())
    await step().catch((error: unknown) => console.error(errorText(error)));
  process.exit(code);
}

/** The database's address; a stop during its start waits for it and stops it. */
async function openDatabase(env: Env): Promise<DatabaseAddress> {
  const { databaseUrl: given, databaseDirectUrl: directUrl, databaseOwnerUrl: owner } = env;
  if (given !== null) return { url: given, ownerUrl: owner ?? directUrl ?? given, directUrl };
  const log = createLog(env.logLevel, clockOf(env));
  const say = (sentence: string) => log.error('embeddedDatabase', { sentence });
  const starting = startEmbeddedPostgres(env.dataDir, { signal: told.signal, say });
  stopping.push(() =>
    starting.then(
      (embedded) => embedded.stop(),
      () => undefined,
    ),
  );
  const { appUrl, url } = await starting;
  return { url: appUrl, ownerUrl: url, directUrl: null };
}

/** The pages and the database. */
function filesReadLater({ databaseUrl }: Env): string[] {
  const built = ['build/server/index.js', 'build/client/worker.js', 'server/start.ts'];
  const files = built.map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url)));
  return databaseUrl === null ? [...files, postgresFile()] : files;
}

/** Null until they are read. */
let settings: Env | null = null;

async function start(): Promise<void> {
  const env = readEnv();
  settings = env;
  const warning = leaveRoot(
    env.databaseUrl === null ? env.dataDir : null,
    development ? null : filesReadLater(env),
    env.host,
  );
  if (warning !== null) console.warn(warning);
  const { listenOn, metricsToken, traces } = env.operations;
  // Before the database is opened, whose statements are part of them.
  if (traces !== null) {
    const tracing = openTracing(traces, createLog(env.logLevel, clockOf(env)));
    stopping.push(() => inTime(tracing.close(), STEP_MS));
  }
  const prometheus = listenOn === null && metricsToken === null ? null : await openPrometheus();
  let opened: Services | null = null;
  let isStopping = () => told.signal.aborted;
  if (listenOn !== null && prometheus !== null) {
    const readiness = () => readinessOf(opened, isStopping);
    const isKnown = async (host: string) =>
      opened !== null && isPublicHost(opened.brands, env, host);
    const answers = { readiness, isKnown, prometheus };
    const operations = await openOperations(listenOn, metricsToken, answers);
    stopping.push(async () => operations.close());
  }
  const { services, close } = await openServices(
    env,
    await openDatabase(env),
    clockOf(env),
    env.pools.requestPatience,
    feedLimits,
    prometheus,
  );
  told.signal.throwIfAborted();
  // A bucket that is silent delays no start.
  void checkBucket(services).catch((error: unknown) =>
    services.log.warn('bucketNotChecked', { error: errorText(error) }),
  );
  const jobsDone = [
    startScheduler(services, jobs),
    startAccepting(services),
    startSendingMessages(services),
  ];
  stopping.push(
    () => inTime(close(), STEP_MS),
    () => inTime(Promise.all(jobsDone.map((done) => done())), STEP_MS),
  );

  const server = createHttpServer();
  const drainable = makeDrainable(server);
  isStopping = drainable.isStopping;
  const vite = development ? await openVite(server) : null;
  if (vite !== null) stopping.push(() => vite.close());
  const loadBuild = async () => {
    if (vite !== null)
      return asPageBuild(await vite.ssrLoadModule('virtual:react-router/server-build'));
    return asPageBuild(await import(new URL('../build/server/index.js', import.meta.url).href));
  };
  const main = createMain(services, { loadBuild, development, isStopping, prometheus });
  const listener = createListener(services, main, development, createDirectCalls(services));
  server.on('request', (request, response) => {
    if (vite === null || request.url?.startsWith(env.apiBase)) listener(request, response);
    else vite.middlewares(request, response, () => listener(request, response));
  });
  // Before it listens: loading blocks the event loop, and health would wait for it.
  if (!development) {
    const missing =
      env.assetsUrl === null ? null : await assetsMissing(await loadBuild(), env.assetsUrl);
    if (missing !== null) {
      services.log.error('assetsMissing', { sentence: missing });
      services.assetsAt = null;
    }
    services.build = (await loadBuild()).assets.version;
  }
  await listenAt(server, env, { host: 'HOST', port: 'PORT' });
  stopping.push(() => drainable.drain({ ...drainLimits, notice: env.drainMs }));
  opened = services;
  // It serves already, and what follows is only said: a late database does not end it.
  const patience = { signal: told.signal };
  const isNew = await askedAgain(() => isEmpty(services), patience);
  const demo = await askedAgain(() => services.brands.byHost(demoWorld[0]?.host ?? ''), patience);
  const firstKey = isNew ? firstRunKey(services) : null;
  const { port } = server.address() as AddressInfo;
  const missing = channels.filter((channel) => services.messengers[channel].sandbox);
  console.log(welcome(env, { port, missing, demo: demo !== null, firstKey }));
}

async function openVite(server: Server) {
  const { createServer: createVite } = await import('vite');
  return createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
start().catch((error: unknown) => {
  // A start that was told to stop ends where it is.
  if (told.signal.aborted) return stop(0);
  console.error(startSentence(error, settings) ?? error);
  return stop(1);
});
