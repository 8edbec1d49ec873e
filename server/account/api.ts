// Sign-up, sign-in, sign-out, and what they ask.
import { addressesOf } from '../addresses/saved.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { endCredentials } from './credentials.ts';
import { findCustomer, readIdentifier } from './find-customer.ts';
import { generalHandlers } from './general-login.ts';
import { signInWithPassword } from './password-login.ts';
import { recoveryHandlers } from './reset-password.ts';
import { codeHandlers } from './send-code.ts';
import { endSession, SESSION_COOKIE } from './session.ts';
import { registerCustomer } from './sign-up.ts';
import { customerById, publicCustomer } from './signed-in.ts';
import { verifyHandlers } from './verify-phone.ts';
import { whatsappHandlers } from './whatsapp-link.ts';

export const accountHandlers = {
  ...codeHandlers,
  ...verifyHandlers,
  ...generalHandlers,
  ...recoveryHandlers,
  ...whatsappHandlers,
  checkUserExists: async ({ identificador }, context) => {
    await countAttempt(context, context.brand.id, 'lookup', context.callerHash);
    const identifier = readIdentifier(identificador, context);
    return { existe: (await findCustomer(context, identifier)) !== null };
  },
  authenticate: async (input, context) => [
    { codErro: 0, mensagem: '', ...(await signInWithPassword(context, input)) },
  ],
  registerCustomer,
  currentCustomer: async (_input, context) => {
    const id = context.session?.customerId ?? null;
    const row = id === null ? null : await customerById(context, id);
    return row === null
      ? { logado: false, cliente: null }
      : {
          logado: true,
          cliente: { ...publicCustomer(row), enderecos: await addressesOf(context, row.id) },
        };
  },
  signOut: async (_input, context) => {
    if (context.session !== null) {
      await endSession(context, context.brand.id, context.session.id);
      await endCredentials(context, context.session.id);
    }
    context.setCookie(SESSION_COOKIE, '', 0);
    return { logado: false };
  },
} satisfies Partial<Handlers>;
