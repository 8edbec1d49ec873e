// One field of an account at another company: a choice, a line or a multi-line text. A stored
// secret is marked as stored, and stays if nothing is typed.
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SelectField } from '../../ui/field.tsx';
import { ParagraphField, WordField } from './typed-fields.tsx';

export type AccountFieldWords = {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value, where that can be said. */
  problem?: string | null | undefined;
};

type AccountFieldProps = {
  field: {
    name: string;
    secret?: boolean;
    optional?: boolean;
    long?: boolean;
    numeric?: boolean;
    choices?: readonly string[];
  };
  words: AccountFieldWords;
  /** The names of choices; one without a name is shown as it is. */
  choiceWords?: Readonly<Record<string, string>>;
  value: string;
  stored: boolean;
  wrong: boolean;
  onChange: (value: string) => void;
};

/** A token of WhatsApp has several hundred letters. */
const LONGEST_SECRET = 1000;
const LONGEST = 300;

export function AccountField({
  field: { secret = false, optional = false, long = false, numeric = false, choices },
  words: { label, hint, problem },
  choiceWords = {},
  value,
  stored,
  wrong,
  onChange,
}: AccountFieldProps) {
  const { t } = useLingui();
  if (choices !== undefined)
    return (
      <SelectField
        label={label}
        hint={hint}
        options={choices.map((choice) => ({ value: choice, label: choiceWords[choice] ?? choice }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const shared = {
    label,
    hint: stored ? t`Guardado. Digite só para trocar.` : hint,
    error: wrong ? (problem ?? t`Confira este campo.`) : undefined,
    optional: optional && !stored,
    value,
    spellCheck: false,
    autoCapitalize: 'none',
    onChange,
  };
  if (long) return <ParagraphField {...shared} autoComplete="off" rows={4} />;
  return (
    <WordField
      {...shared}
      // Not a user's password: browsers should not fill or save it.
      type={secret ? 'password' : 'text'}
      autoComplete={secret ? 'new-password' : 'off'}
      inputMode={numeric ? 'numeric' : undefined}
      placeholder={stored ? '••••••••' : undefined}
      maxLength={secret ? LONGEST_SECRET : LONGEST}
    />
  );
}
