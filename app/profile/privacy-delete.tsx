// Deleting the account, after a confirmation and the password, because it cannot be undone.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { failureCodes } from '#contract/failures.ts';
import { PasswordField } from '../account/password-field.tsx';
import { clearStored } from '../storage.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useCall } from '../use-call.ts';

export function PrivacyDelete({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" block onClick={() => setAsking(true)}>
        <Trans>Excluir minha conta</Trans>
      </Button>
      {asking ? (
        <Sheet title={t`Excluir a sua conta?`} onClose={() => setAsking(false)}>
          <Question hasPassword={hasPassword} onClose={() => setAsking(false)} />
        </Sheet>
      ) : null}
    </>
  );
}

function Question({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { busy, run } = useCall();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<{ at: 'password' | 'form'; text: string } | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (hasPassword && password === '')
      return setError({ at: 'password', text: t`Digite a sua senha atual.` });
    const outcome = await run(
      (client) => client.deleteAccount(hasPassword ? { senhaAtual: password } : {}),
      { reread: 'never' },
    );
    if (outcome === null) return;
    // An earlier press deleted it, but its reply was lost.
    const before = !outcome.ok && outcome.doubtful && outcome.codErro === failureCodes.signInNeeded;
    if (!outcome.ok && !before)
      return setError({
        at: outcome.codErro === failureCodes.passwordWrong ? 'password' : 'form',
        text: outcome.text,
      });
    clearStored();
    // A full page load, so that no customer data stays in memory.
    location.replace('/');
  }

  return (
    <form className="stack" method="post" onSubmit={(event) => void submit(event)} noValidate>
      <p className="t-sub">
        <Trans>Não dá para desfazer. Cupons, cashback e selos se perdem.</Trans>
      </p>
      {hasPassword ? (
        <PasswordField
          label={t`Senha atual`}
          name="senhaAtual"
          value={password}
          error={error?.at === 'password' ? error.text : undefined}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(null);
          }}
        />
      ) : null}
      <div role="alert">
        {error?.at === 'form' ? <Notice tone="danger">{error.text}</Notice> : null}
      </div>
      <div className="cols2">
        <Button variant="neutral" onClick={onClose}>
          <Trans>Manter conta</Trans>
        </Button>
        <Button type="submit" variant="danger" loading={busy}>
          <Trans>Excluir conta</Trans>
        </Button>
      </div>
    </form>
  );
}
