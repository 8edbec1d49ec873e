// The operator's second factor: another authenticator app in place of the present one, and new
// recovery codes. Nothing switches it off.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { Result } from '#contract/reply.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCall } from '../../use-call.ts';
import { AppCodeField } from '../forms/app-code-field.tsx';
import { useFreshProof } from '../frame/fresh-proof.tsx';
import { type AppKey, CodesLeft, KeyPicture, RecoveryCodes } from '../my-account/app-key.tsx';

export function AuthenticatorApp({ left }: { left: number }) {
  const proved = useFreshProof();
  const { busy, run } = useCall({ reread: 'never' });
  const [key, setKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function send<T>(
    call: (client: Client) => Promise<Result<T>>,
    then: (value: T) => void,
    reread: 'success' | 'never' = 'success',
  ) {
    setProblem(null);
    const outcome = await run((client) => proved(() => call(client)), { reread });
    if (outcome?.ok) then(outcome.value);
    else if (outcome !== null) setProblem(outcome.text);
  }
  function show({ codigosRecuperacao }: { codigosRecuperacao: string[] }) {
    setCodes(codigosRecuperacao);
    setKey(null);
  }
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (key !== null)
    return (
      <NextApp
        app={key}
        busy={busy}
        problem={problem}
        onCode={(codigo) => void send((client) => client.confirmOperatorApp({ codigo }), show)}
        onBack={() => {
          setKey(null);
          setProblem(null);
        }}
      />
    );
  return (
    <>
      <CodesLeft left={left} />
      <div className="operator-actions">
        <Button
          size="md"
          variant="outline"
          loading={busy}
          onClick={() => void send((client) => client.beginOperatorApp({}), setKey, 'never')}
        >
          <Trans>Trocar o autenticador</Trans>
        </Button>
        <Button
          size="md"
          variant="outline"
          loading={busy}
          onClick={() => void send((client) => client.renewOperatorCodes({}), show)}
        >
          <Trans>Novos códigos de recuperação</Trans>
        </Button>
        <div role="alert">{problem === null ? null : <Notice tone="danger">{problem}</Notice>}</div>
      </div>
    </>
  );
}

type NextAppProps = {
  app: AppKey;
  busy: boolean;
  problem: string | null;
  onCode: (code: string) => void;
  onBack: () => void;
};

function NextApp({ app, busy, problem, onCode, onBack }: NextAppProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = code.trim();
    setMissing(typed === '');
    if (typed !== '') onCode(typed);
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p className="t-sub">
        <Trans>
          O autenticador de agora vale até o primeiro código do novo. Depois, as outras sessões são
          encerradas e os códigos de recuperação mudam.
        </Trans>
      </p>
      <KeyPicture secret={app} />
      <AppCodeField
        value={code}
        error={missing ? t`Digite o código do aplicativo.` : problem}
        autoFocus
        onChange={setCode}
      />
      <div className="operator-actions">
        <Button type="submit" size="md" loading={busy}>
          <Trans>Trocar o autenticador</Trans>
        </Button>
        <Button variant="quiet" size="md" onClick={onBack}>
          <Trans>Voltar</Trans>
        </Button>
      </div>
    </form>
  );
}
