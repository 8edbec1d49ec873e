// The effect of a changed order on its customer's credit: what it will earn, and credit that it no
// longer uses.
import type { OrderTotals } from '#contract/entities/order-item.ts';
import { cashbackEarned, follow } from '#rules/loyalty/loyalty.ts';
import { creditUsed } from '#rules/price/change-order.ts';
import type { Transaction } from '../database/open.ts';
import type { OrderRow } from '../orders/records.ts';
import { ruleOf } from './programs.ts';
import { append, creditOf, lockPerson } from './records.ts';

type Changed = { totals: OrderTotals; version: number };

export async function followChange(
  tx: Transaction,
  { brandId, customerId, storeId, id: orderId }: OrderRow,
  { totals, version }: Changed,
  now: Date,
): Promise<void> {
  if (customerId === null) return;
  const person = { brandId, customerId };
  if (!(await lockPerson(tx, person))) return;
  const rule = await ruleOf(tx, brandId, storeId);
  const earns = rule?.ativo ? cashbackEarned(totals, rule) : null;
  const happening = { kind: 'changed', orderId, earns, uses: creditUsed(totals) } as const;
  const added = follow(await creditOf(tx, person), happening, now) ?? [];
  await append(tx, person, added, now, {
    storeId,
    programId: version,
    percentual: rule?.percentual ?? null,
  });
}
