// Edited personal data: what is wrong before the server is asked, and what is sent.
import { isEmail } from '#contract/email.ts';
import type { Profile } from '#contract/entities/profile.ts';
import { digitsOf, isCpf, isPersonPhone } from '#rules/documents.ts';

export type ProfileDraft = {
  nome: string;
  telefone: string;
  email: string;
  cpf: string;
  senha: string;
};
export type ProfileField = keyof ProfileDraft;
export type ProfileProblem =
  | 'nameMissing'
  | 'phoneInvalid'
  | 'phoneMissing'
  | 'emailInvalid'
  | 'emailMissing'
  | 'cpfInvalid'
  | 'passwordMissing';
type Ways = { emailNeeded: boolean; phoneNeeded: boolean };

export function draftOf({ nome, telefone, email, cpf }: Profile): ProfileDraft {
  return { nome, telefone: telefone ?? '', email: email ?? '', cpf: cpf ?? '', senha: '' };
}

/** As sent: empty fields are omitted. */
export function sentOf({ nome, telefone, email, cpf }: ProfileDraft) {
  return {
    nome: nome.trim(),
    telefone: digitsOf(telefone) || null,
    email: email.trim().toLowerCase() || null,
    cpf: digitsOf(cpf) || null,
  };
}

/** A new phone or email opens the account, so the password is required. */
export function needsProof(draft: ProfileDraft, profile: Profile): boolean {
  const { telefone, email } = sentOf(draft);
  return telefone !== profile.telefone || email !== profile.email;
}

export function problemsOf(
  draft: ProfileDraft,
  profile: Profile,
  { emailNeeded, phoneNeeded }: Ways,
): Partial<Record<ProfileField, ProfileProblem>> {
  const { nome, telefone, email, cpf } = sentOf(draft);
  const problems: Partial<Record<ProfileField, ProfileProblem>> = {};
  if (nome === '') problems.nome = 'nameMissing';
  if (telefone === null) {
    if (phoneNeeded || email === null) problems.telefone = 'phoneMissing';
  } else if (!isPersonPhone(telefone)) problems.telefone = 'phoneInvalid';
  if (email === null) {
    if (emailNeeded) problems.email = 'emailMissing';
  } else if (!isEmail(email)) problems.email = 'emailInvalid';
  if (cpf !== null && !isCpf(cpf)) problems.cpf = 'cpfInvalid';
  if (profile.temSenha && draft.senha === '' && needsProof(draft, profile))
    problems.senha = 'passwordMissing';
  return problems;
}
