// The customer's answer to a change that costs more: one tap puts it into force.
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { orderVersions } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { ownOrder } from '../orders/access.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { toOrder } from '../orders/order-shown.ts';
import { Refusal } from '../refusal.ts';
import { applyVersion, tellChange } from './apply.ts';
import { raiseRevision, requireUnchanged } from './change.ts';

export const orderAnswerHandlers = {
  answerChange: async ({ id, revisaoPedido, aceita }, context) => {
    await ownOrder(id, context);
    await answer(id, revisaoPedido, aceita, context);
    return toOrder(await ownOrder(id, context), context.brand, 'owner');
  },
} satisfies Partial<Handlers>;

async function answer(
  id: number,
  seen: number,
  agrees: boolean,
  { db, brand, now, language }: CallContext,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const row = await lockOrder(tx, { brandId: brand.id, id });
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
