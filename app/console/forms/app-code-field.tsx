// The field for a code of an authenticator app.
import { useLingui } from '@lingui/react/macro';
import { WordField } from './typed-fields.tsx';

type AppCodeFieldProps = {
  value: string;
  error: string | null;
  /** A recovery code is taken as well, which has letters. */
  orRecovery?: boolean;
  autoFocus?: boolean;
  onChange: (code: string) => void;
};

export function AppCodeField({
  value,
  error,
  orRecovery = false,
  autoFocus = false,
  onChange,
}: AppCodeFieldProps) {
  const { t } = useLingui();
  return (
    <WordField
      label={t`Código do aplicativo`}
      hint={
        orRecovery
          ? t`Do aplicativo, ou um código de recuperação.`
          : t`Seis números, que mudam a cada 30 segundos.`
      }
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="none"
      inputMode={orRecovery ? 'text' : 'numeric'}
      maxLength={12}
      autoFocus={autoFocus}
      value={value}
      onChange={onChange}
    />
  );
}
