// The form of one action: its fields, why it is done, and the call with fresh proof.
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { Result } from '#contract/reply.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong, showWrong } from '../../ui/first-wrong.ts';
import { HydratedFields } from '../../ui/hydrated-fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCall } from '../../use-call.ts';
import { WordField } from '../forms/typed-fields.tsx';
import { useFreshProof } from '../frame/fresh-proof.tsx';

const MOST_LETTERS = 300;
const REASON = 'motivo';

/** What is wrong with the fields, by the names that the form gives them. */
export type FieldErrors = Readonly<Record<string, string>>;

export type ActionFormProps<Value> = {
  /** The button's words. */
  press: string;
  danger?: boolean;
  send: (client: Client, motivo: string) => Promise<Result<Value>>;
  /** What cannot be sent yet. */
  check?: () => FieldErrors;
  /** The field that a refusal is about, by its code; any other is said above the button. */
  refusedAt?: Readonly<Record<number, string>>;
  onDone: (value: Value) => void;
  children?: ReactNode | ((errors: FieldErrors) => ReactNode);
};

export function ActionForm<Value>({
  press,
  danger = false,
  send,
  check = () => ({}),
  refusedAt = {},
  onDone,
  children,
}: ActionFormProps<Value>) {
  const { t } = useLingui();
  const proved = useFreshProof();
  const { busy, run } = useCall();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const motivo = reason.trim();
    const wrong = { ...check(), ...(motivo === '' && { [REASON]: t`Diga o motivo.` }) };
    setErrors(wrong);
    setProblem(null);
    focusFirstWrong(form);
    if (Object.keys(wrong).length > 0) return;
    const outcome = await run((client) => proved(() => send(client, motivo)));
    if (outcome === null) return;
    if (outcome.ok) return onDone(outcome.value);
    const field = refusedAt[outcome.codErro];
    if (field === undefined) return setProblem(outcome.text);
    showWrong(form, () => setErrors({ [field]: outcome.text }));
  }
  return (
    <form className="stack" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <HydratedFields className="stack">
        {typeof children === 'function' ? children(errors) : children}
        <WordField
          label={t`Motivo`}
          hint={t`Fica no registro. Os clientes não veem.`}
          error={errors[REASON]}
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
