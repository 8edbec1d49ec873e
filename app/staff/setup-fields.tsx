// Amounts and numbers as staff type them, kept as text until they are saved.
import { TextField } from '../ui/field.tsx';
import { useMoney } from '../ui/money.tsx';

type NumberFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
  error?: string | undefined;
  unit?: string;
  disabled?: boolean;
};

export function NumberField({ unit, onChange, error, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      end={unit === undefined ? undefined : <span className="t-mute">{unit}</span>}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function MoneyField({ onChange, error, ...rest }: Omit<NumberFieldProps, 'unit'>) {
  const symbol = useMoney()(0).replace(/[\d.,\s]/g, '');
  return (
    <TextField
      {...rest}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      start={<span className="t-mute">{symbol}</span>}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** 12,50; empty for none. */
export const amountText = (cents: number | null): string => (cents === null ? '' : `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`);

/** A whole number within bounds, or null. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
