// What each courier delivered for a register, for settling with them: while it was open, and since
// the one before it was closed, whose money lands in it too (land.ts).
import { and, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { CourierSum } from '#contract/entities/console/register.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import type { Database, Transaction } from '../database/open.ts';
import { orders, registers } from '../database/schema.ts';
import { atTheDoor } from './at-the-door.ts';
import type { RegisterRow } from './land.ts';

/** By name. Deliveries of which nobody said who took them are not in it. */
export async function courierSums(
  tx: Database | Transaction,
  row: RegisterRow,
): Promise<CourierSum[]> {
  const { brandId, storeId, closedAt } = row;
  const since = (await closedBefore(tx, row)) ?? row.openedAt;
  const rows = await tx
    .select({
      entregador: orders.entregador,
      totals: orders.totals,
      statusPagamento: orders.statusPagamento,
      formaPagamento: orders.formaPagamento,
      formaDiferenca: orders.formaDiferenca,
      valorTotal: orders.valorTotal,
      aCobrar: orders.aCobrar,
    })
    .from(orders)
    .where(
      and(
        eq(orders.brandId, brandId),
        eq(orders.storeId, storeId),
        gte(orders.finishedAt, since),
        closedAt === null ? undefined : lt(orders.finishedAt, closedAt),
        eq(orders.status, ORDER_STATUS.delivered),
        isNotNull(orders.entregador),
      ),
    );
  const sums = new Map<string, CourierSum>();
  for (const { entregador: name, totals, ...order } of rows) {
    const entregador = name ?? '';
    const nothing = { quantidade: 0, dinheiro: 0, cartao: 0, pix: 0, taxaEntrega: 0 };
    const sum = sums.get(entregador) ?? { entregador, ...nothing };
    const { forma, valor } = atTheDoor(order);
    sums.set(entregador, {
      ...sum,
      quantidade: sum.quantidade + 1,
      ...(forma === 'online' ? {} : { [forma]: sum[forma] + valor }),
      // The fee of the address, also where the customer paid none.
      taxaEntrega: sum.taxaEntrega + (totals.taxaEntrega ?? 0),
    });
  }
  return [...sums.values()].toSorted((a, b) => a.entregador.localeCompare(b.entregador, 'pt-BR'));
}

/** When the last register before it was closed; null: it is the store's first one. */
async function closedBefore(
  tx: Database | Transaction,
  { brandId, storeId, openedAt }: RegisterRow,
): Promise<Date | null> {
  const mine = and(eq(registers.brandId, brandId), eq(registers.storeId, storeId));
  const [before] = await tx
    .select({ closedAt: registers.closedAt })
    .from(registers)
    .where(and(mine, lt(registers.openedAt, openedAt)))
    .orderBy(desc(registers.openedAt))
    .limit(1);
  return before?.closedAt ?? null;
}
