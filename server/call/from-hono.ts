// A call that the framework received, and its reply as the framework sends it.
import type { Context as HttpContext } from 'hono';
import type { ApiBindings } from '../connection.ts';
import type { CallReply, CallRequest } from './request.ts';

export function requestFrom({ req, env }: HttpContext<ApiBindings>): CallRequest {
  const { hostname, origin } = new URL(req.url);
  return {
    method: req.method,
    url: req.url,
    hostname,
    origin,
    header: (name) => req.header(name),
    query: () => req.query(),
    params: () => req.param(),
    text: () => req.text(),
    connection: env.connection,
    visit: env.visit,
    setCookies: [],
  };
}

export function responseOf(
  { status, headers, body }: CallReply,
  { setCookies }: Pick<CallRequest, 'setCookies'> = { setCookies: [] },
): Response {
  const response = new Response(body, { status, headers });
  for (const line of setCookies) response.headers.append('set-cookie', line);
  return response;
}
