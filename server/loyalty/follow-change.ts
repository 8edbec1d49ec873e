// The effect of a changed order on its customer's loyalty: what it will earn, and the credit and
// the stamp card that it no longer uses.
import { and, asc, eq } from 'drizzle-orm';
import type { OrderTotals } from '#contract/entities/order-item.ts';
import type { Cents } from '#contract/money.ts';
import { cashbackEarned, follow, paidForFood } from '#rules/loyalty/loyalty.ts';
import { creditUsed, redeemsCard } from '#rules/price/change-order.ts';
import type { Transaction } from '../database/open.ts';
import { loyaltyLedger } from '../database/schema.ts';
import type { OrderRow } from '../orders/records.ts';
import { ruleOf } from './programs.ts';
import { append, creditOf, lockPerson } from './records.ts';
import { returnCard } from './stamps.ts';

type Changed = { totals: OrderTotals; version: number };
/** `totals`: from before the change. */
type Before = Pick<OrderRow, 'brandId' | 'customerId' | 'storeId' | 'id' | 'totals'>;

export async function followChange(
  tx: Transaction,
  order: Before,
  { totals, version }: Changed,
  now: Date,
): Promise<void> {
  const { brandId, customerId, storeId, id: orderId, totals: before } = order;
  if (customerId === null) return;
  const person = { brandId, customerId };
  if (!(await lockPerson(tx, person))) return;
  const terms = await earningTerms(tx, order);
  const earns =
    terms === null || paidForFood(totals) === paidForFood(before)
      ? null
      : cashbackEarned(totals, terms);
  const happening = { kind: 'changed', orderId, earns, uses: creditUsed(totals) } as const;
  const added = follow(await creditOf(tx, person), happening, now) ?? [];
  await append(tx, person, added, now, {
    storeId,
    programId: version,
    percentual: terms?.percentual ?? null,
  });
  if (redeemsCard(before) && !redeemsCard(totals)) await returnCard(tx, person, orderId, now);
}

/**
 * What an order earns by: the percentage under which it was placed, whatever the owner has set
 * since then; today's for one that earned nothing. Null: nothing is earned now.
 */
async function earningTerms(
  tx: Transaction,
  { brandId, storeId, id: orderId }: Before,
): Promise<{ percentual: number; valorMinimoPedido: Cents } | null> {
  const rule = await ruleOf(tx, brandId, storeId);
  const [placed] = await tx
    .select({ percentual: loyaltyLedger.percentual })
    .from(loyaltyLedger)
    .where(
      and(
        eq(loyaltyLedger.brandId, brandId),
        eq(loyaltyLedger.orderId, orderId),
        eq(loyaltyLedger.tipo, 'pendente'),
      ),
    )
    .orderBy(asc(loyaltyLedger.id))
    .limit(1);
  const percentual = placed?.percentual ?? (rule?.ativo ? rule.percentual : null);
  if (percentual === null) return null;
  return { percentual, valorMinimoPedido: rule?.valorMinimoPedido ?? 0 };
}
