// The API's entry point: each call of the contract, from request to reply.

import { randomUUID } from 'node:crypto';
import { Hono, type Context as HttpContext } from 'hono';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { noteRefusal } from './audit/security-refusals.ts';
import { bindings } from './bindings.ts';
import { nobody } from './brand/no-brand.ts';
import { networkOf } from './call/caller.ts';
import { checkConsoleHost, checkContextHeaders, checkOrigin, isForStaff } from './call/checks.ts';
import { describeCaller } from './call/describe-caller.ts';
import { checkOwnOrigin, describeOperator } from './call/describe-operator.ts';
import { mountOperatorExport } from './call/operator-export.ts';
import { readInput } from './call/read-input.ts';
import { refuse } from './call/refuse.ts';
import type { ApiBindings } from './connection.ts';
import type { CallContext, Services } from './context.ts';
import { isDatabaseAway } from './database/away.ts';
import { mountEvents } from './events.ts';
import { withinLimit } from './front/body-limit.ts';
import { errorText } from './log.ts';
import { isOperatorCall, isOperatorHost } from './operator/host.ts';
import { asOperator } from './operator/sign-in.ts';
import { insistOnOpenBrand } from './operator/while-suspended.ts';
import { checkRole } from './permission.ts';
import { Refusal } from './refusal.ts';
import { takingTurns } from './turns/heavy-calls.ts';
import { mountWebhooks } from './webhooks.ts';
import { askedLanguage } from './words/asked-language.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

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
  mountOperatorExport(api, services);
  // A catch-all route, because Hono ignores `notFound` of a mounted app; unknown API paths must not
  // render a page.
  api.all('*', (http) => refuse(http, services, { refusal: new Refusal('notFound') }));
  return api;
}

/** Input of a signed-in member of staff may be large, so they are identified first. */
const isKnownFirst = ({ access }: Endpoint) => access === 'staff' || access === 'operator';

async function answer(
  key: EndpointKey,
  line: Endpoint,
  http: HttpContext<ApiBindings>,
  services: Services,
): Promise<Response> {
  let language = askedLanguage(http.req.header('accept-language')) ?? 'pt-BR';
  const { visit } = http.env;
  const requestId = visit?.request ?? randomUUID();
  const isOrder = key === 'placeOrder';
  let known: CallContext | null = null;
  if (visit !== undefined) visit.name = key;
  try {
    const forStaff = isForStaff(key);
    const forOperator = isOperatorCall(line);
    if (forOperator && !isOperatorHost(services.env, new URL(http.req.url).hostname))
      throw new Refusal('notFound');
    if (line.method === 'POST') (forOperator ? checkOwnOrigin : checkOrigin)(http);
    if (forStaff) checkConsoleHost(http, services);
    // Most customers' calls are read while the database looks up their device.
    const reading = isKnownFirst(line) ? null : readInput(line, http);
    reading?.catch(() => undefined);
    const whom = { mayBeNobody: brandless.has(key), forStaff };
    const context = await (forOperator
      ? describeOperator(http, services, requestId)
      : describeCaller(http, services, whom, requestId));
    known = context;
    if (visit !== undefined) visit.brand = context.brand.appNome;
    language = context.language;
    if (line.access === 'staff') checkRole(line, context);
    if (line.access === 'operator') asOperator(context);
    insistOnOpenBrand(key, context.brand, { forStaff });
    if (line.access === 'customer' && (context.session?.customerId ?? null) === null)
      throw new Refusal('signInNeeded');
    const input = await (reading ?? readInput(line, http));
    checkContextHeaders(http, context, input);
    const ready = bindings.encoded[key];
    if (ready !== undefined)
      return await ready(input, context, http.req.header('accept-encoding') ?? '');
    const output = await takingTurns(key, context, () => bindings.handle(key, input, context));
    if (isOrder) services.metrics.order('acknowledged');
    // A reply is about one person at one moment: no cache may keep it.
    http.header('cache-control', 'no-store');
    // Devices with a wrong clock go by the server's, which is not the machine's in tests.
    http.header('date', services.now().toUTCString());
    return http.json(z.encode(line.output as z.core.$ZodType, output) as object);
  } catch (error) {
    if (error instanceof Refusal) {
      if (isOrder) services.metrics.order(error.key);
      const from = known ?? (error.key === 'wrongOrigin' ? await whence(http, services) : null);
      // A sign-in notes its own, with the account that was tried.
      if (from !== null && (key !== 'staffSignIn' || known === null))
        await noteRefusal(services, from, key, error.key);
      return refuse(http, services, { refusal: error, language, call: key, requestId, line });
    }
    services.log.error('call failed', { call: key, requestId, error: errorText(error) });
    const refusal = isDatabaseAway(error)
      ? new Refusal('unavailable')
      : new Refusal('unexpected', { request: requestId.slice(0, 8) });
    if (isOrder) services.metrics.order(refusal.key);
    return refuse(http, services, { refusal, language, call: key, requestId, line });
  }
}

/** Of a call that was refused before its caller was looked up. */
async function whence(http: HttpContext<ApiBindings>, { brands }: Services) {
  const brand = await brands.byHost(new URL(http.req.url).hostname).catch(() => null);
  return {
    brand: brand ?? nobody,
    network: networkOf(http.env.connection.address),
    staff: null,
  };
}
