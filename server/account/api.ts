// Signing up, in and out with email or phone and password.
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { customers } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { endSession, SESSION_COOKIE } from '../session.ts';
import { countAttempt } from './attempts.ts';
import { verifyPassword } from './passwords.ts';
import { registerCustomer } from './sign-up.ts';
import { type CustomerRow, publicCustomer, signInDevice } from './signed-in.ts';

const WINDOW_SECONDS = 900;
const MAXIMUM_TRIES = { person: 8, caller: 60, lookups: 60 };

/** Email when it has an @, else the digits of a phone. */
function byIdentifier(context: CallContext, identifier: string) {
  const text = identifier.trim().toLowerCase();
  const column = text.includes('@') ? eq(customers.email, text) : eq(customers.telefone, text.replace(/\D/g, ''));
  return and(eq(customers.brandId, context.brand.id), eq(customers.tipoUsuario, 0), column);
}

async function findCustomer(context: CallContext, identifier: string): Promise<CustomerRow | null> {
  const [row] = await context.db.select().from(customers).where(byIdentifier(context, identifier));
  return row ?? null;
}

export const accountHandlers = {
  checkUserExists: async ({ identificador }, context) => {
    await countAttempt(context, context.brand.id, 'lookup', context.callerHash, MAXIMUM_TRIES.lookups, WINDOW_SECONDS);
    return { existe: (await findCustomer(context, identificador)) !== null };
  },
  authenticate: async ({ identificador, senha }, context) => {
    await countAttempt(context, context.brand.id, 'password', context.callerHash, MAXIMUM_TRIES.caller, WINDOW_SECONDS);
    await countAttempt(context, context.brand.id, 'password', identificador.trim().toLowerCase(), MAXIMUM_TRIES.person, WINDOW_SECONDS);
    const row = await findCustomer(context, identificador);
    const right = await verifyPassword(senha, row?.passwordHash ?? null);
    if (row === null || !right) throw new Refusal('wrongCredentials');
    return [{ codErro: 0, mensagem: '', ...(await signInDevice(context, row)) }];
  },
  registerCustomer,
  currentCustomer: async (_input, context) => {
    const id = context.session?.customerId ?? null;
    if (id === null) return { logado: false, cliente: null };
    const [row] = await context.db
      .select()
      .from(customers)
      .where(and(eq(customers.brandId, context.brand.id), eq(customers.id, id)));
    return row === undefined ? { logado: false, cliente: null } : { logado: true, cliente: publicCustomer(row) };
  },
  signOut: async (_input, context) => {
    if (context.session !== null) await endSession(context.db, context.brand.id, context.session.id);
    context.setCookie(SESSION_COOKIE, '', 0);
    return { logado: false };
  },
} satisfies Partial<Handlers>;
