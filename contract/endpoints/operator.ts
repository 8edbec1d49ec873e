// Calls of the operator's console. They exist at its host alone (OPERATOR_HOST), and no other call
// exists there. All ours.
import * as z from 'zod/mini';
import { id, instant, requiredText, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import {
  BRAND_STATES,
  OperatorBrand,
  OperatorBrands,
  OperatorLimits,
  OperatorLog,
  OperatorSelf,
} from '../entities/operator.ts';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../passwords.ts';
import { operatorAccountEndpoints } from './operator-account.ts';
import { operatorHostEndpoints } from './operator-hosts.ts';

const email = requiredText(120);
const senha = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAXIMUM));
const senhaNova = z.string().check(z.minLength(PASSWORD_MINIMUM), z.maxLength(PASSWORD_MAXIMUM));
const chave = requiredText(100);
const codigo = requiredText(20);
const appNome = requiredText(40);
/** Why: for the log. */
const motivo = requiredText(300);

export const operatorEndpoints = {
  operatorSignIn: endpoint({
    method: 'POST',
    path: '/operador/Entrar',
    access: 'anyone',
    input: z.object({ email, senha, codigo: z.optional(codigo) }),
    output: OperatorSelf,
    summary: 'Signs an operator in, with the password and a code.',
    ours: 'all',
  }),
  operatorInvitation: endpoint({
    method: 'POST',
    path: '/operador/Convite',
    access: 'anyone',
    input: z.object({ chave }),
    output: z.object({ email: z.string() }),
    summary: 'Whom an enrolment address is for; the call does not use it up.',
    ours: 'all',
  }),
  beginOperator: endpoint({
    method: 'POST',
    path: '/operador/IniciarConta',
    access: 'anyone',
    input: z.object({ chave, senhaNova }),
    output: z.object({ segredo: z.string(), enderecoAutenticador: z.string() }),
    summary: 'Checks a new operator’s password; returns the secret of the authenticator app.',
    ours: 'all',
  }),
  enrolOperator: endpoint({
    method: 'POST',
    path: '/operador/ConcluirConta',
    access: 'anyone',
    input: z.object({ chave, senhaNova, codigo }),
    output: z.object({ codigosRecuperacao: z.array(z.string()) }),
    summary:
      'Sets the password with a first code, uses the enrolment address up, and signs in; ' +
      'returns the recovery codes, which are shown once.',
    ours: 'all',
  }),
  operatorSignOut: endpoint({
    method: 'POST',
    path: '/operador/Sair',
    access: 'operator',
    input: z.object({}),
    output: z.object({ logado: z.boolean() }),
    summary: 'Ends the session.',
    ours: 'all',
  }),
  operatorSelf: endpoint({
    method: 'GET',
    path: '/operador/Eu',
    access: 'operator',
    input: z.object({}),
    output: OperatorSelf,
    summary: 'Who is signed in.',
    ours: 'all',
  }),
  proveOperator: endpoint({
    method: 'POST',
    path: '/operador/ConfirmarIdentidade',
    access: 'operator',
    input: z.object({ senha, codigo }),
    output: z.object({ logado: z.boolean() }),
    summary: 'Password and code again: for five minutes, what asks for fresh proof may be done.',
    ours: 'all',
  }),
  operatorBrands: endpoint({
    method: 'GET',
    path: '/operador/Marcas',
    access: 'operator',
    input: z.object({
      /** In the name, the short name or a host. */
      busca: z.optional(text(80)),
      situacao: z.optional(z.enum(BRAND_STATES)),
      /** The `proxima` of the page before. */
      apos: z.optional(text(40)),
    }),
    output: OperatorBrands,
    summary: 'The brands by short name, with state, plan and this month’s usage, in pages.',
    ours: 'all',
  }),
  operatorBrand: endpoint({
    method: 'GET',
    path: '/operador/Marca',
    access: 'operator',
    input: z.object({ appNome }),
    output: OperatorBrand,
    summary: 'One brand: state, hosts, owners, limits with their usage, and its last months.',
    ours: 'all',
  }),
  operatorSuspend: endpoint({
    method: 'POST',
    path: '/operador/Suspender',
    access: 'operator',
    input: z.object({ appNome, palavras: text(300), motivo }),
    output: OperatorBrand,
    summary: 'Suspends a brand, or changes what its customers read meanwhile.',
    ours: 'all',
  }),
  operatorResume: endpoint({
    method: 'POST',
    path: '/operador/Reativar',
    access: 'operator',
    input: z.object({ appNome, motivo }),
    output: OperatorBrand,
    summary: 'Opens a suspended brand again.',
    ours: 'all',
  }),
  operatorLimits: endpoint({
    method: 'POST',
    path: '/operador/SalvarLimites',
    access: 'operator',
    input: z.object({ appNome, limites: OperatorLimits, motivo }),
    output: OperatorBrand,
    summary: 'Sets the limits of a brand’s plan.',
    ours: 'all',
  }),
  operatorDelete: endpoint({
    method: 'POST',
    path: '/operador/Apagar',
    access: 'operator',
    input: z.object({
      appNome,
      dias: z.int().check(z.gte(1), z.lte(365)),
      /** The short name again, typed by hand. */
      confirmacao: requiredText(40),
      motivo,
    }),
    output: OperatorBrand,
    summary: 'Closes a brand and deletes all of it after so many days; asks for fresh proof.',
    ours: 'all',
  }),
  operatorRestore: endpoint({
    method: 'POST',
    path: '/operador/Restaurar',
    access: 'operator',
    input: z.object({ appNome, motivo }),
    output: OperatorBrand,
    summary: 'Takes a deletion back while its day has not come.',
    ours: 'all',
  }),
  operatorExport: endpoint({
    method: 'POST',
    path: '/operador/Exportar',
    access: 'operator',
    input: z.object({ appNome, motivo }),
    output: z.object({ caminho: z.string() }),
    summary:
      'The path from which this session downloads all data of a brand within a minute; asks for ' +
      'fresh proof.',
    ours: 'all',
  }),
  operatorSupport: endpoint({
    method: 'POST',
    path: '/operador/Suporte',
    access: 'operator',
    input: z.object({ appNome, motivo }),
    output: z.object({ url: z.string() }),
    summary:
      'The address at which the operator enters a brand’s console while its owner allows it; ' +
      'asks for fresh proof.',
    ours: 'all',
  }),
  operatorOwnerLink: endpoint({
    method: 'POST',
    path: '/operador/NovoConvite',
    access: 'operator',
    input: z.object({
      appNome,
      email,
      /** For a brand that has no owner yet: the name of the first one. */
      nome: z.optional(text(80)),
      removerDuasEtapas: z.boolean(),
      motivo,
    }),
    output: z.object({ url: z.string(), expiraEm: instant }),
    summary:
      'The address, shown once, at which an owner chooses a new password; earlier ones end. Asks ' +
      'for fresh proof.',
    ours: 'all',
  }),
  operatorLog: endpoint({
    method: 'GET',
    path: '/operador/Registro',
    access: 'operator',
    input: z.object({ appNome: z.optional(text(40)), antesDe: z.optional(id) }),
    output: OperatorLog,
    summary: 'What operators did, newest first: of one brand, or of all.',
    ours: 'all',
  }),
  ...operatorHostEndpoints,
  ...operatorAccountEndpoints,
};
