// Editing one's data. Refusals show at their fields; a new phone or email asks for the password,
// and a new phone is confirmed by a code.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Profile } from '#contract/entities/profile.ts';
import { failureCodes } from '#contract/failures.ts';
import { pages } from '#contract/pages.ts';
import type { Failure } from '#contract/reply.ts';
import { digitsOf, maskCpf } from '#rules/documents.ts';
import { ConfirmPhone } from '../account/confirm-phone.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { EmailField, NameField, PhoneField } from '../account/person-fields.tsx';
import { codeWays } from '../account/sent-code.ts';
import { useFieldErrors } from '../account/use-field-errors.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { HydratedFields } from '../ui/hydrated-fields.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toast.tsx';
import { useCall } from '../use-call.ts';
import { useDraft } from '../use-draft.ts';
import {
  draftOf,
  needsProof,
  type ProfileDraft,
  type ProfileField,
  type ProfileProblem,
  problemsOf,
  sentOf,
} from './draft.ts';

const order: readonly ProfileField[] = ['nome', 'telefone', 'email', 'cpf', 'senha'];

export function ProfileData({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const brand = useBrand();
  const { loginApenasTelefone, permiteLoginTelefone } = brand;
  const sendsCodes = codeWays(brand).length > 0;
  const words = useProblemWords();
  const { busy, run } = useCall();
  const { draft, set } = useDraft<ProfileDraft>(() => draftOf(profile));
  const { errors, form, clear, forgive, refuse } = useFieldErrors(order);
  const ways = {
    phoneNeeded: loginApenasTelefone,
    emailNeeded: !loginApenasTelefone && !permiteLoginTelefone,
  };
  const proof = needsProof(draft, profile);
  const [confirming, setConfirming] = useState<string | null>(null);
  const unconfirmed =
    profile.telefone !== null &&
    !profile.telefoneConfirmado &&
    sentOf(draft).telefone === profile.telefone;

  const change = (field: ProfileField, value: string) => {
    set({ [field]: value });
    forgive(field);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problems = Object.entries(problemsOf(draft, profile, ways));
    if (problems.length > 0)
      return refuse(
        Object.fromEntries(problems.map(([field, problem]) => [field, words[problem]])),
      );
    clear();
    const senhaAtual = draft.senha === '' ? undefined : draft.senha;
    const outcome = await run((client) => client.updateProfile({ ...sentOf(draft), senhaAtual }), {
      reread: 'never',
    });
    if (outcome === null) return;
    if (!outcome.ok) return refuse({ [fieldOf(outcome)]: outcome.text });
    const { telefone } = sentOf(draft);
    if (sendsCodes && telefone !== null && telefone !== profile.telefone)
      return setConfirming(telefone);
    await leave(false);
  }
  async function leave(confirmed: boolean) {
    toast.show({ text: confirmed ? t`Telefone confirmado` : t`Dados salvos`, tone: 'success' });
    await navigate(pages.profile);
  }

  return (
    <>
      {/* POST, so that a press before hydration does not put a password into the address. */}
      <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <HydratedFields className="fields">
          <NameField
            value={draft.nome}
            error={errors.nome}
            onValue={(value) => change('nome', value)}
          />
          <PhoneField
            optional={!ways.phoneNeeded}
            required={ways.phoneNeeded}
            value={draft.telefone}
            error={errors.telefone}
            onValue={(value) => change('telefone', value)}
          />
          {unconfirmed && sendsCodes ? (
            <Button variant="tonal" size="md" onClick={() => setConfirming(profile.telefone)}>
              <Trans>Confirmar telefone</Trans>
            </Button>
          ) : null}
          <EmailField
            optional={!ways.emailNeeded}
            required={ways.emailNeeded}
            value={draft.email}
            error={errors.email}
            onValue={(value) => change('email', value)}
          />
          <TextField
            label="CPF"
            name="cpf"
            inputMode="numeric"
            autoComplete="off"
            placeholder="000.000.000-00"
            optional
            hint={t`Só para a nota fiscal. Deixe vazio se não quiser informar.`}
            value={maskCpf(draft.cpf)}
            error={errors.cpf}
            onChange={(event) => change('cpf', digitsOf(event.target.value).slice(0, 11))}
          />
          {proof && profile.temSenha ? (
            <PasswordField
              label={t`Senha atual`}
              value={draft.senha}
              error={errors.senha}
              hint={t`Para trocar telefone ou e-mail, confirme com a sua senha.`}
              onChange={(event) => change('senha', event.target.value)}
            />
          ) : null}
          <div role="alert">
            {errors.form === undefined ? null : <Notice tone="danger">{errors.form}</Notice>}
          </div>
          <Button type="submit" block loading={busy}>
            <Trans>Salvar</Trans>
          </Button>
        </HydratedFields>
      </form>
      {confirming === null ? null : (
        <ConfirmPhone over phone={confirming} onDone={(confirmed) => void leave(confirmed)} />
      )}
    </>
  );
}

function fieldOf({ codErro }: Pick<Failure, 'codErro'>): ProfileField | 'form' {
  const fields: Partial<Record<number, ProfileField>> = {
    [failureCodes.emailTaken]: 'email',
    [failureCodes.identifierMissing]: 'email',
    [failureCodes.phoneTaken]: 'telefone',
    [failureCodes.phoneInvalid]: 'telefone',
    [failureCodes.cpfInvalid]: 'cpf',
    [failureCodes.passwordWrong]: 'senha',
  };
  return fields[codErro] ?? 'form';
}

function useProblemWords(): Record<ProfileProblem, string> {
  const { t } = useLingui();
  return {
    nameMissing: t`Informe seu nome.`,
    phoneInvalid: t`Não identificamos seu telefone.`,
    phoneMissing: t`Informe um telefone, para poder entrar na conta.`,
    emailInvalid: t`Confira o e-mail.`,
    emailMissing: t`Informe um e-mail, para poder entrar na conta.`,
    cpfInvalid: t`Confira o CPF: os dígitos não batem.`,
    passwordMissing: t`Digite a sua senha atual.`,
  };
}
