// The customer's answer to a change that costs more: one tap puts it into force.
import { and, eq } from 'drizzle-orm';
import type { Order } from '#contract/entities/order.ts';
import type { CallContext } from '../context.ts';
import { orders, orderVersions } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { visibleOrder } from '../orders/access.ts';
import { toOrder } from '../orders/order-shown.ts';
import { Refusal } from '../refusal.ts';
import { applyVersion, tellChange } from './apply.ts';
import { raiseRevision, requireUnchanged } from './change.ts';

export const orderAnswerHandlers = {
  answerChange: async ({ id, revisaoPedido, aceita }, context) => {
    await requireOwner(id, context);
    await answer(id, revisaoPedido, aceita, context);
    return ownOrder(id, context);
  },
} satisfies Partial<Handlers>;

/** A shared link shows the order; only the customer that placed it decides. */
async function requireOwner(id: number, context: CallContext): Promise<void> {
  const { viewer } = await visibleOrder(context, id);
  if (viewer !== 'owner') throw new Refusal('notFound');
}

async function ownOrder(id: number, context: CallContext): Promise<Order> {
  const { record } = await visibleOrder(context, id);
  return toOrder(record, context.brand, 'owner');
}

async function answer(
  id: number,
  seen: number,
  agrees: boolean,
  { db, brand, now, language }: CallContext,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.brandId, brand.id), eq(orders.id, id)))
      .for('update');
    if (row === undefined) throw new Refusal('notFound');
    const ofOrder = and(eq(orderVersions.brandId, brand.id), eq(orderVersions.orderId, id));
    const [version] = await tx
      .select()
      .from(orderVersions)
      .where(and(ofOrder, eq(orderVersions.state, 'proposed')));
    if (version === undefined) {
      // A second tap of the same answer finds it given.
      const [last] = await tx
        .select({ versao: orderVersions.versao })
        .from(orderVersions)
        .where(
          and(
            ofOrder,
            eq(orderVersions.consent, 'customer'),
            eq(orderVersions.state, agrees ? 'applied' : 'refused'),
          ),
        )
        .limit(1);
      if (last !== undefined && row.revisaoPedido === seen + 1) return;
      throw new Refusal('changeAnswered');
    }
    requireUnchanged(row, seen);
    await tx
      .update(orderVersions)
      .set({ state: agrees ? 'applied' : 'refused', consent: 'customer', answeredAt: at })
      .where(and(ofOrder, eq(orderVersions.versao, version.versao)));
    if (agrees) await applyVersion(tx, row, version, { at, language });
    else await raiseRevision(tx, row);
    await tellChange(tx, row, null, at);
  });
}
