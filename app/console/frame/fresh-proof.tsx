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
import type { Result } from '#contract/reply.ts';
import { PasswordField } from '../../account/password-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCall } from '../../use-call.ts';
import { WordField } from '../forms/typed-fields.tsx';

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

export function FreshProof({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<((proved: boolean) => void) | null>(null);
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAsking(() => resolve)), []);
  function done(proved: boolean) {
    setAsking(null);
    asking?.(proved);
  }
  return (
    <AskContext value={ask}>
      {children}
      {asking === null ? null : <ProofSheet onDone={done} />}
    </AskContext>
  );
}

function ProofSheet({ onDone }: { onDone: (proved: boolean) => void }) {
  const { t } = useLingui();
  const { busy, run } = useCall({ reread: 'never' });
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [withCode, setWithCode] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (password === '') return setProblem(t`Informe a senha atual.`);
    const codigo = code.trim();
    if (withCode && codigo === '') return setProblem(t`Digite o código do aplicativo.`);
    const outcome = await run((client) =>
      client.proveStaff({ senha: password, ...(codigo !== '' && { codigo }) }),
    );
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
          <Trans>
            Dinheiro, proprietários e formas de entrar só mudam com a senha digitada há pouco.
          </Trans>
        </p>
        <PasswordField
          value={password}
          error={withCode ? null : problem}
          autoFocus
          onChange={({ target }) => setPassword(target.value)}
        />
        {withCode ? (
          <WordField
            label={t`Código do aplicativo`}
            hint={t`Do aplicativo, ou um código de recuperação.`}
            error={problem}
            autoComplete="one-time-code"
            autoCapitalize="none"
            maxLength={12}
            value={code}
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
