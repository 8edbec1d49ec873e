// Takes people out of orders: the customer's name, contact, address, CPF and remarks, and the
// courier's name. What was sold, for how much and when stays for the books.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import {
  orders,
  orderVersions,
  orderWishes,
  partialRefunds,
  tabLines,
} from '../database/schema.ts';
import { dataOf } from '../database/versioned.ts';
import { Refusal } from '../refusal.ts';

/** In place of the name: the account's number, which names nobody once the account is gone. */
const pseudonym = sql`'#' || coalesce(${orders.customerId}::text, '')`;
const LONGEST = 30;

/** Orders under way need their address: the customer waits or cancels first. */
export async function refuseWhileOpen(tx: Transaction, where: SQL | undefined): Promise<void> {
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(where, isNull(orders.finishedAt)))
    .limit(1);
  if (open !== undefined) throw new Refusal('ordersUnderWay');
}

/** How many were emptied. */
export async function emptyOrders(
  tx: Database | Transaction,
  where: SQL | undefined,
): Promise<number> {
  const emptied = await tx
    .update(orders)
    .set({
      nomeCliente: pseudonym,
      telefoneCliente: '',
      endereco: null,
      cpfNota: null,
      observacao: '',
      entregador: null,
      motivoCancelamento: null,
      // Remarks are free text: 'leave it with Ana in flat 12'.
      itens: sql`(select jsonb_set(${orders.itens}, '{data}',
        coalesce(jsonb_agg(item || '{"observacao": ""}'::jsonb order by position), '[]'::jsonb))
        from jsonb_array_elements(${dataOf(orders.itens)}) with ordinality as list(item,
        position))`,
      // Shared links stop working. Not drawn by the database: Citus refuses that in an update.
      chaveAcompanhamento: sql`${randomUUID()}::text || ' ' || ${orders.id}`,
    })
    .where(where)
    .returning({ brandId: orders.brandId, id: orders.id });
  const brands = Map.groupBy(emptied, ({ brandId }) => brandId);
  for (const [brandId, rows] of brands) {
    const ids = rows.map(({ id }) => id);
    await forgetRemarksAtTables(tx, brandId, ids);
    // Why a part went back is free text as well.
    await tx
      .update(partialRefunds)
      .set({ motivo: '' })
      .where(and(eq(partialRefunds.brandId, brandId), inArray(partialRefunds.orderId, ids)));
    // Both have addresses and remarks; the order keeps what counts of them.
    for (const table of [orderVersions, orderWishes])
      await tx.delete(table).where(and(eq(table.brandId, brandId), inArray(table.orderId, ids)));
  }
  return emptied.length;
}

/** Orders that still say whose they are. */
export const namesSomebody: SQL = sql`(${orders.nomeCliente} !~ ${`^#\\d{0,${LONGEST}}$`}
  or ${orders.telefoneCliente} <> '' or ${orders.endereco} is not null
  or ${orders.cpfNota} is not null or ${orders.entregador} is not null)`;

/**
 * A bill keeps what was eaten and its price; the remark is stored with the choices, so both are
 * deleted.
 */
async function forgetRemarksAtTables(
  tx: Database | Transaction,
  brandId: number,
  orderIds: number[],
): Promise<void> {
  await tx
    .update(tabLines)
    .set({
      detalhe: '',
      motivoEstorno: sql`case when ${tabLines.motivoEstorno} is null then null else '' end`,
    })
    .where(and(eq(tabLines.brandId, brandId), inArray(tabLines.orderId, orderIds)));
}
