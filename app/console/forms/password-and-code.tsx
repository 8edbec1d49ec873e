// Email and password, then the code of an authenticator app: how staff and operators sign in. The
// fields are uncontrolled, so that they keep what a password manager filled in before hydration.
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { PasswordField } from '../../account/password-field.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { HydratedFields } from '../../ui/hydrated-fields.tsx';

type PasswordAndCodeProps = {
  busy: boolean;
  /** Empty: none. */
  error: string;
  /** The password was right, and a code is required. */
  withCode: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

export function PasswordAndCode({ busy, error, withCode, onSubmit }: PasswordAndCodeProps) {
  const { t } = useLingui();
  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <HydratedFields className="stack">
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField error={withCode ? null : error} />
        {withCode ? (
          <TextField
            label={t`Código do autenticador`}
            hint={t`Perdeu o celular? Use um código de recuperação.`}
            error={error}
            name="codigo"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            autoFocus
          />
        ) : null}
        <Button type="submit" block loading={busy}>
          <Trans>Entrar</Trans>
        </Button>
      </HydratedFields>
    </form>
  );
}
