// The reason for an action at a table: a usual one, or free text.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RadioRow } from '../../ui/choice-row.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { ParagraphField } from '../forms/typed-fields.tsx';

type ReasonFormProps = {
  lead: ReactNode;
  legend: string;
  reasons: readonly string[];
  confirm: string;
  danger?: boolean;
  busy: boolean;
  onBack: () => void;
  onSend: (reason: string) => void;
};

const MOST_CHARACTERS = 200;

export function ReasonForm({
  lead,
  legend,
  reasons,
  confirm,
  danger = false,
  busy,
  onBack,
  onSend,
}: ReasonFormProps) {
  const { t } = useLingui();
  const group = useId();
  const [chosen, setChosen] = useState(0);
  const [own, setOwn] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = reasons[chosen] ?? own.trim();
    setTried(true);
    focusFirstWrong(event.currentTarget);
    if (reason !== '' && !busy) onSend(reason);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {lead === null ? null : <p className="t-sub">{lead}</p>}
      <fieldset className="card pad0 list">
        <legend className="sr">{legend}</legend>
        {[...reasons, t`Outro motivo`].map((reason, at) => (
          <RadioRow
            key={reason}
            name={group}
            label={reason}
            checked={at === chosen}
            onChange={() => setChosen(at)}
          />
        ))}
      </fieldset>
      {chosen < reasons.length ? null : (
        <ParagraphField
          label={t`Motivo`}
          rows={2}
          maxLength={MOST_CHARACTERS}
          value={own}
          error={tried && own.trim() === '' ? t`Escreva o motivo.` : ''}
          onChange={setOwn}
        />
      )}
      <div className="cols2">
        <Button variant="neutral" onClick={onBack}>
          <Trans>Voltar</Trans>
        </Button>
        <Button type="submit" loading={busy} {...(danger ? { className: 'danger-fill' } : {})}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
