// How large a body may be, whether it declares its length or arrives in pieces.
import type { Context as HttpContext, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** For a call, unless its line in the table says otherwise. */
export const CALL_BODY_BYTES = 256 * 1024;

/** Outside the API: the form that a bank returns is the largest. */
export const PAGE_BODY_BYTES = 100_000;

/**
 * Hono's own limit reads the body as a stream, which costs more than the rest of a handler; Node
 * itself enforces a declared length.
 */
export function withinLimit(
  maxSize: number,
  onError: (http: HttpContext) => Response,
): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError });
  return async (http, next) => {
    // No handler ever sees the body of these.
    if (http.req.method === 'GET' || http.req.method === 'HEAD') return next();
    const declared = http.req.header('content-length');
    if (declared === undefined || http.req.header('transfer-encoding') !== undefined)
      return counted(http, next);
    return Number(declared) <= maxSize ? next() : onError(http);
  };
}
