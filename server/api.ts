// The API's entry point: HTTP on one side, handlers on the other. Headers, cookies, limits and
// refusals are handled only here.

import { createHash, randomUUID } from 'node:crypto';
import { Hono, type Context as HttpContext, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import type { Language } from '#contract/entities/brand.ts';
import { type FailureKey, failureCodes } from '#contract/failures.ts';
import { APP_HEADER, CUSTOMER_HEADER, STORE_HEADER, storeOfCall } from '#contract/headers.ts';
import { readableInput } from '#contract/readable-input.ts';
import { readParams } from './api-params.ts';
import { askedLanguage } from './asked-language.ts';
import { bindings } from './bindings.ts';
import type { KnownBrand } from './brand/known-brand.ts';
import { nobody } from './brand/no-brand.ts';
import { agentOf, networkOf } from './caller.ts';
import type { ApiBindings } from './connection.ts';
import type { CallContext, Services } from './context.ts';
import { serverContextHash } from './context-hash.ts';
import { isDatabaseAway } from './database/away.ts';
import { mountEvents } from './events.ts';
import { errorText } from './log.ts';
import { RETRY_SECONDS, Refusal } from './refusal.ts';
import {
  createSession,
  findSession,
  isPromised,
  keepPromise,
  promiseToken,
  SESSION_COOKIE,
  SESSION_DAYS,
} from './session.ts';
import { findStaffSession, STAFF_COOKIE } from './staff/sessions.ts';
import { mountWebhooks } from './webhooks.ts';
import { failureSentence } from './words/words.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

/** HTTP status of exceptional refusals. */
const statuses: Partial<Record<FailureKey, 400 | 401 | 403 | 404 | 413 | 429 | 500 | 503>> = {
  unexpected: 500,
  unavailable: 503,
  malformed: 400,
  amountTooLarge: 400,
  dateImpossible: 400,
  textUnreadable: 400,
  tooLarge: 413,
  notFound: 404,
  tooMany: 429,
  wrongContext: 400,
  wrongOrigin: 403,
  signInNeeded: 401,
  notYours: 403,
};

/** Calls that work without a brand. */
const brandless: ReadonlySet<EndpointKey> = new Set([
  'brandByUrl',
  'brandByName',
  'logError',
  'firstBrand',
]);

/** Every call of the contract, mounted below the API base. */
export function createApi(services: Services): Hono<ApiBindings> {
  const api = new Hono<ApiBindings>();
  const limited = (maxSize: number, line?: Endpoint) =>
    withinLimit(maxSize, (http) =>
      refuse(http, services, { refusal: new Refusal('tooLarge'), line }),
    );
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const line: Endpoint = endpoints[key];
    api.on(line.method, line.path, limited(line.largestBody ?? BODY_LIMIT_BYTES, line), (http) =>
      answer(key, line, http, services),
    );
  }
  api.use(limited(BODY_LIMIT_BYTES));
  mountEvents(api, services, describeCaller);
  mountWebhooks(api, services);
  // A catch-all route, because Hono ignores `notFound` of a mounted app; unknown API paths must not
  // render a page.
  api.all('*', (http) => refuse(http, services, { refusal: new Refusal('notFound') }));
  return api;
}

/**
 * Hono's own limit reads the body as a stream, which costs more than the rest of this handler; Node
 * itself enforces a declared length.
 */
function withinLimit(maxSize: number, onError: (http: HttpContext) => Response): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError });
  return async (http, next) => {
    const declared = http.req.header('content-length');
    if (declared === undefined || http.req.header('transfer-encoding') !== undefined)
      return counted(http, next);
    return Number(declared) <= maxSize ? next() : onError(http);
  };
}

async function answer(
  key: EndpointKey,
  line: Endpoint,
  http: HttpContext<ApiBindings>,
  services: Services,
): Promise<Response> {
  let language = askedLanguage(http.req.header('accept-language')) ?? 'pt-BR';
  const requestId = randomUUID();
  try {
    if (line.method === 'POST') checkOrigin(http, services);
    // Most customers' calls are read while the database looks up their device. Staff's input may be
    // large, so they are identified first.
    const reading = line.access === 'staff' ? null : readInput(line, http);
    reading?.catch(() => undefined);
    const context = await describeCaller(http, services, brandless.has(key), requestId);
    language = context.language;
    if (line.access === 'staff' && context.staff === null) throw new Refusal('signInNeeded');
    if (line.access === 'customer' && (context.session?.customerId ?? null) === null)
      throw new Refusal('signInNeeded');
    const input = await (reading ?? readInput(line, http));
    checkContextHeaders(http, context, input);
    const ready = bindings.encoded[key];
    if (ready !== undefined)
      return await ready(input, context, http.req.header('accept-encoding') ?? '');
    const output = await bindings.handle(key, input, context);
    // A reply is about one person at one moment: no cache may keep it.
    http.header('cache-control', 'no-store');
    return http.json(z.encode(line.output as z.core.$ZodType, output) as object);
  } catch (error) {
    if (error instanceof Refusal)
      return refuse(http, services, { refusal: error, language, call: key, requestId, line });
    services.log.error('call failed', { call: key, requestId, error: errorText(error) });
    const refusal = isDatabaseAway(error)
      ? new Refusal('unavailable')
      : new Refusal('unexpected', { request: requestId.slice(0, 8) });
    return refuse(http, services, { refusal, language, call: key, requestId, line });
  }
}

type Refused = {
  refusal: Refusal;
  language?: Language;
  call?: EndpointKey;
  requestId?: string;
  line?: Endpoint | undefined;
};

function refuse(
  http: HttpContext<ApiBindings>,
  services: Services,
  { refusal, language = 'pt-BR', call, requestId, line }: Refused,
): Response {
  const { key, values, details } = refusal;
  // Without the path, which may contain an order's key.
  if (key !== 'unexpected')
    services.log.info('refused', {
      call: call ?? null,
      refusal: key,
      codErro: failureCodes[key],
      request: requestId ?? null,
    });
  const body = {
    codErro: failureCodes[key],
    mensagem: failureSentence(key, language, values),
    ...(details === null ? {} : { detalhes: details }),
  };
  const status = statuses[key] ?? 200;
  if (status === 503) http.header('retry-after', RETRY_SECONDS);
  return http.json(line?.refusesAsList === true ? [body] : body, status);
}

/** Browsers send the origin of a POST; other sites are refused. Native clients send no Origin. */
function checkOrigin(http: HttpContext<ApiBindings>, { env }: Services): void {
  const origin = http.req.header('origin');
  if (http.req.header('sec-fetch-site') === 'cross-site') throw new Refusal('wrongOrigin');
  if (origin === undefined || origin === env.publicOrigin) return;
  if (!URL.canParse(origin) || new URL(origin).host !== http.req.header('host'))
    throw new Refusal('wrongOrigin');
}

async function readInput(line: Endpoint, http: HttpContext<ApiBindings>): Promise<unknown> {
  const inHeaders = Object.fromEntries(
    (line.headerFields ?? []).flatMap((name) =>
      http.req.header(name) === undefined ? [] : [[name, http.req.header(name) ?? '']],
    ),
  );
  const params = readParams(line.input, { ...http.req.query(), ...http.req.param(), ...inHeaders });
  let body: unknown = {};
  if (line.method === 'POST') {
    const text = await http.req.text();
    try {
      body = text === '' ? {} : JSON.parse(text);
    } catch {
      throw new Refusal('malformed', { field: 'JSON' });
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new Refusal('malformed', { field: 'JSON' });
  }
  const read = readableInput({ ...(body as object), ...params });
  if ('unreadable' in read) throw wrongField('textUnreadable', read.unreadable);
  const result = z.safeDecode(line.input as z.core.$ZodType, read.value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const key = fieldRefusals.find((one) => one === issue?.message) ?? 'malformed';
  throw wrongField(key, issue?.path.join('.') ?? '');
}

/** A codec's error (contract/codecs.ts). */
const fieldRefusals = [
  'amountTooLarge',
  'dateImpossible',
  'phoneInvalid',
] as const satisfies FailureKey[];

function wrongField(key: FailureKey, path: string): Refusal {
  const field = path.slice(0, 120) || 'JSON';
  return new Refusal(key, { field }, { campo: field });
}

/** The caller, the brand and the language. */
async function describeCaller(
  http: HttpContext<ApiBindings>,
  services: Services,
  mayBeNobody: boolean,
  requestId: string,
): Promise<CallContext> {
  const host = new URL(http.req.url).hostname;
  const found =
    (await services.brands.byHost(host)) ??
    (await services.brands.byName(http.req.header(APP_HEADER) ?? ''));
  if (found === null && !mayBeNobody) throw new Refusal('brandNotFound', { name: host });
  const brand = found ?? nobody;
  const secure =
    http.req.url.startsWith('https:') || services.env.publicOrigin?.startsWith('https:') === true;
  const setCookie: CallContext['setCookie'] = (name, value, maxAge) => {
    const parts = [
      `${name}=${value}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      `Max-Age=${maxAge}`,
      ...(secure ? ['Secure'] : []),
    ];
    http.header('set-cookie', parts.join('; '), { append: true });
  };
  const staffToken = getCookie(http, STAFF_COOKIE);
  const sessionToken = getCookie(http, SESSION_COOKIE) ?? '';
  const promised = () => isPromised(services, brand.id, sessionToken);
  const context: CallContext = {
    ...services,
    requestId,
    brand,
    language: askedLanguage(http.req.header('accept-language')) ?? brand.settings.PUBLIC_IDIOMA,
    origin: services.env.publicOrigin ?? originOf(http, brand),
    native: !['', 'site'].includes((http.req.header('plataforma') ?? '').toLowerCase()),
    callerHash: createHash('sha256')
      .update(`${brand.chaveContexto} ${http.env.connection.address}`)
      .digest('base64url')
      .slice(0, 22),
    agent: agentOf(http.req.header('user-agent')),
    network: networkOf(http.env.connection.address),
    session: await findSession(services, brand.id, sessionToken),
    staff:
      staffToken === undefined
        ? null
        : await findStaffSession(services.db, brand.id, staffToken, services.now()),
    header: (name) => http.req.header(name) ?? null,
    setCookie,
    async ensureSession() {
      if (context.session !== null) return context.session;
      const kept = promised()
        ? await keepPromise(services, brand.id, sessionToken, context.agent)
        : null;
      const { token, session } =
        kept === null
          ? await createSession(services, brand.id, null, context.agent)
          : { token: sessionToken, session: kept };
      setCookie(SESSION_COOKIE, token, SESSION_DAYS * 86_400);
      context.session = session;
      return session;
    },
    promiseSession() {
      if (context.session !== null || promised()) return;
      setCookie(SESSION_COOKIE, promiseToken(services, brand.id), SESSION_DAYS * 86_400);
    },
  };
  return context;
}

/** A link in a message must use the brand's own host, whatever host the request names. */
function originOf(http: HttpContext<ApiBindings>, brand: KnownBrand): string {
  const { hostname, origin } = new URL(http.req.url);
  return brand.hosts.includes(hostname) || brand.hosts.length === 0
    ? origin
    : `https://${brand.hosts[0]}`;
}

/**
 * The two keyed hashes bind a call to the store and customer that the page shows; another tab may
 * have changed them. The hash of 0 means none and is not checked.
 */
function checkContextHeaders(
  http: HttpContext<ApiBindings>,
  context: CallContext,
  input: unknown,
): void {
  const { brand, session } = context;
  const hash = (id: number) => serverContextHash(brand.chaveContexto, id);
  const nobodys = hash(0);
  const storeHash = http.req.header(STORE_HEADER);
  if (storeHash !== undefined && storeHash !== nobodys) {
    const store = brand.stores.find((one) => hash(one.id) === storeHash);
    const asked = storeOfCall(input);
    if (store === undefined || (asked !== null && asked !== store.id))
      throw new Refusal('wrongContext');
  }
  const customerHash = http.req.header(CUSTOMER_HEADER);
  if (
    customerHash !== undefined &&
    customerHash !== nobodys &&
    customerHash !== hash(session?.customerId ?? 0)
  )
    throw new Refusal('wrongContext');
}
