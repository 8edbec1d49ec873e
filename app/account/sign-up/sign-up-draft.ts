// The sign-up data, and what is missing or wrong in it.
import { isEmail } from '#contract/email.ts';
import { PASSWORD_MINIMUM } from '#contract/passwords.ts';
import { isPersonPhone } from '#rules/documents.ts';
import { typedReferral } from './referral-code.ts';

/** `telefone` holds digits only. */
export type SignUpDraft = {
  nome: string;
  telefone: string;
  email: string;
  senha: string;
  /** A friend's code, or the link with it. */
  indicacao: string;
};
export type SignUpField = keyof SignUpDraft;
export type SignUpProblem =
  | 'nameMissing'
  | 'phoneInvalid'
  | 'emailInvalid'
  | 'emailIncomplete'
  | 'passwordShort'
  | 'referralInvalid';
export type SignUpProblems = Partial<Record<SignUpField, SignUpProblem>>;

/**
 * The store may call about an order, so the form asks for a phone wherever one orders, and for the
 * email only where email is the only login.
 */
export function problemsOf(
  { nome, telefone, email, senha, indicacao }: SignUpDraft,
  { emailNeeded }: { emailNeeded: boolean },
): SignUpProblems {
  const typed = email.trim();
  const emailFails = typed === '' ? emailNeeded : !isEmail(typed);
  return {
    ...(nome.trim() === '' && { nome: 'nameMissing' }),
    ...(!isPersonPhone(telefone) && { telefone: 'phoneInvalid' }),
    ...(emailFails && {
      email: /^[^\s@]+@[^\s@.]+$/.test(typed) ? 'emailIncomplete' : 'emailInvalid',
    }),
    ...(senha.length < PASSWORD_MINIMUM && { senha: 'passwordShort' }),
    ...(indicacao.trim() !== '' &&
      typedReferral(indicacao) === null && { indicacao: 'referralInvalid' }),
  };
}
