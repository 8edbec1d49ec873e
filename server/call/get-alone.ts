// Refuses HEAD for replies that are streamed. The router would answer it by a GET whose body it
// neither reads nor closes, so the stream would never end.
import { createMiddleware } from 'hono/factory';

export const getAlone = createMiddleware(async (http, next) => {
  if (http.req.method === 'HEAD') return http.body(null, 405, { allow: 'GET' });
  await next();
});
