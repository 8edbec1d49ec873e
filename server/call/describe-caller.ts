// Who calls, for which brand and in which language: what every handler receives as its context.
import { createHash } from 'node:crypto';
import type { Context as HttpContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { APP_HEADER } from '#contract/headers.ts';
import {
  createSession,
  findSession,
  isPromised,
  keepPromise,
  promiseToken,
  SESSION_COOKIE,
  SESSION_DAYS,
} from '../account/session.ts';
import { nobody } from '../brand/no-brand.ts';
import type { ApiBindings } from '../connection.ts';
import type { CallContext, Services } from '../context.ts';
import { cookieLine, cookieName } from '../front/cookies.ts';
import { consoleOrigin, isConsoleHere, ownOrigin } from '../front/origin.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { findStaffSession, STAFF_COOKIE } from '../staff/sessions.ts';
import { askedLanguage } from '../words/asked-language.ts';
import { agentOf, countedNetwork, networkOf } from './caller.ts';

/** The caller, the brand and the language. */
export async function describeCaller(
  http: HttpContext<ApiBindings>,
  services: Services,
  { mayBeNobody, forStaff }: { mayBeNobody: boolean; forStaff: boolean },
  requestId: string,
): Promise<CallContext> {
  const { env, brands } = services;
  const address = http.req.url;
  const url = new URL(address);
  const here = await brands.byHost(url.hostname);
  // Native apps may ask at a host of no brand; staff work at their own brand's.
  const found = here ?? (forStaff ? null : await brands.byName(http.req.header(APP_HEADER) ?? ''));
  if (found === null && !mayBeNobody) throw new Refusal('brandNotFound', { name: url.hostname });
  const brand = found ?? nobody;
  const cookie: CallContext['cookie'] = (name) =>
    getCookie(http, cookieName(name, address)) ?? null;
  const setCookie: CallContext['setCookie'] = (name, value, maxAge) =>
    http.header('set-cookie', cookieLine(name, value, maxAge, address), { append: true });
  const isStaffHere = here !== null && isConsoleHere(env, url.hostname);
  const staffToken = isStaffHere ? cookie(STAFF_COOKIE) : null;
  const sessionToken = cookie(SESSION_COOKIE) ?? '';
  const promised = () => isPromised(services, brand.id, sessionToken);
  const context: CallContext = {
    ...services,
    requestId,
    brand,
    language: askedLanguage(http.req.header('accept-language')) ?? brand.settings.PUBLIC_IDIOMA,
    // Worked out by the calls that ask: a menu, for one, needs none of the three.
    get origin() {
      return ownOrigin(brand, env, url);
    },
    get consoleOrigin() {
      return consoleOrigin(brand, env, url);
    },
    get callerHash() {
      return createHash('sha256')
        .update(`${brand.chaveContexto} ${countedNetwork(http.env.connection.address)}`)
        .digest('base64url')
        .slice(0, 22);
    },
    native: !['', 'site'].includes((http.req.header('plataforma') ?? '').toLowerCase()),
    agent: agentOf(http.req.header('user-agent')),
    network: networkOf(http.env.connection.address),
    session: await findSession(services, brand.id, sessionToken),
    staff:
      staffToken === null
        ? null
        : await findStaffSession(services.db, brand.id, staffToken, services.now()),
    header: (name) => http.req.header(name) ?? null,
    cookie,
    setCookie,
    operator: null,
    async ensureSession() {
      if (context.session !== null) return context.session;
      await countAttempt(services, brand.id, 'newDevice', context.callerHash);
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
