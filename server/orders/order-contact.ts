// Whom a store calls about an order, and how often one of them may order.
import { and, eq } from 'drizzle-orm';
import type { CartRequest } from '#contract/entities/order.ts';
import { mayGoWithoutSignUp } from '#rules/cart/without-sign-up.ts';
import type { CallContext, DeviceSession } from '../context.ts';
import { customers } from '../database/schema.ts';
import { type Counted, type Counting, countingOf } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import type { Contact } from './check-order.ts';

/**
 * Who to call: the signed-in customer, or the guest where the brand allows guests. The checks
 * report what is missing.
 */
export async function contactOf(
  guest: CartRequest['pedido']['cliente'],
  { customerId }: DeviceSession,
  byStaff: boolean,
  { db, brand }: CallContext,
): Promise<Contact & { confirmed: boolean }> {
  // Staff write down what they are told, whatever the account says.
  if (byStaff) return { ...(guest ?? { nome: '', telefone: '' }), confirmed: true };
  if (customerId === null) {
    if (!mayGoWithoutSignUp(brand.settings)) throw new Refusal('signUpNeeded');
    return { ...(guest ?? { nome: '', telefone: '' }), confirmed: false };
  }
  const [customer] = await db
    .select({
      nome: customers.nome,
      telefone: customers.telefone,
      phoneConfirmedAt: customers.phoneConfirmedAt,
    })
    .from(customers)
    .where(and(eq(customers.brandId, brand.id), eq(customers.id, customerId)));
  return {
    nome: customer?.nome ?? guest?.nome ?? '',
    telefone: customer?.telefone ?? guest?.telefone ?? '',
    confirmed: customer?.telefone != null && customer.phoneConfirmedAt !== null,
  };
}

/**
 * Only requests that would become orders count. A phone that this customer has confirmed is not
 * counted: strangers who type it must not stop its owner.
 */
export function countingOfCustomer(
  session: DeviceSession,
  { telefone, confirmed }: Contact & { confirmed: boolean },
  storeId: number,
  context: CallContext,
): Counting {
  const phone: Counted[] =
    telefone === '' || confirmed ? [] : [{ name: 'orderPhone', subject: telefone }];
  return countingOf(context, [
    { name: 'orderDevice', subject: String(session.id) },
    ...phone,
    { name: 'orderNetwork', subject: context.callerHash },
    { name: 'orderStore', subject: String(storeId) },
  ]);
}
