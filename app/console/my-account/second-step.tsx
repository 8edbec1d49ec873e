// The second step of the user's sign-in: enabling it by QR code, recovery codes, and disabling it.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { StaffAccount } from '#contract/entities/console/team.ts';
import { failureCodes } from '#contract/failures.ts';
import type { Result } from '#contract/reply.ts';
import { PasswordField } from '../../account/password-field.tsx';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../use-call.ts';
import { AppCodeField } from '../forms/app-code-field.tsx';
import { type AppKey, CodesLeft, KeyPicture, RecoveryCodes } from './app-key.tsx';

type Problem = { field: 'password' | 'code'; text: string };

/** What is being asked; null: the current state. */
type Asking = 'password' | 'code' | 'renew' | 'end' | null;

export function SecondStep({
  account: { duasEtapas, codigosRestantes },
}: {
  account: StaffAccount;
}) {
  const { t } = useLingui();
  const { busy, run } = useCall();
  const [asking, setAsking] = useState<Asking>(null);
  const [key, setKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);

  function show(next: Asking) {
    setAsking(next);
    setProblem(null);
    setPassword('');
    setCode('');
  }
  // Read again after a refusal too: an earlier press may have had its effect.
  async function send<T>(
    call: (client: Client) => Promise<Result<T>>,
    then: (value: T) => void,
    reread: 'always' | 'never' = 'always',
  ) {
    const outcome = await run(call, { reread });
    if (outcome === null) return;
    if (!outcome.ok) {
      const ofPassword = asking === 'password' || outcome.codErro === failureCodes.passwordWrong;
      return setProblem({ field: ofPassword ? 'password' : 'code', text: outcome.text });
    }
    then(outcome.value);
  }
  const showCodes = ({ codigosRecuperacao }: { codigosRecuperacao: string[] }) => {
    setCodes(codigosRecuperacao);
    setKey(null);
    show(null);
  };
  const withPassword = asking === 'password' || asking === 'end';
  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.text : null);
  function submit(event: FormEvent) {
    event.preventDefault();
    const codigo = code.trim();
    if (withPassword && password === '')
      return setProblem({ field: 'password', text: t`Informe a senha atual.` });
    if (asking === 'password') {
      const keep = (value: AppKey) => {
        setKey(value);
        show('code');
      };
      void send((client) => client.beginSecondStep({ senhaAtual: password }), keep, 'never');
    } else if (codigo === '')
      setProblem({ field: 'code', text: t`Digite o código do aplicativo.` });
    else if (asking === 'code')
      void send((client) => client.confirmSecondStep({ codigo }), showCodes);
    else if (asking === 'renew')
      void send((client) => client.renewRecoveryCodes({ codigo }), showCodes);
    else if (asking === 'end')
      void send(
        (client) => client.endSecondStep({ senhaAtual: password, codigo }),
        () => show(null),
      );
  }

  // Another tab did it, or an attempt whose reply was lost: there is nothing left to send.
  const isDone = duasEtapas
    ? asking === 'password' || asking === 'code'
    : asking === 'renew' || asking === 'end';
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (asking === null || (isDone && !busy))
    return <State on={duasEtapas} left={codigosRestantes} onAsk={show} />;
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {asking === 'code' && key !== null ? <KeyPicture secret={key} /> : null}
      {withPassword ? (
        <PasswordField
          value={password}
          error={errorOf('password')}
          autoFocus
          onChange={({ target }) => setPassword(target.value)}
        />
      ) : null}
      {asking === 'password' ? null : (
        <AppCodeField
          value={code}
          error={errorOf('code')}
          orRecovery={asking !== 'code'}
          autoFocus={!withPassword}
          onChange={setCode}
        />
      )}
      <div className="row">
        <Button
          type="submit"
          size="md"
          variant={asking === 'end' ? 'danger' : 'primary'}
          loading={busy}
        >
          {asking === 'end' ? <Trans>Desligar</Trans> : <Trans>Continuar</Trans>}
        </Button>
        <Button variant="quiet" size="md" onClick={() => show(null)}>
          <Trans>Voltar</Trans>
        </Button>
      </div>
    </form>
  );
}

function State({
  on,
  left,
  onAsk,
}: {
  on: boolean;
  left: number;
  onAsk: (asking: Asking) => void;
}): ReactNode {
  if (!on) {
    return (
      <>
        <p className="t-sub">
          <Trans>Além da senha, um código do seu celular. Quem descobrir a senha não entra.</Trans>
        </p>
        <div>
          <Button size="md" onClick={() => onAsk('password')}>
            <Trans>Ligar</Trans>
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <CodesLeft left={left} />
      <div className="row team-actions">
        <Button size="md" variant="outline" onClick={() => onAsk('renew')}>
          <Trans>Novos códigos de recuperação</Trans>
        </Button>
        <Button size="md" variant="danger" onClick={() => onAsk('end')}>
          <Trans>Desligar</Trans>
        </Button>
      </div>
    </>
  );
}
