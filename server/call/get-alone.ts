// Replies that are read while they are made are for GET alone. The router answers HEAD by a GET
// whose body it neither reads nor closes: a stream would keep its place for ever.
import { createMiddleware } from 'hono/factory';

export const getAlone = createMiddleware(async (http, next) => {
  if (http.req.method === 'HEAD') return http.body(null, 405, { allow: 'GET' });
  await next();
});
