// Streams of news for browsers: one order for its diner, the bill for whoever sits at a table, the
// board for the staff.
import { randomUUID } from 'node:crypto';
import type { Hono, Context as HttpContext } from 'hono';
import type { ApiBindings } from './connection.ts';
import type { CallContext, Services } from './context.ts';
import { canSeeOrder } from './orders/access.ts';
import { orderEvents } from './orders/events.ts';
import { boardEvents } from './staff/events.ts';
import { tableEvents } from './tables/events.ts';
import { findSeat } from './tables/seats.ts';

type Identify = (
  http: HttpContext<ApiBindings>,
  services: Services,
  mayBeNobody: boolean,
  requestId: string,
) => Promise<CallContext>;

export function mountEvents(api: Hono<ApiBindings>, services: Services, identify: Identify): void {
  api.get('/cliente/EventosPedido/:id{[0-9]+}', async (http) => {
    const context = await identify(http, services, true, randomUUID());
    const orderId = Number(http.req.param('id'));
    if (!(await canSeeOrder(context, orderId, http.req.query('chave'))))
      return http.body(null, 404);
    return stream(
      orderEvents(services, { brandId: context.brand.id, orderId }, http.req.raw.signal),
    );
  });
  api.get('/mesa/Eventos', async (http) => {
    const context = await identify(http, services, true, randomUUID());
    const seat = context.session === null ? null : await findSeat(context, context.session.id);
    if (seat === null) return http.body(null, 404);
    return stream(
      tableEvents(
        services,
        { brandId: context.brand.id, storeId: seat.table.storeId },
        http.req.raw.signal,
      ),
    );
  });
  api.get('/painel/Eventos', async (http) => {
    const context = await identify(http, services, true, randomUUID());
    if (context.staff === null) return http.body(null, 401);
    return stream(
      boardEvents(
        services,
        { brandId: context.brand.id, storeId: context.staff.storeId },
        http.req.raw.signal,
      ),
    );
  });
}

function stream(body: ReadableStream<Uint8Array>): Response {
  // x-accel-buffering: proxies that collect replies would hold the news back.
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
