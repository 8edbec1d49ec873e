// One field of an account: a choice or a line. A stored secret is marked as stored, and stays if
// nothing is typed.
import { useLingui } from '@lingui/react/macro';
import type { CustomerChannel } from '#contract/entities/brand.ts';
import type { MessageField } from '#rules/messages/message-accounts.ts';
import { SelectField } from '../../ui/field.tsx';
import { WordField } from '../forms/typed-fields.tsx';
import { useChoiceWords, useFieldWords } from './account-words.ts';

type AccountFieldProps = {
  canal: CustomerChannel;
  field: MessageField;
  value: string;
  stored: boolean;
  wrong: boolean;
  onChange: (value: string) => void;
};

export function AccountField({ canal, field, value, stored, wrong, onChange }: AccountFieldProps) {
  const { t } = useLingui();
  const words = useFieldWords()(canal, field.name);
  const choiceWords = useChoiceWords();
  const { secret = false, optional = false, choices } = field;
  if (choices !== undefined)
    return (
      <SelectField
        label={words.label}
        hint={words.hint}
        options={choices.map((choice) => ({ value: choice, label: choiceWords[choice] ?? choice }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <WordField
      label={words.label}
      hint={stored ? t`Guardado. Digite só para trocar.` : words.hint}
      error={wrong ? (words.problem ?? t`Confira este campo.`) : undefined}
      optional={optional && !stored}
      value={value}
      spellCheck={false}
      autoCapitalize="none"
      // Not a user's password: browsers should not fill or save it.
      type={secret ? 'password' : 'text'}
      autoComplete={secret ? 'new-password' : 'off'}
      inputMode={field.name === 'port' || field.name === 'numberId' ? 'numeric' : undefined}
      placeholder={stored ? '••••••••' : undefined}
      maxLength={1000}
      onChange={onChange}
    />
  );
}
