// A device after sign-in: its new session and the reply.
import { and, eq, isNull } from 'drizzle-orm';
import type { SignedInCustomer } from '#contract/endpoints/account.ts';
import type { Customer } from '#contract/entities/customer.ts';
import { addressesOf } from '../addresses/saved.ts';
import type { CallContext } from '../context.ts';
import { customers, orders } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { keepSeat } from '../tables/seats.ts';
import type { Proof } from './codes.ts';
import { endCredentials, issueCredential, rotateCredential } from './credentials.ts';
import type { CustomerRow } from './customer-row.ts';
import { markDevice } from './device-mark.ts';
import { endDevices } from './devices.ts';
import { rememberDevice } from './known-device.ts';
import { createSession, endSession, SESSION_COOKIE, SESSION_DAYS } from './session.ts';
import { claimTakenOrders } from './taken-orders.ts';

export function publicCustomer(row: CustomerRow, hashSenha: string | null = null): Customer {
  return {
    id: row.id,
    nome: row.nome,
    email: row.email,
    telefone: row.telefone,
    hashSenha,
    facebookId: row.facebookId,
    tipoUsuario: row.tipoUsuario,
    enderecos: [],
  };
}

export const storesOf = ({ brand }: Pick<CallContext, 'brand'>) =>
  brand.stores.map(({ id, codigo, nome }) => ({ id, codigo, nome }));

type Details = {
  /** The credential that was used; the next one replaces it. */
  usedCredential?: string;
  /** This device's orders stay unassigned: someone else may have chosen the account. */
  leaveOrders?: boolean;
};

/** Always a new token, so that one planted earlier stops working. */
export async function signInDevice(
  context: CallContext,
  row: CustomerRow,
  { usedCredential, leaveOrders = false }: Details = {},
): Promise<SignedInCustomer> {
  const { brand, session: before } = context;
  if (brand.settings.possuiDelivery && brand.stores.length === 0) throw new Refusal('noStores');
  const { token, session } = await createSession(
    context,
    brand.id,
    row.id,
    context.agent,
    markDevice(context),
  );
  const rotated =
    usedCredential === undefined
      ? null
      : await rotateCredential(context, usedCredential, session.id);
  if (before !== null) {
    await keepSeat(context, before.id, session.id);
    if (!leaveOrders) await keepDeviceOrders(context, before.id, row.id);
    await endSession(context, brand.id, before.id);
    await endCredentials(context, before.id);
  }
  await claimTakenOrders(context, row);
  context.log.info('customer signed in', { brand: brand.appNome });
  rememberDevice(context, { kind: 'customer', id: row.id });
  context.session = session;
  context.setCookie(SESSION_COOKIE, token, SESSION_DAYS * 86_400);
  const hashSenha =
    rotated ?? (context.native ? await issueCredential(context, row.id, session.id) : null);
  return {
    logado: true,
    cliente: { ...publicCustomer(row, hashSenha), enderecos: await addressesOf(context, row.id) },
    estabelecimentos: storesOf(context),
  };
}

/** Orders placed on this device before sign-in now belong to the customer. */
async function keepDeviceOrders(
  { db, brand }: CallContext,
  sessionId: number,
  customerId: number,
): Promise<void> {
  const own = and(
    eq(orders.brandId, brand.id),
    eq(orders.sessionId, sessionId),
    isNull(orders.customerId),
  );
  await db.update(orders).set({ customerId }).where(own);
}

/**
 * The owner of the account's phone or email has proved it. If this is the first proof, someone else
 * may have made the account: their password and devices stop working.
 */
export async function confirmOwner(
  context: CallContext,
  row: CustomerRow,
  proof: Proof,
): Promise<CustomerRow> {
  const { db, brand, now, session } = context;
  const confirmed = proof === 'phone' ? row.phoneConfirmedAt : row.emailConfirmedAt;
  if (confirmed !== null) return row;
  const stranger =
    row.phoneConfirmedAt === null &&
    row.emailConfirmedAt === null &&
    session?.customerId !== row.id;
  const change = {
    ...(proof === 'phone' ? { phoneConfirmedAt: now() } : { emailConfirmedAt: now() }),
    ...(stranger && { passwordHash: null }),
  };
  await db
    .update(customers)
    .set(change)
    .where(and(eq(customers.brandId, brand.id), eq(customers.id, row.id)));
  if (stranger) await endDevices(db, brand.id, row.id, null);
  return { ...row, ...change };
}

export async function customerById(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  id: number,
): Promise<CustomerRow | null> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.brandId, brand.id), eq(customers.id, id)));
  return row ?? null;
}
