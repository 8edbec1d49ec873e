// Who calls, for which brand and in which language: what every handler receives as its context.
import { createHash } from 'node:crypto';
import type { Context as HttpContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { APP_HEADER } from '#contract/headers.ts';
import { countAttempt } from '../account/attempts.ts';
import { askedLanguage } from '../asked-language.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { nobody } from '../brand/no-brand.ts';
import { agentOf, countedNetwork, networkOf } from '../caller.ts';
import type { ApiBindings } from '../connection.ts';
import type { CallContext, Services } from '../context.ts';
import { Refusal } from '../refusal.ts';
import {
  createSession,
  findSession,
  isPromised,
  keepPromise,
  promiseToken,
  SESSION_COOKIE,
  SESSION_DAYS,
} from '../session.ts';
import { findStaffSession, STAFF_COOKIE } from '../staff/sessions.ts';

/** The caller, the brand and the language. */
export async function describeCaller(
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
      .update(`${brand.chaveContexto} ${countedNetwork(http.env.connection.address)}`)
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

/** A link in a message must use the brand's own host, whatever host the request names. */
function originOf(http: HttpContext<ApiBindings>, brand: KnownBrand): string {
  const { hostname, origin } = new URL(http.req.url);
  return brand.hosts.includes(hostname) || brand.hosts.length === 0
    ? origin
    : `https://${brand.hosts[0]}`;
}
