// The two forms of an operator's enrolment: a password, and the app's first code.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { PASSWORD_MINIMUM } from '#contract/passwords.ts';
import { PasswordField } from '../../account/password-field.tsx';
import { Button } from '../../ui/button.tsx';
import { HydratedFields } from '../../ui/hydrated-fields.tsx';
import { useCall } from '../../use-call.ts';
import { AppCodeField } from '../forms/app-code-field.tsx';
import type { AppKey } from '../my-account/app-key.tsx';

/** Sent again with the first code: nothing is stored before. */
export type NewAccount = AppKey & { password: string };

type PasswordFormProps = { chave: string; onDone: (account: NewAccount) => void };

export function PasswordForm({ chave, onDone }: PasswordFormProps) {
  const { t } = useLingui();
  const { busy, run } = useCall({ reread: 'never' });
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (password.length < PASSWORD_MINIMUM)
      return setProblem(t`Use pelo menos ${PASSWORD_MINIMUM} caracteres.`);
    setProblem(null);
    const outcome = await run((client) => client.beginOperator({ chave, senhaNova: password }));
    if (outcome?.ok) return onDone({ ...outcome.value, password });
    if (outcome !== null) setProblem(outcome.text);
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <HydratedFields className="stack">
        <PasswordField
          fresh
          label={t`Nova senha`}
          value={password}
          error={problem}
          hint={t`Pelo menos ${PASSWORD_MINIMUM} caracteres.`}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" block loading={busy}>
          <Trans>Continuar</Trans>
        </Button>
      </HydratedFields>
    </form>
  );
}

type CodeFormProps = {
  chave: string;
  account: NewAccount;
  onDone: (recoveryCodes: string[]) => void;
};

export function CodeForm({ chave, account, onDone }: CodeFormProps) {
  const { t } = useLingui();
  const { busy, run } = useCall({ reread: 'never' });
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const codigo = code.trim();
    if (codigo === '') return setProblem(t`Digite o código do aplicativo.`);
    setProblem(null);
    const outcome = await run((client) =>
      client.enrolOperator({ chave, senhaNova: account.password, codigo }),
    );
    if (outcome?.ok) return onDone(outcome.value.codigosRecuperacao);
    if (outcome !== null) setProblem(outcome.text);
  }
  return (
    <form className="stack" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <AppCodeField value={code} error={problem} onChange={setCode} />
      <Button type="submit" block loading={busy}>
        <Trans>Continuar</Trans>
      </Button>
    </form>
  );
}
