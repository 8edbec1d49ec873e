// Calls about who is ordering.
import * as z from 'zod/mini';
import { id, personPhone, requiredText, text } from '../codecs.ts';
import { EMAIL } from '../email.ts';
import { endpoint } from '../endpoint.ts';
import { Customer } from '../entities/customer.ts';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../passwords.ts';

const stores = z.array(z.object({ id, codigo: text(40), nome: text(80) }));
const signedIn = { logado: z.boolean(), cliente: Customer, estabelecimentos: stores };
const done = { codErro: z.int(), mensagem: text(300) };

const SignedInCustomer = z.object(signedIn);
export type SignedInCustomer = z.output<typeof SignedInCustomer>;

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(120), z.regex(EMAIL));
const newPassword = z.string().check(z.minLength(PASSWORD_MINIMUM), z.maxLength(PASSWORD_MAXIMUM));
const appNome = z.optional(text(40));
/** Sent by the clients of the specification; ignored. */
const localizacao = z.nullish(
  z.object({ latitude: z.nullish(z.number()), longitude: z.nullish(z.number()) }),
);
const token = z.optional(text(200));
/** A device credential with the email of its owner. */
const credential = z.object({ email: z.nullish(text(120)), hashSenha: requiredText(120), appNome });

const codeRequest = {
  method: 'POST',
  access: 'anyone',
  headers: { Plataforma: 'Site' },
  headerFields: ['quantidadeNumero'],
  input: z.object({
    appNome,
    cliente: z.object({ telefone: personPhone, appNome }),
    localizacao,
    token,
    quantidadeNumero: z.optional(z.int().check(z.refine((digits) => digits === 4 || digits === 6))),
  }),
  output: z.object({ ...done, digitos: z.int(), segundosParaReenviar: z.int() }),
  ours: 'output',
} as const;

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
    input: z.object({
      appNome,
      identificador: text(120),
      senha: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAXIMUM)),
      novaSenha: z.optional(newPassword),
    }),
    output: z.array(z.object({ ...done, ...signedIn })),
    refusesAsList: true,
    summary:
      'Signs in with email or phone and password; sets the session cookie. A temporary ' +
      'password requires `novaSenha`. A refusal is a one-item list, too.',
    ours: 'both',
  }),
  sendWhatsappCode: endpoint({
    ...codeRequest,
    path: '/quitute/oauth/GerarChaveTelefoneWhatsApp',
    summary:
      'Sends a code by WhatsApp: six digits to sign in, or four to confirm the phone of a ' +
      'signed-in customer. The reply is the same for every phone.',
  }),
  sendSmsCode: endpoint({
    ...codeRequest,
    path: '/quitute/oauth/GerarChaveTelefoneSms',
    summary: 'The same by SMS.',
  }),
  verifyPhone: endpoint({
    method: 'POST',
    path: '/cliente/VerificarTelefone',
    access: 'anyone',
    input: z.object({
      idCliente: z.nullish(id),
      appName: appNome,
      telefone: personPhone,
      codigoAcesso: z.string().check(z.regex(/^(\d{4}|\d{6})$/)),
    }),
    output: z.object({
      ...done,
      logado: z.boolean(),
      usuarios: z.array(Customer),
      estabelecimentos: stores,
    }),
    summary:
      'Checks a code on the device that requested it. Six digits sign in; for a phone ' +
      'without an account the reply has no users, and the phone can sign up. Four digits ' +
      'set the phone of the signed-in customer.',
    ours: 'both',
  }),
  loginWithCredential: endpoint({
    method: 'POST',
    path: '/quitute/LoginToken',
    access: 'anyone',
    input: z.object({ appNome, cliente: credential, localizacao }),
    output: z.object({ ...done, ...signedIn }),
    summary:
      'Signs in with the device credential of a native client, and returns the next one: ' +
      'each is single-use.',
    ours: 'output',
  }),
  generalLogin: endpoint({
    method: 'POST',
    path: '/quitute/LoginGeral',
    access: 'anyone',
    input: z.object({
      appNome,
      identificador: z.optional(text(120)),
      senha: z.optional(z.string().check(z.maxLength(PASSWORD_MAXIMUM))),
      novaSenha: z.optional(newPassword),
      telefone: z.optional(personPhone),
      codigoAcesso: z.optional(z.string().check(z.regex(/^\d{6}$/))),
      chave: z.optional(text(120)),
      cliente: z.optional(credential),
      facebookToken: z.optional(text(1000)),
      facebookId: z.optional(text(60)),
      facebookEmail: z.optional(text(120)),
      facebookNome: z.optional(text(80)),
    }),
    output: z.object({
      ...done,
      logado: z.boolean(),
      cliente: z.nullable(Customer),
      estabelecimentos: stores,
      facebookNome: z.nullable(text(80)),
      facebookEmail: z.nullable(text(120)),
    }),
    summary:
      'Any of the ways to sign in: `identificador` and `senha`, `telefone` and ' +
      '`codigoAcesso`, `chave`, `cliente`, or `facebookToken`. For a Facebook user without ' +
      'an account, the reply has Facebook’s data for the sign-up.',
    ours: 'both',
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/cliente/RedefinirSenha',
    access: 'anyone',
    input: z.object({
      appNome,
      email: z.nullish(email),
      telefone: z.nullish(personPhone),
      tipoVerificacao: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    }),
    output: z.object({ ...done, segundosParaReenviar: z.int() }),
    summary:
      'Sends a temporary password; the old one stays valid until a new one is chosen. 0 by ' +
      'email, 1 by SMS, 2 by WhatsApp.',
    ours: 'output',
  }),
  whatsappLoginLink: endpoint({
    method: 'GET',
    path: '/cliente/URLLoginWhatsapp/:idEstabelecimento',
    access: 'anyone',
    input: z.object({ idEstabelecimento: id }),
    output: text(500),
    summary:
      'Link that opens a WhatsApp chat with the store; empty if the store has no mobile number.',
    answersText: true,
    ours: 'nothing',
  }),
  registerCustomer: endpoint({
    method: 'POST',
    path: '/cliente/CadastrarUsuario',
    access: 'anyone',
    input: z.object({
      appNome,
      nome: requiredText(80),
      email: z.nullish(email),
      telefone: z.nullish(personPhone),
      senha: newPassword,
      facebookToken: z.optional(text(1000)),
      indicacao: z.nullish(z.string().check(z.regex(/^[\w-]{1,40}$/))),
    }),
    output: z.object(signedIn),
    summary:
      'Creates an account with an email, a phone or both, and signs it in; it takes over ' +
      'this device’s orders.',
    ours: 'both',
  }),
  currentCustomer: endpoint({
    method: 'GET',
    path: '/cliente/Sessao',
    access: 'anyone',
    input: z.object({}),
    output: z.object({ logado: z.boolean(), cliente: z.nullable(Customer) }),
    summary: 'The customer of the session cookie, or none.',
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
