// Calls with which operators look after their own account. All ours.
import * as z from 'zod/mini';
import { requiredText } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { OperatorAccount } from '../entities/operator.ts';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../passwords.ts';

export const operatorAccountEndpoints = {
  operatorAccount: endpoint({
    method: 'GET',
    path: '/operador/Conta',
    access: 'operator',
    input: z.object({}),
    output: OperatorAccount,
    summary: 'The operator’s own account, with the sessions that are open.',
    ours: 'all',
  }),
  changeOperatorPassword: endpoint({
    method: 'POST',
    path: '/operador/TrocarSenha',
    access: 'operator',
    input: z.object({
      senhaAtual: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAXIMUM)),
      senhaNova: z.string().check(z.minLength(PASSWORD_MINIMUM), z.maxLength(PASSWORD_MAXIMUM)),
    }),
    output: OperatorAccount,
    summary: 'Changes the password and ends all other sessions; asks for fresh proof.',
    ours: 'all',
  }),
  beginOperatorApp: endpoint({
    method: 'POST',
    path: '/operador/IniciarAutenticador',
    access: 'operator',
    input: z.object({}),
    output: z.object({ segredo: z.string(), enderecoAutenticador: z.string() }),
    summary:
      'The secret of a new authenticator app, for this session; the present one stays until a ' +
      'code of the new one confirms it. Asks for fresh proof.',
    ours: 'all',
  }),
  confirmOperatorApp: endpoint({
    method: 'POST',
    path: '/operador/ConfirmarAutenticador',
    access: 'operator',
    input: z.object({ codigo: requiredText(20) }),
    output: z.object({ codigosRecuperacao: z.array(z.string()) }),
    summary:
      'Replaces the authenticator app, ends all other sessions, and returns new recovery codes; ' +
      'asks for fresh proof.',
    ours: 'all',
  }),
  renewOperatorCodes: endpoint({
    method: 'POST',
    path: '/operador/NovosCodigos',
    access: 'operator',
    input: z.object({}),
    output: z.object({ codigosRecuperacao: z.array(z.string()) }),
    summary: 'New recovery codes in place of all earlier ones; asks for fresh proof.',
    ours: 'all',
  }),
  endOperatorSessions: endpoint({
    method: 'POST',
    path: '/operador/EncerrarOutras',
    access: 'operator',
    input: z.object({}),
    output: OperatorAccount,
    summary: 'Ends all other sessions of this operator.',
    ours: 'all',
  }),
};
