// How a customer ordered last at a store: a new device starts with it. The browser of that order
// knows it by itself.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LastChoices } from '#contract/entities/order.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';

/** Null without a customer, or without an order of theirs there; tables have no choice. */
export async function lastChoices(
  storeId: number,
  { db, brand, session }: CallContext,
): Promise<LastChoices | null> {
  const customerId = session?.customerId ?? null;
  if (customerId === null) return null;
  const { tipoPedido, endereco, formaPagamento, troco } = orders;
  const [last] = await db
    .select({ tipoPedido, endereco, formaPagamento, troco })
    .from(orders)
    .where(
      and(
        eq(orders.brandId, brand.id),
        eq(orders.customerId, customerId),
        eq(orders.storeId, storeId),
        inArray(tipoPedido, [ORDER_TYPE.delivery, ORDER_TYPE.pickup]),
      ),
    )
    // By the id alone, PostgreSQL would scan the whole brand for an old order.
    .orderBy(sql`${orders.id} + 0 desc`)
    .limit(1);
  if (last === undefined) return null;
  const store = brand.stores.find(({ id }) => id === storeId);
  const offered = store?.paymentMethods.find(({ id }) => id === last.formaPagamento.id);
  return { ...last, formaPagamento: offered === undefined ? null : { id: offered.id } };
}
