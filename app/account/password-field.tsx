// A password field with a button to show the text; pasting and password managers work.
import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { PASSWORD_MAXIMUM } from '#contract/passwords.ts';
import { TextField } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';

type PasswordFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'error' | 'hint' | 'id' | 'value' | 'onChange' | 'ref' | 'autoFocus'
> & {
  /** A new password: managers offer one. */
  fresh?: boolean;
  /** 'Senha' unless a second field needs another label. */
  label?: string;
  name?: string;
};

export function PasswordField({
  fresh = false,
  label,
  name = 'senha',
  ...props
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      label={label ?? t`Senha`}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={PASSWORD_MAXIMUM}
      required
      end={
        <IconButton
          label={shown ? t`Esconder senha` : t`Mostrar senha`}
          icon={shown ? EyeOff : Eye}
          size={18}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="password-eye"
        />
      }
    />
  );
}
