// An order's versions and partial refunds, for its page in the console.
import { and, desc, eq } from 'drizzle-orm';
import type { PartialRefund } from '#contract/entities/console/order-change.ts';
import type { OrderFile } from '#contract/entities/console/order-history.ts';
import type { Database } from '../database/open.ts';
import { orderVersions, partialRefunds, staff } from '../database/schema.ts';
import type { OrderRow } from '../orders/records.ts';
import { toVersion } from '../orders/version-shown.ts';
import { paidOnline } from '../payments/part-refunds.ts';

const states: Record<typeof partialRefunds.$inferSelect.state, PartialRefund['situacao']> = {
  requested: 'pedida',
  asked: 'pedida',
  done: 'feita',
  failed: 'parada',
  byHand: 'parada',
  replaced: 'substituida',
};

export async function changesOf(
  db: Database,
  order: OrderRow,
): Promise<Pick<OrderFile, 'versoes' | 'devolucoes' | 'podeDevolver'>> {
  const [versions, parts, paid] = await Promise.all([
    db
      .select({ row: orderVersions, author: staff.nome })
      .from(orderVersions)
      .leftJoin(
        staff,
        and(eq(staff.brandId, orderVersions.brandId), eq(staff.id, orderVersions.staffId)),
      )
      .where(and(eq(orderVersions.brandId, order.brandId), eq(orderVersions.orderId, order.id)))
      .orderBy(desc(orderVersions.versao)),
    db
      .select({ row: partialRefunds, author: staff.nome })
      .from(partialRefunds)
      .leftJoin(
        staff,
        and(eq(staff.brandId, partialRefunds.brandId), eq(staff.id, partialRefunds.staffId)),
      )
      .where(and(eq(partialRefunds.brandId, order.brandId), eq(partialRefunds.orderId, order.id)))
      .orderBy(desc(partialRefunds.id)),
    paidOnline(db, order),
  ]);
  return {
    versoes: versions.map(({ row, author }) => toVersion(row, order, author)),
    devolucoes: parts.map(({ row, author }) => ({
      id: row.id,
      data: row.createdAt.toISOString(),
      valor: row.amount,
      motivo: row.motivo,
      situacao: states[row.state],
      versao: row.versao,
      autor: author,
    })),
    podeDevolver: paid?.left ?? 0,
  };
}
