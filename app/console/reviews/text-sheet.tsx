// A sheet that asks for one text and sends it.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { ParagraphField } from '../forms/typed-fields.tsx';

type WordsSheetProps = {
  title: string;
  label: string;
  hint: string;
  confirm: string;
  start: string;
  mayBeEmpty: boolean;
  most: number;
  busy: boolean;
  onConfirm: (words: string) => void;
  onClose: () => void;
};

export function WordsSheet({
  title,
  label,
  hint,
  confirm,
  start,
  mayBeEmpty,
  most,
  busy,
  onConfirm,
  onClose,
}: WordsSheetProps) {
  const { t } = useLingui();
  const [words, setWords] = useState(start);
  const [pressed, setPressed] = useState(false);
  const missing = !mayBeEmpty && words.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    focusFirstWrong(event.currentTarget);
    if (!missing && !busy) onConfirm(words.trim());
  };
  return (
    <FormSheet title={title} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <ParagraphField
          label={label}
          hint={hint}
          rows={4}
          maxLength={most}
          value={words}
          error={pressed && missing ? t`Escreva o texto.` : ''}
          onChange={setWords}
        />
        <div className="cols2">
          <Button variant="neutral" onClick={onClose}>
            <Trans>Voltar</Trans>
          </Button>
          <Button type="submit" loading={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </FormSheet>
  );
}
