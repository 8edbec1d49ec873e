// The present data of whoever is signed in already, asked at every start of a page or an app (the
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
    // Whatever is wrong, the answer is the one sentence on which a browser forgets everything.
    if (!hashSenha) throw new Refusal('wrongCredentials');
    return { ...done, ...(await signInWithCredential(context, { email, hashSenha })) };
  },
} satisfies Partial<Handlers>;
