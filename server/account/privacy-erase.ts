// Deletes an account. The restaurant keeps its orders, as tax law requires, with a number in place
// of the person.
import { and, eq, exists, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { customers, orders, savedCards, sessions, tabLines } from '../database/schema.ts';
import { dataOf } from '../database/versioned.ts';
import { Refusal } from '../refusal.ts';
import type { CustomerRow } from './customer-row.ts';
import { deleteRows } from './privacy-tables.ts';

/** All or nothing. Refused while the person has an open order. */
export async function eraseCustomer(tx: Transaction, row: CustomerRow, now: Date): Promise<void> {
  const { brandId, id: customerId, telefone, email } = row;
  const self = and(eq(customers.brandId, brandId), eq(customers.id, customerId));
  // A new order references this row and waits for the lock.
  await tx.select({ id: customers.id }).from(customers).where(self).for('update');
  const theirOrders = and(eq(orders.brandId, brandId), eq(orders.customerId, customerId));
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(theirOrders, isNull(orders.finishedAt)))
    .limit(1);
  if (open.length > 0) throw new Refusal('ordersUnderWay');
  await deleteRows(tx, { brandId, customerId, telefone, email });
  const pseudonym = `#${customerId}`;
  await tx
    .update(orders)
    .set({
      nomeCliente: pseudonym,
      telefoneCliente: '',
      endereco: null,
      cpfNota: null,
      observacao: '',
      motivoCancelamento: null,
      // Remarks are free text: 'leave it with Ana in flat 12'.
      itens: sql`(select jsonb_set(${orders.itens}, '{data}',
        coalesce(jsonb_agg(item || '{"observacao": ""}'::jsonb order by position), '[]'::jsonb))
        from jsonb_array_elements(${dataOf(orders.itens)}) with ordinality as list(item,
        position))`,
      // Shared links stop working.
      chaveAcompanhamento: sql`gen_random_uuid()::text`,
    })
    .where(theirOrders);
  await forgetRemarksAtTables(tx, brandId, customerId);
  await tx
    .update(savedCards)
    .set({ bandeira: '', ultimosDigitos: '', mesValidade: 0, anoValidade: 0, titular: '' })
    .where(and(eq(savedCards.brandId, brandId), eq(savedCards.customerId, customerId)));
  await emptySessions(tx, brandId, customerId);
  await tx
    .update(customers)
    .set({
      nome: pseudonym,
      email: null,
      telefone: null,
      cpf: null,
      passwordHash: null,
      facebookId: null,
      indicacao: null,
      referredBy: null,
      phoneConfirmedAt: null,
      emailConfirmedAt: null,
      erasedAt: now,
    })
    .where(self);
}

/**
 * A bill keeps what was eaten and its price; the remark is stored with the choices, so both are
 * deleted.
 */
async function forgetRemarksAtTables(
  tx: Transaction,
  brandId: number,
  customerId: number,
): Promise<void> {
  const ordered = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.brandId, brandId), eq(orders.customerId, customerId)));
  await tx
    .update(tabLines)
    .set({
      detalhe: '',
      motivoEstorno: sql`case when ${tabLines.motivoEstorno} is null then null else '' end`,
    })
    .where(and(eq(tabLines.brandId, brandId), inArray(tabLines.orderId, ordered)));
}

/** An order needs its device's row; other devices are deleted. */
async function emptySessions(tx: Transaction, brandId: number, customerId: number): Promise<void> {
  const theirs = and(eq(sessions.brandId, brandId), eq(sessions.customerId, customerId));
  const ordered = exists(
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.brandId, brandId), eq(orders.sessionId, sessions.id))),
  );
  await tx.delete(sessions).where(and(theirs, not(ordered)));
  await tx
    .update(sessions)
    .set({
      tokenHash: sql`'erased ' || ${sessions.id}`,
      agent: '',
      deviceHash: null,
      expiresAt: new Date(0),
      customerId: null,
    })
    .where(theirs);
}
