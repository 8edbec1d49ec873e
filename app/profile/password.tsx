// Changing the password. A customer without one sets the first here.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Profile } from '#contract/entities/profile.ts';
import { failureCodes } from '#contract/failures.ts';
import { pages } from '#contract/pages.ts';
import { PASSWORD_MINIMUM } from '#contract/passwords.ts';
import { PasswordField } from '../account/password-field.tsx';
import { Button } from '../ui/button.tsx';
import { HydratedFields } from '../ui/hydrated-fields.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toast.tsx';
import { useCall } from '../use-call.ts';
import { useDraft } from '../use-draft.ts';

type Draft = { present: string; next: string };
type Errors = Partial<Record<keyof Draft | 'form', string>>;

export function ProfilePassword({ profile: { temSenha } }: { profile: Profile }) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const { busy, run } = useCall();
  const { draft, set } = useDraft<Draft>({ present: '', next: '' });
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);

  const change = (field: keyof Draft, value: string) => {
    set({ [field]: value });
    setErrors({});
  };
  const refuse = (next: Errors) => {
    setErrors(next);
    const field =
      next.present === undefined ? (next.next === undefined ? null : 'senhaNova') : 'senhaAtual';
    if (field !== null) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (temSenha && draft.present === '') return refuse({ present: t`Digite a sua senha atual.` });
    if (draft.next.length < PASSWORD_MINIMUM)
      return refuse({ next: t`A senha precisa de pelo menos ${PASSWORD_MINIMUM} caracteres.` });
    const { next: senhaNova, present } = draft;
    const send = (proof: { senhaAtual?: string }) =>
      run((client) => client.changePassword({ senhaNova, ...proof }), { reread: 'never' });
    const first = await send(temSenha ? { senhaAtual: present } : {});
    const wrong = first?.ok === false && first.codErro === failureCodes.passwordWrong;
    // An earlier press may have changed it, so that the new password is the present one.
    const outcome = wrong && first.doubtful ? await send({ senhaAtual: senhaNova }) : first;
    if (outcome === null || first === null) return;
    if (!outcome.ok) return refuse({ [wrong && temSenha ? 'present' : 'form']: outcome.text });
    toast.show({
      text: t`Senha alterada. Os outros dispositivos saíram da conta.`,
      tone: 'success',
    });
    await navigate(pages.profile);
  }

  return (
    <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <HydratedFields className="fields">
        {temSenha ? (
          <PasswordField
            label={t`Senha atual`}
            name="senhaAtual"
            value={draft.present}
            error={errors.present}
            onChange={(event) => change('present', event.target.value)}
          />
        ) : (
          <Notice tone="info">
            <Trans>Você ainda não tem senha. Com uma, dá para entrar sem código.</Trans>
          </Notice>
        )}
        <PasswordField
          fresh
          label={t`Nova senha`}
          name="senhaNova"
          value={draft.next}
          error={errors.next}
          hint={t`Pelo menos ${PASSWORD_MINIMUM} caracteres.`}
          onChange={(event) => change('next', event.target.value)}
        />
        <p className="t-cap">
          <Trans>Ao trocar a senha, os outros dispositivos saem da conta.</Trans>
        </p>
        <div role="alert">
          {errors.form === undefined ? null : <Notice tone="danger">{errors.form}</Notice>}
        </div>
        <Button type="submit" block loading={busy}>
          {temSenha ? <Trans>Trocar senha</Trans> : <Trans>Criar senha</Trans>}
        </Button>
      </HydratedFields>
    </form>
  );
}
