// Order events to notify about, written in the transaction that causes them and read by
// `messages/order-notices.ts`; `insert-order.ts` writes `orderPlaced` in its own SQL.
import * as z from 'zod/mini';
import { ACTORS } from '#rules/orders/order-status.ts';
import type { Transaction } from '../database/open.ts';
import { outbox } from '../database/schema.ts';

const orderId = z.int();

const OrderChange = z.enum(['proposed', 'changed', 'wishAgreed', 'wishDeclined']);
export type OrderChange = z.output<typeof OrderChange>;

const OrderHappening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('orderPlaced'), payload: z.object({ orderId }) }),
  z.object({
    kind: z.literal('orderMoved'),
    payload: z.object({ orderId, status: z.int(), actor: z.enum(ACTORS) }),
  }),
  z.object({
    kind: z.literal('paymentMoved'),
    payload: z.object({ orderId, statusPagamento: z.int() }),
  }),
  z.object({
    kind: z.literal('orderChanged'),
    payload: z.object({ orderId, what: OrderChange }),
  }),
]);
export type OrderHappening = z.output<typeof OrderHappening>;

export async function writeToOutbox(
  tx: Transaction,
  brandId: number,
  { kind, payload }: OrderHappening,
  at: Date,
): Promise<void> {
  await tx.insert(outbox).values({ brandId, kind, payload, createdAt: at });
}

/** Null: this version cannot read the row. */
export function readFromOutbox({
  kind,
  payload,
}: Pick<typeof outbox.$inferSelect, 'kind' | 'payload'>): OrderHappening | null {
  const result = z.safeParse(OrderHappening, { kind, payload });
  return result.success ? result.data : null;
}
