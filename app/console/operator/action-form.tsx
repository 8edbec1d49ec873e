// The form of one action: its fields, why it is done, and the call with fresh proof.
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { Result } from '#contract/reply.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { HydratedFields } from '../../ui/hydrated-fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCall } from '../../use-call.ts';
import { WordField } from '../forms/typed-fields.tsx';
import { useFreshProof } from '../frame/fresh-proof.tsx';

const MOST_LETTERS = 300;

export type ActionFormProps<Value> = {
  /** The button's words. */
  press: string;
  danger?: boolean;
  send: (client: Client, motivo: string) => Promise<Result<Value>>;
  /** A sentence if the fields cannot be sent yet. */
  check?: () => string | null;
  onDone: (value: Value) => void;
  children?: ReactNode;
};

export function ActionForm<Value>({
  press,
  danger = false,
  send,
  check = () => null,
  onDone,
  children,
}: ActionFormProps<Value>) {
  const { t } = useLingui();
  const proved = useFreshProof();
  const { busy, run } = useCall();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const motivo = reason.trim();
    const wrong = check();
    setMissing(motivo === '');
    setProblem(wrong);
    focusFirstWrong(event.currentTarget);
    if (wrong !== null || motivo === '') return;
    const outcome = await run((client) => proved(() => send(client, motivo)));
    if (outcome?.ok) onDone(outcome.value);
    else if (outcome !== null) setProblem(outcome.text);
  }
  return (
    <form className="stack" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <HydratedFields className="stack">
        {children}
        <WordField
          label={t`Motivo`}
          hint={t`Fica no registro. Os clientes não veem.`}
          error={missing ? t`Diga o motivo.` : null}
          maxLength={MOST_LETTERS}
          value={reason}
          onChange={setReason}
        />
        <div role="alert">{problem === null ? null : <Notice tone="danger">{problem}</Notice>}</div>
        <Button type="submit" block variant={danger ? 'danger' : 'primary'} loading={busy}>
          {press}
        </Button>
      </HydratedFields>
    </form>
  );
}
