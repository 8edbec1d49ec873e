// Who calls, for which brand and in which language: what every handler receives as its context.
import { hash } from 'node:crypto';
import { APP_HEADER } from '#contract/headers.ts';
import {
  createSession,
  findSession,
  isPromised,
  promiseToken,
  SESSION_COOKIE,
  SESSION_DAYS,
  storePromised,
} from '../account/session.ts';
import { nobody } from '../brand/no-brand.ts';
import type { CallContext, Services } from '../context.ts';
import { cookieIn, cookieLine, cookieName } from '../front/cookies.ts';
import { isConsoleHere } from '../front/origin.ts';
import { originsOfCall } from '../front/origins-of-call.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { findStaffSession, STAFF_COOKIE } from '../staff/sessions.ts';
import { askedLanguage } from '../words/asked-language.ts';
import { agentOf, countedNetwork, networkOf } from './caller.ts';
import type { CallRequest } from './request.ts';

/** The caller, the brand and the language. */
export async function describeCaller(
  request: CallRequest,
  services: Services,
  { mayBeNobody, forStaff }: { mayBeNobody: boolean; forStaff: boolean },
  requestId: string,
): Promise<CallContext> {
  const { env, brands } = services;
  const { url: address, hostname } = request;
  const here = await brands.byHost(hostname);
  // Native apps may ask at a host of no brand; staff work at their own brand's.
  const found = here ?? (forStaff ? null : await brands.byName(request.header(APP_HEADER) ?? ''));
  if (found === null && !mayBeNobody) throw new Refusal('brandNotFound', { name: hostname });
  const brand = found ?? nobody;
  const cookie: CallContext['cookie'] = (name) =>
    cookieIn(request.header('cookie'), cookieName(name, address));
  const setCookie: CallContext['setCookie'] = (name, value, maxAge) => {
    request.setCookies.push(cookieLine(name, value, maxAge, address));
  };
  const isStaffHere = here !== null && isConsoleHere(env, hostname);
  const staffToken = isStaffHere ? cookie(STAFF_COOKIE) : null;
  const sessionToken = cookie(SESSION_COOKIE) ?? '';
  const isAnonymous = sessionToken === '' && staffToken === null;
  const [session, staff] = isAnonymous
    ? [null, null]
    : await Promise.all([
        findSession(services, brand.id, sessionToken),
        staffToken === null
          ? null
          : findStaffSession(services.db, brand.id, staffToken, services.now()),
      ]);
  const promised = () => isPromised(services, brand.id, sessionToken);
  const context: CallContext = {
    ...services,
    requestId,
    brand,
    language: askedLanguage(request.header('accept-language')) ?? brand.settings.PUBLIC_IDIOMA,
    // Values, although few calls need them: an object that is written with an accessor has a hidden
    // class of its own, which keeps the whole request until the next full garbage collection.
    ...originsOfCall(brand, env, request.origin),
    callerHash: hash(
      'sha256',
      `${brand.chaveContexto} ${countedNetwork(request.connection.address)}`,
      'base64url',
    ).slice(0, 22),
    native: !['', 'site'].includes((request.header('plataforma') ?? '').toLowerCase()),
    agent: agentOf(request.header('user-agent')),
    network: networkOf(request.connection.address),
    session,
    staff,
    header: (name) => request.header(name.toLowerCase()) ?? null,
    cookie,
    setCookie,
    operator: null,
    async ensureSession() {
      if (context.session !== null) return context.session;
      await countAttempt(services, brand.id, 'newDevice', context.callerHash);
      const stored = promised()
        ? await storePromised(services, brand.id, sessionToken, context.agent)
        : null;
      const { token, session } =
        stored === null
          ? await createSession(services, brand.id, null, context.agent)
          : { token: sessionToken, session: stored };
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
