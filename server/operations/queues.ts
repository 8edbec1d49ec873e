// The work that waits in the database, of all brands: the same for every process that asks.
import { sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import type { Services } from '../context.ts';
import { boardWatches, messages, orders, outbox } from '../database/schema.ts';
import { channels } from '../messages/send.ts';
import { watchedSince } from '../staff/watch.ts';

type Queue = { waiting: number; oldestSeconds: number };
export type Queues = {
  outbox: Queue;
  messages: readonly (Queue & { channel: string })[];
  /** Orders that a store has not answered. */
  orders: Queue;
  /** Stores with such orders and no open board: nobody sees them. */
  unwatchedStores: number;
};

type Row = { name: string; waiting: number; oldest: Date | string | null };

/** Each part uses an index of unfinished work, so its cost does not grow with the tables. */
export async function readQueues({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Queues> {
  const at = now();
  const { rows } = await db.execute<Row>(sql`
    select 'outbox' as name, count(*)::int as waiting, min(${outbox.createdAt}) as oldest
      from ${outbox} where ${outbox.sentAt} is null
    union all
    select ${messages.canal}, count(*)::int, min(${messages.nextTryAt})
      from ${messages}
      where ${messages.state} = 'waiting'
        and ${messages.nextTryAt} <= ${at.toISOString()}::timestamptz
      group by ${messages.canal}
    union all
    select 'orders', count(*)::int, min(coalesce(${orders.changedAt}, ${orders.createdAt}))
      from ${orders} where ${unanswered(at)}
    union all
    select 'unwatched', count(distinct (${orders.brandId}, ${orders.storeId}))::int, null
      from ${orders} where ${unanswered(at)} and not exists (
        select from ${boardWatches} where ${boardWatches.brandId} = ${orders.brandId}
          and ${boardWatches.storeId} = ${orders.storeId}
          and ${boardWatches.seenAt} > ${watchedSince(at).toISOString()}::timestamptz)`);
  const of = (name: string): Queue => {
    const row = rows.find((one) => one.name === name);
    const oldest = row?.oldest ?? null;
    const age = oldest === null ? 0 : at.getTime() - new Date(oldest).getTime();
    return { waiting: row?.waiting ?? 0, oldestSeconds: Math.max(0, age / 1000) };
  };
  return {
    outbox: of('outbox'),
    messages: channels.map((channel) => ({ channel, ...of(channel) })),
    orders: of('orders'),
    unwatchedStores: of('unwatched').waiting,
  };
}

/** A scheduled order waits from the start of its preparation only. */
const unanswered = (at: Date) => sql`${orders.finishedAt} is null
  and ${orders.status} = ${ORDER_STATUS.awaitingAcceptance}
  and (${orders.inicioPreparo} is null
    or ${orders.inicioPreparo} <= ${at.toISOString()}::timestamptz)`;
