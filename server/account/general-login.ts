// `LoginGeral` and `LoginToken`: sign-ins without a form of their own.
import type { SignedInCustomer } from '#contract/endpoints/account.ts';
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { signInWithLink } from './access-link.ts';
import { redeemCredential } from './credentials.ts';
import { signInWithFacebook } from './facebook-login.ts';
import { signInWithPassword } from './password-login.ts';
import { signInDevice, storesOf } from './signed-in.ts';
import { signInWithCode } from './verify-phone.ts';

const done = { codErro: 0, mensagem: '' };
const noFacebook = { facebookNome: null, facebookEmail: null };

export async function signInWithCredential(
  context: CallContext,
  given: { email?: string | null | undefined; hashSenha: string },
): Promise<SignedInCustomer> {
  return signInDevice(context, await redeemCredential(context, given), {
    usedCredential: given.hashSenha,
  });
}

export const generalHandlers = {
  loginWithCredential: async ({ cliente }, context) => ({
    ...done,
    ...(await signInWithCredential(context, cliente)),
  }),
  generalLogin: async (input, context) => {
    const signedIn = await signIn(input, context);
    if (signedIn !== null && 'logado' in signedIn) return { ...done, ...signedIn, ...noFacebook };
    const found =
      signedIn === null
        ? noFacebook
        : { facebookNome: signedIn.nome, facebookEmail: signedIn.email };
    return { ...done, logado: false, cliente: null, estabelecimentos: storesOf(context), ...found };
  },
} satisfies Partial<Handlers>;

function signIn(input: Parameters<Handlers['generalLogin']>[0], context: CallContext) {
  const { identificador, senha, novaSenha, telefone, codigoAcesso, chave, cliente } = input;
  if (chave !== undefined) return signInWithLink(context, chave);
  if (cliente !== undefined) return signInWithCredential(context, cliente);
  if (telefone !== undefined && codigoAcesso !== undefined)
    return signInWithCode(context, telefone, codigoAcesso);
  if (identificador !== undefined && senha !== undefined)
    return signInWithPassword(context, { identificador, senha, novaSenha });
  if (
    [input.facebookToken, input.facebookId, input.facebookEmail, input.facebookNome].some(
      (value) => value !== undefined,
    )
  )
    return signInWithFacebook(context, input);
  throw new Refusal('identifierMissing');
}
