// The fields of the console's forms, one per kind of value. All are text until saved: unreadable
// input stays as typed.
import type { ComponentProps } from 'react';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useMoney } from '../../ui/money.tsx';

type Typed<Native> = Omit<Native, 'value' | 'onChange'> & {
  value: string;
  onChange: (text: string) => void;
};
type WordFieldProps = Typed<ComponentProps<typeof TextField>>;

/** A name or a sentence, without autofill of the user's own data. */
export function WordField({ onChange, ...rest }: WordFieldProps) {
  return (
    <TextField autoComplete="off" {...rest} onChange={(event) => onChange(event.target.value)} />
  );
}

/** Machine-readable text: no autocorrection or capital letters. */
export const CodeField = (props: WordFieldProps) => (
  <WordField spellCheck={false} autoCapitalize="none" {...props} />
);

/** A number that may have decimals. */
export const NumberField = (props: WordFieldProps) => (
  <WordField inputMode="decimal" maxLength={12} {...props} />
);

/** A whole number, or a digit string. */
export const CountField = (props: WordFieldProps) => (
  <WordField inputMode="numeric" maxLength={12} {...props} />
);

export function MoneyField(props: Omit<WordFieldProps, 'sign'>) {
  const sign = useMoney()(0).replace(/[\d.,\s]/g, '');
  return <NumberField sign={sign} {...props} />;
}

export const DateField = (props: WordFieldProps) => <WordField type="date" {...props} />;

/** A date and time in the store's zone. */
export const MomentField = (props: WordFieldProps) => (
  <WordField type="datetime-local" {...props} />
);

export function ParagraphField({ onChange, ...rest }: Typed<ComponentProps<typeof TextArea>>) {
  return <TextArea {...rest} onChange={(event) => onChange(event.target.value)} />;
}
