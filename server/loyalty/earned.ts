// What a delivered order brought its customer: stamps, and credit that can be used from now on.
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { pick } from '#rules/pick.ts';
import type { Services } from '../context.ts';
import { loyaltyLedger, stampCards } from '../database/schema.ts';

type Delivered = { brandId: number; id: number; status: number; customerId: number | null };

/** Undefined: nothing, or not yet. */
export async function earnedBy(
  { db }: Pick<Services, 'db'>,
  { brandId, id, status, customerId }: Delivered,
): Promise<Order['ganhos']> {
  if (customerId === null || status !== ORDER_STATUS.delivered) return undefined;
  const rows = await db
    .select({
      tipo: loyaltyLedger.tipo,
      amount: loyaltyLedger.amount,
      card: pick(stampCards, ['id', 'nome', 'selosNecessarios']),
      // Until this line: later stamps and the redemption are not this order's.
      has: sql<number>`coalesce((select sum(line.amount) from loyalty_ledger as line
        where line.brand_id = ${loyaltyLedger.brandId} and line.card_id = ${loyaltyLedger.cardId}
        and line.id <= ${loyaltyLedger.id}), 0)::int`,
    })
    .from(loyaltyLedger)
    .leftJoin(
      stampCards,
      and(eq(stampCards.brandId, loyaltyLedger.brandId), eq(stampCards.id, loyaltyLedger.cardId)),
    )
    .where(
      and(
        eq(loyaltyLedger.brandId, brandId),
        eq(loyaltyLedger.orderId, id),
        inArray(loyaltyLedger.tipo, ['ganho', 'selo']),
        gt(loyaltyLedger.amount, 0),
      ),
    )
    .orderBy(asc(loyaltyLedger.id));
  const sum = (wanted: 'ganho' | 'selo') =>
    rows.reduce((total, { tipo, amount }) => total + (tipo === wanted ? amount : 0), 0);
  const cartelas = rows.flatMap(({ card, has }) =>
    card === null ? [] : [{ ...card, selos: has }],
  );
  const earned = { selos: sum('selo'), cashback: sum('ganho'), cartelas };
  return earned.selos + earned.cashback > 0 ? earned : undefined;
}
