// Boxes painted over one real input, so that digits only, pasting and the phone's code suggestion
// work; the last digit submits the code.
import { useLingui } from '@lingui/react/macro';
import { type Ref, useId, useState } from 'react';
import { digitsOf } from '#rules/documents.ts';
import { classes } from '../ui/classes.ts';
import './otp.css';

type CodeInputProps = {
  length: 4 | 6;
  value: string;
  onChange: (value: string) => void;
  onComplete: (value: string) => void;
  error: string;
  busy: boolean;
  ref?: Ref<HTMLInputElement>;
};

export function CodeInput({
  length,
  value,
  onChange,
  onComplete,
  error,
  busy,
  ref,
}: CodeInputProps) {
  const { t } = useLingui();
  const [focused, setFocused] = useState(false);
  const note = useId();
  const change = (typed: string) => {
    const digits = digitsOf(typed).slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete(digits);
  };
  return (
    <div className={classes('otp-field', length === 4 && 'otp4', error !== '' && 'error')}>
      <input
        ref={ref}
        className="otp-input"
        aria-label={t`Código de ${length} dígitos`}
        aria-invalid={error !== '' || undefined}
        aria-describedby={note}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Pasted text may contain more than digits.
        maxLength={40}
        readOnly={busy}
        value={value}
        onChange={(event) => change(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <div className="otp" aria-hidden="true">
        {Array.from({ length }, (_, position) => (
          // The position is the only key a box has.
          <span
            key={`box${String(position)}`}
            className={classes(
              'num',
              focused && position === Math.min(value.length, length - 1) && 'on',
            )}
          >
            {value.charAt(position)}
          </span>
        ))}
      </div>
      <p id={note} className="hint otp-note" role="alert">
        {error}
      </p>
    </div>
  );
}
