// Calls about the team: invitations, roles, sessions, and the second step of a sign-in. All ours.
import * as z from 'zod/mini';
import { id, requiredText, text } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import {
  ChangedPerson,
  NewPerson,
  StaffAccount,
  StaffSessionLine,
  Team,
} from '../../entities/console/team.ts';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../../passwords.ts';

const senha = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAXIMUM));
const newPassword = z.string().check(z.minLength(PASSWORD_MINIMUM), z.maxLength(PASSWORD_MAXIMUM));
const chave = requiredText(100);
const codigo = requiredText(20);
const Sessions = z.object({ sessoes: z.array(StaffSessionLine) });
const RecoveryCodes = z.object({ codigosRecuperacao: z.array(z.string()) });

export const teamEndpoints = {
  team: endpoint({
    method: 'GET',
    path: '/painel/Equipe',
    access: 'staff',
    role: 'owner',
    input: z.object({}),
    output: Team,
    summary: 'The team and its open invitations; for owners.',
    ours: 'all',
  }),
  inviteStaff: endpoint({
    method: 'POST',
    path: '/painel/ConvidarPessoa',
    access: 'staff',
    role: 'owner',
    input: NewPerson,
    output: Team,
    summary:
      'Invites a person to the team, with a role and a store: sends a link to set a password.',
    ours: 'all',
  }),
  withdrawInvitation: endpoint({
    method: 'POST',
    path: '/painel/CancelarConvite',
    access: 'staff',
    role: 'owner',
    input: z.object({ id }),
    output: Team,
    summary: 'Ends an invitation before it is used.',
    ours: 'all',
  }),
  changeStaff: endpoint({
    method: 'POST',
    path: '/painel/SalvarPessoa',
    access: 'staff',
    role: 'owner',
    input: ChangedPerson,
    output: Team,
    summary: 'Changes the role or store of a member of staff, or disables their account.',
    ours: 'all',
  }),
  renewStaffPassword: endpoint({
    method: 'POST',
    path: '/painel/EnviarNovaSenha',
    access: 'staff',
    role: 'owner',
    input: z.object({ id, removerDuasEtapas: z.boolean() }),
    output: Team,
    summary:
      'Sends a member of staff a link for a new password; optionally removes their lost ' +
      'authenticator app.',
    ours: 'all',
  }),
  allowSupport: endpoint({
    method: 'POST',
    path: '/painel/PermitirSuporte',
    access: 'staff',
    role: 'owner',
    /** 0 ends it at once. */
    input: z.object({ horas: z.int().check(z.gte(0), z.lte(72)) }),
    output: Team,
    summary: 'Lets the operator’s support into the console for some hours, or ends that.',
    ours: 'all',
  }),
  staffSessions: endpoint({
    method: 'GET',
    path: '/painel/Sessoes',
    access: 'staff',
    input: z.object({ idPessoa: id }),
    output: Sessions,
    summary: 'Devices on which a member of staff is signed in: one’s own, or any for owners.',
    ours: 'all',
  }),
  endStaffSessions: endpoint({
    method: 'POST',
    path: '/painel/EncerrarSessoes',
    access: 'staff',
    input: z.object({
      idPessoa: id,
      /** Null: all except the caller's. */
      id: z.nullable(id),
    }),
    output: Sessions,
    summary: 'Signs a member of staff out of one device or of all others.',
    ours: 'all',
  }),
  invitation: endpoint({
    method: 'POST',
    path: '/painel/Convite',
    access: 'anyone',
    input: z.object({ chave }),
    output: z.object({ nome: text(80), email: text(120) }),
    summary: 'The recipient of a link; the call does not use it up.',
    ours: 'all',
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/painel/AceitarConvite',
    access: 'anyone',
    input: z.object({ chave, senhaNova: newPassword }),
    output: z.object({ email: text(120) }),
    summary: 'Sets the password with the link, which works once. Does not sign in.',
    ours: 'all',
  }),
  staffAccount: endpoint({
    method: 'GET',
    path: '/painel/MinhaConta',
    access: 'staff',
    input: z.object({}),
    output: StaffAccount,
    summary: 'One’s own account: the second step and the devices.',
    ours: 'all',
  }),
  changeStaffPassword: endpoint({
    method: 'POST',
    path: '/painel/TrocarSenha',
    access: 'staff',
    input: z.object({ senhaAtual: senha, senhaNova: newPassword }),
    output: StaffAccount,
    summary: 'Changes the password; signs out everywhere else.',
    ours: 'all',
  }),
  proveStaff: endpoint({
    method: 'POST',
    path: '/painel/ConfirmarIdentidade',
    access: 'staff',
    input: z.object({ senha, codigo: z.optional(codigo) }),
    output: z.object({ logado: z.boolean() }),
    summary:
      'Password and code again: for five minutes, money, owners and ways to sign in may be ' +
      'changed.',
    ours: 'all',
  }),
  beginSecondStep: endpoint({
    method: 'POST',
    path: '/painel/IniciarDuasEtapas',
    access: 'staff',
    input: z.object({ senhaAtual: senha }),
    output: z.object({
      /** In Base32, for typing. */
      segredo: z.string(),
      /** `otpauth://…`, for the QR code. */
      enderecoAutenticador: z.string(),
    }),
    summary: 'A new secret for an authenticator app, active once a code was confirmed.',
    ours: 'all',
  }),
  confirmSecondStep: endpoint({
    method: 'POST',
    path: '/painel/ConfirmarDuasEtapas',
    access: 'staff',
    input: z.object({ codigo }),
    output: RecoveryCodes,
    summary:
      'Switches the second step on with a first code; returns the recovery codes, which ' +
      'are shown once.',
    ours: 'all',
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/painel/NovosCodigosRecuperacao',
    access: 'staff',
    input: z.object({ codigo }),
    output: RecoveryCodes,
    summary: 'New recovery codes, which replace the earlier ones.',
    ours: 'all',
  }),
  endSecondStep: endpoint({
    method: 'POST',
    path: '/painel/DesligarDuasEtapas',
    access: 'staff',
    input: z.object({ senhaAtual: senha, codigo }),
    output: StaffAccount,
    summary: 'Switches the second step off, with the password and a code.',
    ours: 'all',
  }),
};
