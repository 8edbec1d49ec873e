// Who calls the operator's console, as every handler receives it: without a brand, a customer or
// staff, and with an operator where their cookie says so.
import { createHash } from 'node:crypto';
import { nobody } from '../brand/no-brand.ts';
import type { CallContext, OperatorSession, Services } from '../context.ts';
import { cookieIn, cookieLine, cookieName } from '../front/cookies.ts';
import { originAt } from '../front/origin.ts';
import { findOperatorSession, OPERATOR_COOKIE } from '../operator/sessions.ts';
import { Refusal } from '../refusal.ts';
import { askedLanguage } from '../words/asked-language.ts';
import { agentOf, countedNetwork, networkOf } from './caller.ts';
import type { CallRequest } from './request.ts';

/** Stricter than for brands: a request that changes something must name its page's origin. */
export function checkOwnOrigin(request: CallRequest): void {
  const site = request.header('sec-fetch-site') ?? 'same-origin';
  const isJson = request.header('content-type')?.startsWith('application/json') === true;
  const isOwn = request.header('origin') === request.origin;
  if (!isOwn || !isJson || site !== 'same-origin') throw new Refusal('wrongOrigin');
}

export async function operatorOf(
  request: CallRequest,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<OperatorSession | null> {
  const name = cookieName(OPERATOR_COOKIE, request.url);
  const token = cookieIn(request.header('cookie'), name) ?? '';
  return token === '' || token.length > 100 ? null : findOperatorSession(db, token, now());
}

export async function describeOperator(
  request: CallRequest,
  services: Services,
  requestId: string,
): Promise<CallContext> {
  const { url: address } = request;
  const url = new URL(address);
  const origin = originAt(url.hostname, services.env, url);
  const network = request.connection.address;
  return {
    ...services,
    requestId,
    brand: nobody,
    language: askedLanguage(request.header('accept-language')) ?? 'pt-BR',
    origin,
    consoleOrigin: origin,
    native: false,
    callerHash: createHash('sha256')
      .update(`operator ${countedNetwork(network)}`)
      .digest('base64url')
      .slice(0, 22),
    agent: agentOf(request.header('user-agent')),
    network: networkOf(network),
    session: null,
    staff: null,
    operator: await operatorOf(request, services),
    ensureSession: () => Promise.reject(new Refusal('signInNeeded')),
    promiseSession: () => undefined,
    header: (name) => request.header(name.toLowerCase()) ?? null,
    cookie: (name) => cookieIn(request.header('cookie'), cookieName(name, address)),
    setCookie(name, value, maxAge) {
      request.setCookies.push(cookieLine(name, value, maxAge, address, 'Strict'));
    },
  };
}
