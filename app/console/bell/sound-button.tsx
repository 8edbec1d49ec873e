// One control for the bell: it asks for what is missing, or says that the sound is on.
import { Trans } from '@lingui/react/macro';
import { Volume2, VolumeX } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Bell } from './use-order-bell.ts';

export function SoundButton({ bell: { state, test, toggle, tryIt } }: { bell: Bell }) {
  const untested = test !== 'passed';
  const on = state === 'on' && !untested;
  return (
    <button
      type="button"
      data-bell
      className={classes('btn md', on ? 'neutral' : 'bell-off')}
      aria-pressed={untested ? undefined : on}
      onClick={untested ? tryIt : toggle}
    >
      <Icon of={on ? Volume2 : VolumeX} size={18} />
      {on ? <Trans>Som ligado</Trans> : null}
      {!on && untested ? <Trans>Testar o som</Trans> : null}
      {!on && !untested ? <Trans>Ativar som</Trans> : null}
    </button>
  );
}
