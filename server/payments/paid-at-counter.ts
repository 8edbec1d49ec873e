// Money that staff received while they took an order: a payment without a provider, so that
// changes, refunds and the register follow it as they follow any other.
import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import type { Claim } from '../database/claims.ts';
import { orders, payments } from '../database/schema.ts';
import { AT_COUNTER } from './static-pix.ts';

/** In the transaction of the order, whose row must still wait for its money on handover. */
export const paidAtCounter =
  (now: Date): Claim =>
  async (tx, { id: orderId, brandId }) => {
    const own = and(
      eq(orders.brandId, brandId),
      eq(orders.id, orderId),
      eq(orders.statusPagamento, PAYMENT_STATUS.onDelivery),
      // What costs nothing was not paid: no payment could be given back.
      gt(orders.valorTotal, 0),
    );
    const [order] = await tx
      .update(orders)
      .set({ statusPagamento: PAYMENT_STATUS.paid })
      .where(own)
      .returning();
    if (order === undefined) return;
    await tx.insert(payments).values({
      brandId,
      orderId,
      storeId: order.storeId,
      provider: AT_COUNTER,
      // Only providers read it.
      kind: order.formaPagamento.tipo === 'pixNaEntrega' ? 'pix' : 'card',
      valor: order.valorTotal,
      amountReceived: order.valorTotal,
      state: 'approved',
      idempotencyKey: randomBytes(16).toString('hex'),
      createdAt: now,
      paidAt: now,
    });
  };
