// Binds each event stream of the contract to its source. A stream without a source does not
// compile.
import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { type Stream, type StreamKey, streams } from '#contract/streams.ts';
import { requestFrom } from './call/from-hono.ts';
import { getAlone } from './call/get-alone.ts';
import { readParams } from './call/params.ts';
import type { CallRequest } from './call/request.ts';
import type { ApiBindings } from './connection.ts';
import type { CallContext, Services } from './context.ts';
import { createEndings } from './move/end-streams.ts';
import { canSeeOrder } from './orders/access.ts';
import { orderEvents } from './orders/events.ts';
import { boardEvents } from './staff/events.ts';
import { countStreams } from './streams/open-streams.ts';
import { tableEvents } from './tables/events.ts';
import { findSeat } from './tables/seats.ts';

type Identify = (
  request: CallRequest,
  services: Services,
  whom: { mayBeNobody: boolean; forStaff: boolean },
  requestId: string,
) => Promise<CallContext>;

type Open = (
  context: CallContext,
  values: Record<string, string>,
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array> | null>;

/** The result of `open` for a valid input; null: this caller has no such stream. */
function source<Input extends z.core.$ZodType>(
  { input }: Stream<Input>,
  open: (context: CallContext, input: z.output<Input>, signal: AbortSignal) => ReturnType<Open>,
): Open {
  return async (context, values, signal) => {
    const asked = z.safeParse(input, readParams(input, values));
    return asked.success ? open(context, asked.data, signal) : null;
  };
}

const sources: Record<StreamKey, Open> = {
  orderEvents: source(streams.orderEvents, async (context, { id: orderId, chave }, signal) => {
    if (!(await canSeeOrder(context, orderId, chave))) return null;
    return orderEvents(context, { brandId: context.brand.id, orderId }, signal);
  }),
  tableEvents: source(streams.tableEvents, async (context, _, signal) => {
    const seat = context.session === null ? null : await findSeat(context, context.session.id);
    if (seat === null) return null;
    return tableEvents(context, { brandId: context.brand.id, storeId: seat.table.storeId }, signal);
  }),
  boardEvents: source(streams.boardEvents, async (context, _, signal) => {
    if (context.staff === null) return null;
    const { storeId, id: sessionId } = context.staff;
    return boardEvents(context, { brandId: context.brand.id, storeId, sessionId }, signal);
  }),
};

export function mountEvents(api: Hono<ApiBindings>, services: Services, identify: Identify): void {
  const endingOf = createEndings(services);
  const open = countStreams(undefined, undefined, services.metrics.streams);
  for (const key of Object.keys(streams) as StreamKey[]) {
    const { path, access }: Stream = streams[key];
    api.get(path, getAlone, async (http) => {
      const whom = { mayBeNobody: true, forStaff: access === 'staff' };
      const { visit } = http.env;
      const context = await identify(
        requestFrom(http),
        services,
        whom,
        visit?.request ?? randomUUID(),
      );
      if (visit !== undefined) Object.assign(visit, { name: key, brand: context.brand.appNome });
      if (access === 'staff' && context.staff === null) return http.body(null, 401);
      if (access === 'customer' && (context.session?.customerId ?? null) === null)
        return http.body(null, 401);
      const values = { ...http.req.query(), ...http.req.param() };
      const admitted = await open.admit(
        { session: sessionOf(context), address: context.callerHash },
        () => sources[key](context, values, endingOf(context.brand.id, http.req.raw.signal)),
      );
      if (admitted === null) return http.body(null, 429);
      return admitted.body === null ? http.body(null, 404) : stream(admitted.body);
    });
  }
}

function sessionOf({ staff, session }: CallContext): string | null {
  if (staff !== null) return `staff ${staff.id}`;
  return session === null ? null : `device ${session.id}`;
}

function stream(body: ReadableStream<Uint8Array>): Response {
  // x-accel-buffering: proxies that buffer replies would delay events.
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
