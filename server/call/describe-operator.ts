// Who calls the operator's console, as every handler receives it: without a brand, a customer or
// staff, and with an operator where their cookie says so.
import { createHash } from 'node:crypto';
import type { Context as HttpContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { nobody } from '../brand/no-brand.ts';
import type { ApiBindings } from '../connection.ts';
import type { CallContext, OperatorSession, Services } from '../context.ts';
import { cookieLine, cookieName } from '../front/cookies.ts';
import { originAt } from '../front/origin.ts';
import { findOperatorSession, OPERATOR_COOKIE } from '../operator/sessions.ts';
import { Refusal } from '../refusal.ts';
import { askedLanguage } from '../words/asked-language.ts';
import { agentOf, countedNetwork, networkOf } from './caller.ts';

type Http = HttpContext<ApiBindings>;

/** Stricter than for brands: a request that changes something must name its page's origin. */
export function checkOwnOrigin(http: Http): void {
  const site = http.req.header('sec-fetch-site') ?? 'same-origin';
  const isJson = http.req.header('content-type')?.startsWith('application/json') === true;
  const isOwn = http.req.header('origin') === new URL(http.req.url).origin;
  if (!isOwn || !isJson || site !== 'same-origin') throw new Refusal('wrongOrigin');
}

export async function operatorOf(
  http: Http,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<OperatorSession | null> {
  const token = getCookie(http, cookieName(OPERATOR_COOKIE, http.req.url)) ?? '';
  return token === '' || token.length > 100 ? null : findOperatorSession(db, token, now());
}

export async function describeOperator(
  http: Http,
  services: Services,
  requestId: string,
): Promise<CallContext> {
  const address = http.req.url;
  const url = new URL(address);
  const origin = originAt(url.hostname, services.env, url);
  const network = http.env.connection.address;
  return {
    ...services,
    requestId,
    brand: nobody,
    language: askedLanguage(http.req.header('accept-language')) ?? 'pt-BR',
    origin,
    consoleOrigin: origin,
    native: false,
    callerHash: createHash('sha256')
      .update(`operator ${countedNetwork(network)}`)
      .digest('base64url')
      .slice(0, 22),
    agent: agentOf(http.req.header('user-agent')),
    network: networkOf(network),
    session: null,
    staff: null,
    operator: await operatorOf(http, services),
    ensureSession: () => Promise.reject(new Refusal('signInNeeded')),
    promiseSession: () => undefined,
    header: (name) => http.req.header(name) ?? null,
    cookie: (name) => getCookie(http, cookieName(name, address)) ?? null,
    setCookie: (name, value, maxAge) =>
      http.header('set-cookie', cookieLine(name, value, maxAge, address, 'Strict'), {
        append: true,
      }),
  };
}
