// The fields of the console's forms, one for each kind of thing that staff type. Everything is text
// until it is saved: what cannot be read stays where it was typed.
import type { ComponentProps } from 'react';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useMoney } from '../../ui/money.tsx';

type Typed<Native> = Omit<Native, 'value' | 'onChange'> & {
  value: string;
  onChange: (text: string) => void;
};
type WordFieldProps = Typed<ComponentProps<typeof TextField>>;

/**
 * A name or a sentence. Nothing that a browser knows of the person at the counter belongs there.
 */
export function WordField({ onChange, ...rest }: WordFieldProps) {
  return (
    <TextField autoComplete="off" {...rest} onChange={(event) => onChange(event.target.value)} />
  );
}

/** What machines read: nobody corrects it, and it begins as it is typed. */
export const CodeField = (props: WordFieldProps) => (
  <WordField spellCheck={false} autoCapitalize="none" {...props} />
);

/** A number that may have decimals. */
export const NumberField = (props: WordFieldProps) => (
  <WordField inputMode="decimal" maxLength={12} {...props} />
);

/** A whole number, or digits that are no number. */
export const CountField = (props: WordFieldProps) => (
  <WordField inputMode="numeric" maxLength={12} {...props} />
);

export function MoneyField(props: Omit<WordFieldProps, 'sign'>) {
  const sign = useMoney()(0).replace(/[\d.,\s]/g, '');
  return <NumberField sign={sign} {...props} />;
}

export const DateField = (props: WordFieldProps) => <WordField type="date" {...props} />;

/** A day and a time on the store's clock. */
export const MomentField = (props: WordFieldProps) => (
  <WordField type="datetime-local" {...props} />
);

export function ParagraphField({ onChange, ...rest }: Typed<ComponentProps<typeof TextArea>>) {
  return <TextArea {...rest} onChange={(event) => onChange(event.target.value)} />;
}
