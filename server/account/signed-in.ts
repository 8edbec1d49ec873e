// A device on which somebody has just proved who they are: its new session and what it is told.
import { and, eq, isNull } from 'drizzle-orm';
import type { SignedInCustomer } from '#contract/endpoints/account.ts';
import type { Customer } from '#contract/entities/customer.ts';
import type { CallContext } from '../context.ts';
import { type customers, orders } from '../database/schema.ts';
import { createSession, endSession, SESSION_COOKIE, SESSION_DAYS } from '../session.ts';

export type CustomerRow = typeof customers.$inferSelect;

export function publicCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    nome: row.nome,
    email: row.email,
    telefone: row.telefone,
    hashSenha: null,
    facebookId: null,
    tipoUsuario: row.tipoUsuario,
    enderecos: [],
  };
}

/** A new token every time: one planted before opens nothing afterwards. */
export async function signInDevice(context: CallContext, row: CustomerRow): Promise<SignedInCustomer> {
  if (context.session !== null) {
    await keepDeviceOrders(context, context.session.id, row.id);
    await endSession(context.db, context.brand.id, context.session.id);
  }
  const { token } = await createSession(context.db, context.brand.id, row.id, context.agent);
  context.setCookie(SESSION_COOKIE, token, SESSION_DAYS * 86_400);
  const estabelecimentos = context.brand.stores.map(({ id, codigo, nome }) => ({ id, codigo, nome }));
  return { logado: true, cliente: publicCustomer(row), estabelecimentos };
}

/** What this device ordered before anybody signed in belongs to who signs in now. */
async function keepDeviceOrders({ db, brand }: CallContext, sessionId: number, customerId: number): Promise<void> {
  const own = and(eq(orders.brandId, brand.id), eq(orders.sessionId, sessionId), isNull(orders.customerId));
  await db.update(orders).set({ customerId }).where(own);
}
