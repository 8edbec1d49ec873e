// The present data of whoever is signed in already, asked at every start of a page or an app (the specification, section 4).
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { ownAccount } from './own-account.ts';
import { publicCustomer } from './signed-in.ts';

export const refreshHandlers = {
  refreshCustomer: async (_input, context) => {
    // Whatever is wrong, the answer is the one sentence on which a browser forgets everything.
    const row = await ownAccount(context).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('wrongCredentials') : error;
    });
    const estabelecimentos = context.brand.stores.map(({ id, codigo, nome }) => ({ id, codigo, nome }));
    return { codErro: 0, mensagem: '', logado: true, cliente: publicCustomer(row), estabelecimentos };
  },
} satisfies Partial<Handlers>;
