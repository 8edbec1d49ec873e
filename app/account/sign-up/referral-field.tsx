// A friend's code at the sign-up, from a link or typed. Collapsed by default, because most people
// have none.
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

type ReferralFieldProps = Pick<ComponentProps<typeof TextField>, 'error'> & {
  value: string;
  onValue: (value: string) => void;
};

export function ReferralField({ value, error, onValue }: ReferralFieldProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  if (!opened && value === '' && error === undefined)
    return (
      <Button type="button" variant="quiet" onClick={() => setOpened(true)}>
        <Trans>Tem um código de indicação?</Trans>
      </Button>
    );
  return (
    <TextField
      label={t`Código de indicação`}
      name="indicacao"
      optional
      autoFocus={opened}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => {
        // Stays open when emptied.
        setOpened(true);
        onValue(event.target.value);
      }}
    />
  );
}
