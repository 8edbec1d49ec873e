// Changing the password of staff and operators: asks for the current one, and signs out all other
// devices.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Client } from '#contract/client.ts';
import { failureCodes } from '#contract/failures.ts';
import { PASSWORD_MINIMUM } from '#contract/passwords.ts';
import type { Result } from '#contract/reply.ts';
import { PasswordField } from '../../account/password-field.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';

type AccountPasswordProps = {
  change: (
    client: Client,
    given: { senhaAtual: string; senhaNova: string },
  ) => Promise<Result<unknown>>;
};

export function AccountPassword({ change }: AccountPasswordProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { busy, run } = useCall();
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<{ field: 'present' | 'next'; text: string } | null>(null);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (present === '') return setProblem({ field: 'present', text: t`Informe a senha atual.` });
    if (next.length < PASSWORD_MINIMUM)
      return setProblem({ field: 'next', text: t`Use pelo menos ${PASSWORD_MINIMUM} caracteres.` });
    const send = (senhaAtual: string) =>
      run((client) => change(client, { senhaAtual, senhaNova: next }));
    const first = await send(present);
    const wrong = first?.ok === false && first.codErro === failureCodes.passwordWrong;
    // An earlier press may have changed it, so that the new password is the present one.
    const outcome = wrong && first.doubtful ? await send(next) : first;
    if (outcome === null) return;
    if (!outcome.ok) {
      const weak = outcome.codErro === failureCodes.passwordCommon;
      return setProblem({ field: weak ? 'next' : 'present', text: outcome.text });
    }
    setProblem(null);
    setPresent('');
    setNext('');
    toast.show({ text: t`Senha trocada. Os outros aparelhos saíram.`, tone: 'success' });
  }
  const errorOf = (field: 'present' | 'next') => (problem?.field === field ? problem.text : null);
  return (
    <form className="stack" noValidate onSubmit={(event) => void save(event)}>
      <PasswordField
        label={t`Senha atual`}
        name="senhaAtual"
        value={present}
        error={errorOf('present')}
        onChange={({ target }) => setPresent(target.value)}
      />
      <PasswordField
        fresh
        label={t`Nova senha`}
        name="senhaNova"
        value={next}
        error={errorOf('next')}
        onChange={({ target }) => setNext(target.value)}
      />
      <div>
        <Button type="submit" size="md" variant="tonal" loading={busy}>
          <Trans>Trocar senha</Trans>
        </Button>
      </div>
    </form>
  );
}
