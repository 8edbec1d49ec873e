// The fields of a person, named the same everywhere, so that keyboards, autofill and masks match.
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { maskPhone, phoneDigits } from '#rules/documents.ts';
import { usePhoneExample } from '../brand/use-phone-example.ts';
import { TextField } from '../ui/field.tsx';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'value' | 'onChange'> & {
  label?: string;
  value: string;
  onValue: (value: string) => void;
};

export function NameField({ onValue, ...rest }: FieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Nome e sobrenome`}
      name="nome"
      autoComplete="name"
      maxLength={80}
      required
      onChange={(event) => onValue(event.target.value)}
      {...rest}
    />
  );
}

/** Digits inside, DDD first; the mask is for display only. */
export function PhoneField({ value, onValue, ...rest }: FieldProps) {
  const { t } = useLingui();
  const example = usePhoneExample();
  return (
    <TextField
      label={t`Telefone`}
      name="telefone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder={example}
      value={maskPhone(value)}
      onChange={(event) => onValue(phoneDigits(event.target.value).slice(0, 11))}
      {...rest}
    />
  );
}

export function EmailField({ onValue, ...rest }: FieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`E-mail`}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={120}
      onChange={(event) => onValue(event.target.value)}
      {...rest}
    />
  );
}
