// Current data of a signed-in customer, requested at each start of a page or app (the
// specification, section 4).
import { addressesOf } from '../addresses/saved.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { signInWithCredential } from './general-login.ts';
import { ownAccount } from './own-account.ts';
import { publicCustomer, storesOf } from './signed-in.ts';

export const refreshHandlers = {
  refreshCustomer: async ({ cliente: { email, hashSenha } }, context) => {
    const row = await ownAccount(context).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    const done = { codErro: 0, mensagem: '' };
    if (row !== null)
      return {
        ...done,
        logado: true,
        cliente: { ...publicCustomer(row), enderecos: await addressesOf(context, row.id) },
        estabelecimentos: storesOf(context),
      };
    // Any failure gives the one reply that makes a browser forget everything.
    if (!hashSenha) throw new Refusal('wrongCredentials');
    return { ...done, ...(await signInWithCredential(context, { email, hashSenha })) };
  },
} satisfies Partial<Handlers>;
