// Asks for the password again, and for a code where the second step is on, when the server wants
// fresh proof; then the call that it refused is made again.
import { Trans, useLingui } from '@lingui/react/macro';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useState,
} from 'react';
import type { Client } from '#contract/client.ts';
import type { Result } from '#contract/reply.ts';
import { PasswordField } from '../../account/password-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCall } from '../../use-call.ts';
import { AppCodeField } from '../forms/app-code-field.tsx';

/** `proofNeeded`, `secondStepNeeded` and `secondStepWrong` of contract/failures.ts. */
const PROOF_NEEDED = 528;
const NEEDS_CODE = [460, 461];

/** Resolves to whether the person proved themselves. */
const AskContext = createContext<() => Promise<boolean>>(async () => false);

/** Wraps a call that may need fresh proof. */
export function useFreshProof() {
  const ask = useContext(AskContext);
  return async function proved<T>(send: () => Promise<Result<T>>): Promise<Result<T>> {
    const first = await send();
    if (first.ok || first.codErro !== PROOF_NEEDED || !(await ask())) return first;
    return send();
  };
}

type Given = { senha: string; codigo: string };

type FreshProofProps = {
  /** The call that takes the proof; that of staff unless another console says so. */
  prove?: (client: Client, given: Given) => Promise<Result<unknown>>;
  /** A code is asked for at once, because everybody has one. */
  withCode?: boolean;
  children: ReactNode;
};

const proveStaff = (client: Client, { senha, codigo }: Given) =>
  client.proveStaff({ senha, ...(codigo !== '' && { codigo }) });

export function FreshProof({ prove = proveStaff, withCode = false, children }: FreshProofProps) {
  const [asking, setAsking] = useState<((proved: boolean) => void) | null>(null);
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAsking(() => resolve)), []);
  function done(proved: boolean) {
    setAsking(null);
    asking?.(proved);
  }
  return (
    <AskContext value={ask}>
      {children}
      {asking === null ? null : <ProofSheet prove={prove} begin={withCode} onDone={done} />}
    </AskContext>
  );
}

function ProofSheet({
  prove,
  begin,
  onDone,
}: {
  prove: NonNullable<FreshProofProps['prove']>;
  begin: boolean;
  onDone: (proved: boolean) => void;
}) {
  const { t } = useLingui();
  const { busy, run } = useCall({ reread: 'never' });
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [withCode, setWithCode] = useState(begin);
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (password === '') return setProblem(t`Informe a senha atual.`);
    const codigo = code.trim();
    if (withCode && codigo === '') return setProblem(t`Digite o código do aplicativo.`);
    const outcome = await run((client) => prove(client, { senha: password, codigo }));
    if (outcome === null) return;
    if (outcome.ok) return onDone(true);
    if (NEEDS_CODE.includes(outcome.codErro) && !withCode) {
      setProblem(null);
      return setWithCode(true);
    }
    setProblem(outcome.text);
  }
  return (
    <Sheet title={t`Confirme que é você`} onClose={() => onDone(false)}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p className="t-sub">
          {begin ? (
            <Trans>Para isso, digite de novo sua senha e um código do aplicativo.</Trans>
          ) : (
            <Trans>
              Dinheiro, proprietários e formas de entrar só mudam com a senha digitada há pouco.
            </Trans>
          )}
        </p>
        <PasswordField
          value={password}
          error={withCode ? null : problem}
          autoFocus
          onChange={({ target }) => setPassword(target.value)}
        />
        {withCode ? (
          <AppCodeField
            value={code}
            error={problem}
            orRecovery
            autoFocus={!begin}
            onChange={setCode}
          />
        ) : null}
        <Button type="submit" block loading={busy}>
          <Trans>Continuar</Trans>
        </Button>
      </form>
    </Sheet>
  );
}
