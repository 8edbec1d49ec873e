// One field of an account: a choice, a line or a multi-line text. A stored secret is marked as
// stored, and stays if nothing is typed.
import { useLingui } from '@lingui/react/macro';
import type { AccountProvider, AccountField as Field } from '#rules/orders/payment-accounts.ts';
import { SelectField } from '../../ui/field.tsx';
import { ParagraphField, WordField } from '../forms/typed-fields.tsx';
import { useFieldProblems, useFieldWords, usePixKeyWords } from './account-words.ts';

type AccountFieldProps = {
  provider: AccountProvider;
  field: Field;
  value: string;
  stored: boolean;
  wrong: boolean;
  onChange: (value: string) => void;
};

export function AccountField({
  provider,
  field,
  value,
  stored,
  wrong,
  onChange,
}: AccountFieldProps) {
  const { t } = useLingui();
  const words = useFieldWords()(provider, field.name);
  const problems = useFieldProblems();
  const ofKey = usePixKeyWords()(value);
  const isKey = field.name === 'key';
  const { secret = false, optional = false, long = false, choices } = field;
  const shared = {
    label: words.label,
    hint: stored
      ? t`Guardado. Digite só para trocar.`
      : ((isKey ? ofKey.hint : null) ?? words.hint),
    error: wrong
      ? isKey
        ? ofKey.problem
        : (problems[field.name] ?? t`Confira este campo.`)
      : undefined,
    optional: optional && !stored,
    value,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'none',
  };
  if (choices !== undefined) {
    const names = [t`Produção`, t`Homologação`, t`Testes da Getnet`];
    const options = choices.map((choice, index) => ({
      value: choice,
      label: names[index] ?? choice,
    }));
    return (
      <SelectField
        label={words.label}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (long) return <ParagraphField {...shared} rows={4} onChange={onChange} />;
  return (
    <WordField
      {...shared}
      // Not a user's password: browsers should not fill or save it.
      type={secret ? 'password' : 'text'}
      autoComplete={secret ? 'new-password' : 'off'}
      placeholder={stored ? '••••••••' : undefined}
      maxLength={secret ? 300 : 200}
      onChange={onChange}
    />
  );
}
