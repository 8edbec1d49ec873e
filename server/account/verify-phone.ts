// Checks a code sent to a phone, on the device that requested it.
import { and, eq, ne } from 'drizzle-orm';
import type { SignedInCustomer } from '#contract/endpoints/account.ts';
import type { CallContext } from '../context.ts';
import { customers } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { checkCode } from './codes.ts';
import { findCustomer } from './find-customer.ts';
import { requireFreshSession } from './own-account.ts';
import { confirmOwner, customerById, publicCustomer, signInDevice, storesOf } from './signed-in.ts';
import { claimTakenOrders } from './taken-orders.ts';

async function rightCode(
  context: CallContext,
  purpose: 'login' | 'phone',
  subject: string,
  text: string,
): Promise<void> {
  await countAttempt(context, context.brand.id, 'codeCheck', context.callerHash);
  const { result } = await checkCode(
    context,
    context.brand.id,
    { purpose, subject, text, sessionId: context.session?.id ?? 0 },
    true,
  );
  if (result !== 'right') throw new Refusal(result === 'wrong' ? 'codeWrong' : 'codeSpent');
}

/** Null: the phone belongs to this device and to no account. */
export async function signInWithCode(
  context: CallContext,
  telefone: string,
  code: string,
): Promise<SignedInCustomer | null> {
  await rightCode(context, 'login', telefone, code);
  const row = await findCustomer(context, { kind: 'phone', text: telefone });
  return row === null ? null : signInDevice(context, await confirmOwner(context, row, 'phone'));
}

/** The phone becomes the signed-in customer's, replacing any earlier one. */
async function confirmPhone(context: CallContext, telefone: string, code: string) {
  const { db, brand, now } = context;
  const customerId = context.session?.customerId ?? null;
  if (customerId === null) throw new Refusal('codeSpent');
  await rightCode(context, 'phone', `${customerId} ${telefone}`, code);
  // A new phone would open the account, and the device may be in other hands. The profile asks for
  // the password first.
  if ((await customerById(context, customerId))?.telefone !== telefone)
    await requireFreshSession(context);
  const taken = and(
    eq(customers.brandId, brand.id),
    eq(customers.telefone, telefone),
    ne(customers.id, customerId),
  );
  const [other] = await db.select({ id: customers.id }).from(customers).where(taken);
  if (other !== undefined) throw new Refusal('phoneTaken');
  await db
    .update(customers)
    .set({ telefone, phoneConfirmedAt: now() })
    .where(and(eq(customers.brandId, brand.id), eq(customers.id, customerId)));
  const row = await customerById(context, customerId);
  if (row === null) return [];
  await claimTakenOrders(context, row);
  return [publicCustomer(row)];
}

export const verifyHandlers = {
  verifyPhone: async ({ telefone, codigoAcesso }, context) => {
    const done = { codErro: 0, mensagem: '', estabelecimentos: storesOf(context) };
    if (codigoAcesso.length === 4)
      return {
        ...done,
        logado: true,
        usuarios: await confirmPhone(context, telefone, codigoAcesso),
      };
    const signedIn = await signInWithCode(context, telefone, codigoAcesso);
    return {
      ...done,
      logado: signedIn !== null,
      usuarios: signedIn === null ? [] : [signedIn.cliente],
    };
  },
} satisfies Partial<Handlers>;
