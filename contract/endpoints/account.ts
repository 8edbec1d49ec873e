// Calls about who is ordering.
import * as z from 'zod/mini';
import { id, requiredText, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Customer } from '../entities/customer.ts';
import { PASSWORD_MINIMUM } from '../passwords.ts';

const signedIn = { logado: z.boolean(), cliente: Customer, estabelecimentos: z.array(z.object({ id, codigo: text(40), nome: text(80) })) };

const SignedInCustomer = z.object(signedIn);
export type SignedInCustomer = z.output<typeof SignedInCustomer>;

export const accountEndpoints = {
  checkUserExists: endpoint({
    method: 'POST',
    path: '/quitute/ValidarExistenciaUsarios',
    access: 'anyone',
    sendsApp: true,
    input: z.object({ identificador: text(120) }),
    output: z.object({ existe: z.boolean() }),
    summary: 'Whether an email or a phone has an account in this brand.',
    ours: 'both',
  }),
  authenticate: endpoint({
    method: 'POST',
    path: '/quitute/oauth/Autenticar_V2',
    access: 'anyone',
    input: z.object({ appNome: z.optional(text(40)), identificador: text(120), senha: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: z.array(z.object({ codErro: z.int(), mensagem: text(300), ...signedIn })),
    summary: 'Signs in with email or phone and password; starts the session cookie.',
    ours: 'both',
  }),
  registerCustomer: endpoint({
    method: 'POST',
    path: '/cliente/CadastrarUsuario',
    access: 'anyone',
    input: z.object({
      appNome: z.optional(text(40)),
      nome: requiredText(80),
      email: z.nullish(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(120), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))),
      telefone: z.nullish(z.string().check(z.regex(/^\d{10,11}$/))),
      senha: z.string().check(z.minLength(PASSWORD_MINIMUM), z.maxLength(200)),
    }),
    output: z.object(signedIn),
    summary: 'Creates an account with an email, a phone or both, and signs it in; the orders of this device become the account’s.',
    ours: 'both',
  }),
  currentCustomer: endpoint({
    method: 'GET',
    path: '/cliente/Sessao',
    access: 'anyone',
    input: z.object({}),
    output: z.object({ logado: z.boolean(), cliente: z.nullable(Customer) }),
    summary: 'Who the session cookie belongs to, or nobody.',
    ours: 'all',
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/cliente/Sair',
    access: 'anyone',
    input: z.object({}),
    output: z.object({ logado: z.boolean() }),
    summary: 'Ends the session of this device.',
    ours: 'all',
  }),
};
