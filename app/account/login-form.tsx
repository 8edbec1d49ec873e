// Identifier, then password. Both are fields of one form, so that password managers fill and save
// it.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Customer } from '#contract/entities/customer.ts';
import { failureCodes } from '#contract/failures.ts';
import { PASSWORD_MINIMUM } from '#contract/passwords.ts';
import { maskPhone, phoneDigits } from '#rules/documents.ts';
import { readIdentifier } from '#rules/identifier.ts';
import { usePhoneExample } from '../brand/use-phone-example.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { HydratedFields } from '../ui/hydrated-fields.tsx';
import { useCall } from '../use-call.ts';
import { PasswordField } from './password-field.tsx';
import { useLoginKinds } from './phone-only.ts';

/** newPassword: the password was temporary and must be replaced. */
export type LoginStep = 'who' | 'password' | 'newPassword';
type LoginFormProps = {
  step: LoginStep;
  typed: string;
  phoneOnly: boolean;
  onTyped: (typed: string) => void;
  onStep: (step: LoginStep) => void;
  /** No account has this email or phone. */
  onUnknown: (identifier: string) => void;
  onSignedIn: (customer: Customer) => void;
};

export function LoginForm({
  step,
  typed,
  phoneOnly,
  onTyped,
  onStep,
  onUnknown,
  onSignedIn,
}: LoginFormProps) {
  const { t } = useLingui();
  const labels = useIdentifierLabels(phoneOnly);
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  // Each step shows only its own errors.
  const [failed, setFailed] = useState<{ at: LoginStep; text: string } | null>(null);
  const error = failed?.at === step ? failed.text : '';
  const setError = (text: string, at = step) => setFailed({ at, text });
  const { busy, run } = useCall({ reread: 'never' });
  const passwordInput = useRef<HTMLInputElement>(null);
  const newPasswordInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (step === 'password') passwordInput.current?.focus();
    if (step === 'newPassword') newPasswordInput.current?.focus();
  }, [step]);

  async function lookUp(identificador: string) {
    const result = await run((client) => client.checkUserExists({ identificador }));
    if (result === null) return;
    // The server's sentence for an unexpected error is general; the specification, section 8, has
    // one for this place.
    if (!result.ok)
      return setError(
        result.codErro === failureCodes.unexpected
          ? t`Erro inesperado ao verificar existência`
          : result.text,
      );
    return result.value.existe ? onStep('password') : onUnknown(identificador);
  }

  async function signIn(identificador: string) {
    const send = (secret: { senha: string; novaSenha?: string }) =>
      run((client) => client.authenticate({ identificador, ...secret }));
    const renews = step === 'newPassword';
    const first = await send({ senha: password, ...(renews && { novaSenha: newPassword }) });
    const wrong = first?.ok === false && first.codErro === failureCodes.signInMismatch;
    // An earlier press may have replaced the temporary password, but its reply was lost.
    const result = renews && wrong && first.doubtful ? await send({ senha: newPassword }) : first;
    if (result === null) return;
    const signedIn = result.ok ? result.value[0] : undefined;
    if (signedIn?.logado) return onSignedIn(signedIn.cliente);
    if (!result.ok && result.codErro === failureCodes.newPasswordNeeded && step === 'password')
      return onStep('newPassword');
    // The temporary password has expired: back to where another can be requested.
    if (step === 'newPassword') onStep('password');
    setError(result.ok ? t`Não deu certo. Tente novamente.` : result.text, 'password');
    passwordInput.current?.select();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const identifier = readIdentifier(typed, labels.kinds);
    setFailed(null);
    if (identifier === null) return setError(labels.invalid);
    if (step === 'password' && password === '') return setError(t`Informe a senha.`);
    if (step === 'newPassword' && newPassword.length < PASSWORD_MINIMUM)
      return setError(t`A senha precisa de pelo menos ${PASSWORD_MINIMUM} caracteres.`);
    await (step === 'who' ? lookUp(identifier) : signIn(identifier));
  }

  return (
    // POST, so that a press before hydration does not put a password into the address.
    <form method="post" onSubmit={(event) => void submit(event)} noValidate>
      <HydratedFields className="stack">
        <div className={step === 'who' ? undefined : 'sr'} inert={step !== 'who'}>
          <TextField
            label={labels.label}
            name="usuario"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={labels.inputMode}
            placeholder={labels.placeholder}
            value={phoneOnly ? maskPhone(typed) : typed}
            error={step === 'who' ? error : ''}
            onChange={({ currentTarget: { value } }) =>
              onTyped(phoneOnly ? phoneDigits(value).slice(0, 11) : value)
            }
          />
        </div>
        {step === 'password' ? (
          <PasswordField
            ref={passwordInput}
            value={password}
            error={error}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        ) : null}
        {step === 'newPassword' ? (
          <PasswordField
            fresh
            name="novaSenha"
            label={t`Nova senha`}
            ref={newPasswordInput}
            value={newPassword}
            error={error}
            hint={t`Esta senha é provisória. Escolha uma nova, com pelo menos ${PASSWORD_MINIMUM} caracteres.`}
            onChange={(event) => setNewPassword(event.currentTarget.value)}
          />
        ) : null}
        <Button type="submit" block loading={busy}>
          {step === 'who' ? <Trans>Continuar</Trans> : <Trans>Entrar</Trans>}
        </Button>
      </HydratedFields>
    </form>
  );
}

/** The field's label, by what the brand accepts for signing in. */
function useIdentifierLabels(phoneOnly: boolean) {
  const { t } = useLingui();
  const kinds = useLoginKinds();
  const phoneExample = usePhoneExample();
  if (phoneOnly) {
    return {
      kinds,
      label: t`Telefone`,
      placeholder: phoneExample,
      inputMode: 'tel' as const,
      invalid: t`Não identificamos seu telefone.`,
    };
  }
  if (!kinds.includes('phone'))
    return {
      kinds,
      label: t`E-mail`,
      placeholder: '',
      inputMode: 'email' as const,
      invalid: t`Confira o e-mail.`,
    };
  return {
    kinds,
    label: t`E-mail ou telefone`,
    placeholder: phoneExample,
    inputMode: 'email' as const,
    invalid: t`Não identificamos seu email ou telefone.`,
  };
}
