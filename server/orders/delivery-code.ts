// The four digits that the courier asks for at the door: shown to the customer, not to the
// restaurant.
import { randomInt } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { sameSecret } from '../same-secret.ts';

export function drawDeliveryCode(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

/**
 * Checked when staff mark an order as delivered. A reason replaces the code, as when a phone has
 * no power, and the log records who gave it. `only`: the orders of the person's store; codes of
 * others are neither tried nor counted.
 */
export async function checkDeliveryCode(
  orderId: number,
  given: { codigo?: string | undefined; motivo?: string | undefined },
  context: CallContext,
  only: SQL | undefined,
): Promise<void> {
  const { brand, db } = context;
  const [row] = await db
    .select({ code: orders.codigoEntrega, finishedAt: orders.finishedAt })
    .from(orders)
    .where(and(eq(orders.brandId, brand.id), eq(orders.id, orderId), only));
  if (row?.code == null || row.finishedAt !== null) return;
  if (given.codigo === undefined) {
    if (given.motivo) return;
    throw new Refusal('deliveryCodeNeeded');
  }
  await countAttempt(context, brand.id, 'deliveryCode', String(orderId));
  if (!sameSecret(given.codigo, row.code)) throw new Refusal('deliveryCodeWrong');
}
