// Deletes an account, and what people without one left behind. The restaurant keeps its orders, as
// tax law requires, with a number in place of the person.
import { and, asc, eq, exists, not, sql } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { customers, orders, savedCards, sessions } from '../database/schema.ts';
import type { CustomerRow } from './customer-row.ts';
import { emptyOrders, refuseWhileOpen } from './empty-orders.ts';
import { deleteRows, devicesOf, ownOrders, type Person, provedOf } from './privacy-tables.ts';

/**
 * All or nothing. Refused while the person has an open order. With a confirmed phone, orders that
 * were placed with it without signing in are the person's as well.
 */
export async function eraseCustomer(tx: Transaction, row: CustomerRow, now: Date): Promise<void> {
  const { brandId, id: customerId, telefone, email, phoneConfirmedAt } = row;
  const self = and(eq(customers.brandId, brandId), eq(customers.id, customerId));
  const person: Person = { brandId, customerId, telefone, email, proved: provedOf(row) };
  // The orders before their customer, as moves and payments do: else a late chargeback and this
  // would wait for each other.
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(ownOrders(person))
    .orderBy(asc(orders.id))
    .for('update');
  // A new order references this row and waits for the lock.
  await tx.select({ id: customers.id }).from(customers).where(self).for('update');
  await refuseWhileOpen(tx, ownOrders(person));
  if (telefone !== null && phoneConfirmedAt !== null) await eraseGuest(tx, brandId, telefone);
  await deleteRows(tx, person);
  await emptyOrders(tx, ownOrders(person));
  await tx
    .update(savedCards)
    .set({ bandeira: '', ultimosDigitos: '', mesValidade: 0, anoValidade: 0, titular: '' })
    .where(and(eq(savedCards.brandId, brandId), eq(savedCards.customerId, customerId)));
  await emptySessions(tx, brandId, customerId);
  await tx
    .update(customers)
    .set({
      nome: `#${customerId}`,
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
 * The orders of a phone that belong to no account, and what hangs on them. Returns how many they
 * were. Refused while one is open.
 */
export async function eraseGuest(
  tx: Transaction,
  brandId: number,
  telefone: string,
): Promise<number> {
  const person: Person = {
    brandId,
    customerId: null,
    telefone,
    email: null,
    proved: [telefone],
  };
  await refuseWhileOpen(tx, ownOrders(person));
  await tx
    .update(sessions)
    .set({ agent: '', deviceHash: null })
    .where(and(eq(sessions.brandId, brandId), devicesOf(person, tx)));
  await deleteRows(tx, person);
  return emptyOrders(tx, ownOrders(person));
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
