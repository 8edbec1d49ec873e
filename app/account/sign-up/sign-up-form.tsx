// The fields of a new account and its button. Refusals show at their fields.
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import type { Customer } from '#contract/entities/customer.ts';
import { failureCodes } from '#contract/failures.ts';
import { PASSWORD_MINIMUM } from '#contract/passwords.ts';
import type { Failure } from '#contract/reply.ts';
import { isPersonPhone } from '#rules/documents.ts';
import { loginKinds } from '#rules/identifier.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { trackRegistration } from '../../tracking/track-order.ts';
import { Button } from '../../ui/button.tsx';
import { HydratedFields } from '../../ui/hydrated-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCall } from '../../use-call.ts';
import { useDraft } from '../../use-draft.ts';
import { PasswordField } from '../password-field.tsx';
import { EmailField, NameField, PhoneField } from '../person-fields.tsx';
import { rememberReferral } from '../referral.ts';
import { rememberCustomer } from '../remembered-customer.ts';
import { useNobody } from '../session-ended.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { readReferral, typedReferral } from './referral-code.ts';
import { ReferralField } from './referral-field.tsx';
import {
  problemsOf,
  type SignUpDraft,
  type SignUpField,
  type SignUpProblem,
} from './sign-up-draft.ts';

const order: readonly SignUpField[] = ['nome', 'telefone', 'email', 'senha', 'indicacao'];
type SignUpFormProps = {
  typed: Pick<SignUpDraft, 'nome' | 'email' | 'telefone'>;
  /** A Facebook user: the account is linked to Facebook. */
  facebookToken: string | null;
  onCreated: (customer: Customer) => void;
};

export function SignUpForm({ typed, facebookToken, onCreated }: SignUpFormProps) {
  useNobody();
  const { t } = useLingui();
  const brand = useBrand();
  const problemWords = useProblemWords();
  const { draft, set } = useDraft<SignUpDraft>({ senha: '', indicacao: '', ...typed });
  // The code of an earlier link is in a cookie, which is not part of the server-rendered page.
  useEffect(() => {
    // The root's effects, which read the link, run after those of its screens.
    rememberReferral(location.search);
    const indicacao = readReferral(document.cookie);
    if (indicacao !== null) set({ indicacao });
  }, [set]);
  const { errors, form, clear, forgive, refuse } = useFieldErrors(order);
  const { busy, run } = useCall({ reread: 'never' });
  const emailNeeded = !loginKinds(brand).includes('phone');

  const change = (field: SignUpField, value: string) => {
    set({ [field]: value });
    forgive(field);
  };

  async function send() {
    const { nome, telefone, email, senha, indicacao } = draft;
    const sent = {
      appNome: brand.appNome,
      nome: nome.trim(),
      telefone,
      email: email.trim().toLowerCase() || null,
      senha,
      indicacao: typedReferral(indicacao),
    };
    const result = await run((client) =>
      client.registerCustomer({ ...sent, ...(facebookToken !== null && { facebookToken }) }),
    );
    if (result === null) return;
    if (result.ok) return created(result.value.cliente);
    const field = fieldOf(result);
    const identifier = (emailNeeded ? sent.email : null) ?? telefone;
    // An earlier press may have made this account, but its reply was lost.
    const own = result.doubtful && field !== 'form' ? await signIn(identifier) : null;
    if (own === null) refuse({ [field]: result.text });
    else created(own);
  }

  /** Null: somebody else has the account, or it has another password. */
  async function signIn(identificador: string): Promise<Customer | null> {
    const { senha } = draft;
    const result = await run((client) => client.authenticate({ identificador, senha }));
    return result?.ok ? (result.value[0]?.cliente ?? null) : null;
  }

  function created(customer: Customer) {
    rememberCustomer(customer.id);
    trackRegistration();
    onCreated(customer);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const problems = Object.entries(problemsOf(draft, { emailNeeded }));
    if (problems.length > 0)
      return refuse(
        Object.fromEntries(problems.map(([field, problem]) => [field, problemWords[problem]])),
      );
    clear();
    await send();
  }

  return (
    // POST, so that a press before hydration does not put a password into the address.
    <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <HydratedFields className="fields">
        <NameField
          value={draft.nome}
          error={errors.nome}
          onValue={(value) => change('nome', value)}
        />
        <PhoneField
          required
          value={draft.telefone}
          error={errors.telefone}
          end={isPersonPhone(draft.telefone) && errors.telefone === undefined ? <Valid /> : null}
          onValue={(value) => change('telefone', value)}
        />
        <EmailField
          optional={!emailNeeded}
          required={emailNeeded}
          value={draft.email}
          error={errors.email}
          onValue={(value) => change('email', value)}
        />
        <PasswordField
          fresh
          value={draft.senha}
          error={errors.senha}
          hint={t`Pelo menos ${PASSWORD_MINIMUM} caracteres.`}
          onChange={(event) => change('senha', event.target.value)}
        />
        <ReferralField
          value={draft.indicacao}
          error={errors.indicacao}
          onValue={(value) => change('indicacao', value)}
        />
        <div role="alert">
          {errors.form === undefined ? null : <Notice tone="danger">{errors.form}</Notice>}
        </div>
        <div className="actionbar">
          <Button type="submit" loading={busy}>
            <Trans>Criar conta</Trans>
          </Button>
        </div>
      </HydratedFields>
    </form>
  );
}

function Valid() {
  return (
    <span className="t-good">
      <Icon of={CircleCheck} />
    </span>
  );
}

function fieldOf({ codErro }: Pick<Failure, 'codErro'>): SignUpField | 'form' {
  if (codErro === failureCodes.emailTaken || codErro === failureCodes.identifierMissing)
    return 'email';
  return codErro === failureCodes.phoneTaken || codErro === failureCodes.phoneInvalid
    ? 'telefone'
    : 'form';
}

function useProblemWords(): Record<SignUpProblem, string> {
  const { t } = useLingui();
  return {
    nameMissing: t`Informe seu nome.`,
    phoneInvalid: t`Não identificamos seu telefone.`,
    emailInvalid: t`Confira o e-mail.`,
    emailIncomplete: t`Falta o final do e-mail, como “.com.br”.`,
    referralInvalid: t`Confira o código: são só letras, números, hífen e sublinhado.`,
    passwordShort: t`A senha precisa de pelo menos ${PASSWORD_MINIMUM} caracteres.`,
  };
}
