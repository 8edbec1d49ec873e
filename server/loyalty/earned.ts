// What a delivered order brought its customer: stamps, and credit that can be used from now on.
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import type { Services } from '../context.ts';
import { loyaltyLedger } from '../database/schema.ts';

type Delivered = { brandId: number; id: number; status: number; customerId: number | null };

/** Undefined: nothing, or not yet. */
export async function earnedBy(
  { db }: Pick<Services, 'db'>,
  { brandId, id, status, customerId }: Delivered,
): Promise<Order['ganhos']> {
  if (customerId === null || status !== ORDER_STATUS.delivered) return undefined;
  const rows = await db
    .select({ tipo: loyaltyLedger.tipo, amount: loyaltyLedger.amount })
    .from(loyaltyLedger)
    .where(
      and(
        eq(loyaltyLedger.brandId, brandId),
        eq(loyaltyLedger.orderId, id),
        inArray(loyaltyLedger.tipo, ['ganho', 'selo']),
        gt(loyaltyLedger.amount, 0),
      ),
    );
  const sum = (wanted: 'ganho' | 'selo') =>
    rows.reduce((total, { tipo, amount }) => total + (tipo === wanted ? amount : 0), 0);
  const earned = { selos: sum('selo'), cashback: sum('ganho') };
  return earned.selos + earned.cashback > 0 ? earned : undefined;
}
