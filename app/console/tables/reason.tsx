// The reason for an action at a table: a usual one, or free text.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RadioRow } from '../../ui/choice-row.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Notice } from '../../ui/notice.tsx';
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
  // Nobody gives money up by a reason that they did not choose.
  const [chosen, setChosen] = useState<number | null>(null);
  const [own, setOwn] = useState('');
  const [tried, setTried] = useState(false);
  const unchosen = tried && chosen === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = chosen === null ? '' : (reasons[chosen] ?? own.trim());
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
            aria-invalid={unchosen || undefined}
            onChange={() => setChosen(at)}
          />
        ))}
      </fieldset>
      {unchosen ? <Notice tone="danger" role="alert" title={t`Escolha o motivo.`} /> : null}
      {chosen !== reasons.length ? null : (
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
