// What each customer bought, with or without signing in.
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { CustomerRow } from '../account/customer-row.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { orders } from '../database/schema.ts';
import { ofTheirStore } from '../orders/their-store.ts';
import { guestSums } from './guests.ts';
import { addedUp, none, type Sums, worthOf } from './sums.ts';

/**
 * With the orders of guests who gave the customer's phone. `people` null: all customers, without
 * them.
 */
export async function sumsOf(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  staff: StaffSession,
  people: readonly Pick<CustomerRow, 'id' | 'telefone'>[] | null,
): Promise<Map<number, Sums>> {
  if (people?.length === 0) return new Map();
  const ids = people?.map(({ id }) => id);
  const rows = await db
    .select({ id: orders.customerId, ...worthOf(brand.id) })
    .from(orders)
    .where(
      and(
        eq(orders.brandId, brand.id),
        ofTheirStore(staff),
        ids === undefined ? isNotNull(orders.customerId) : inArray(orders.customerId, ids),
      ),
    )
    .groupBy(orders.customerId);
  const sums = new Map(
    rows.map(({ id, count, worth, last }): [number, Sums] => [
      id ?? 0,
      {
        quantidadePedidos: count,
        totalComprado: worth,
        ultimoPedidoEm: new Date(last).toISOString(),
      },
    ]),
  );
  const phones = people?.flatMap(({ telefone }) => telefone ?? []) ?? [];
  const asGuests = await guestSums({ db, brand }, staff, phones);
  for (const { id, telefone } of people ?? []) {
    const more = asGuests.get(telefone ?? '');
    if (more !== undefined) sums.set(id, addedUp(sums.get(id) ?? none, more));
  }
  return sums;
}
