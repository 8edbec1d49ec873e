// The sheet of one action: its fields, why it is done, and what became of it.
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { OperatorBrand } from '#contract/entities/operator.ts';
import type { Result } from '#contract/reply.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';
import { WordField } from '../forms/typed-fields.tsx';
import { useFreshProof } from '../frame/fresh-proof.tsx';

const MOST_LETTERS = 300;

export type BrandSheetProps = { brand: OperatorBrand; onClose: () => void };

type ActionSheetProps<Value> = {
  title: string;
  /** The button's words. */
  press: string;
  danger?: boolean;
  /** Shown after it; null: `onDone` shows what came back. */
  done: string | null;
  send: (client: Client, motivo: string) => Promise<Result<Value>>;
  /** A sentence if the fields cannot be sent yet. */
  check?: () => string | null;
  onDone?: (value: Value) => void;
  onClose: () => void;
  children?: ReactNode;
};

export function ActionSheet<Value>({
  title,
  press,
  danger = false,
  done,
  send,
  check = () => null,
  onDone,
  onClose,
  children,
}: ActionSheetProps<Value>) {
  const { t } = useLingui();
  const toast = useToast();
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
    if (wrong !== null || motivo === '') return;
    const outcome = await run((client) => proved(() => send(client, motivo)));
    if (outcome === null) return;
    if (!outcome.ok) return setProblem(outcome.text);
    onDone?.(outcome.value);
    if (done === null) return;
    toast.show({ text: done, tone: 'success' });
    onClose();
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
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
      </form>
    </Sheet>
  );
}
