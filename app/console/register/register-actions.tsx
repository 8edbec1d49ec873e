// What can be done with an open register. Leaving a form gives the focus back to its button.
import { Trans } from '@lingui/react/macro';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export type Doing = 'nothing' | 'suprimento' | 'sangria' | 'closing';

type RegisterActionsProps = { doing: Doing; onDo: (doing: Doing) => void };

export function RegisterActions({ doing, onDo }: RegisterActionsProps) {
  const openers = useRef(new Map<Doing, HTMLButtonElement | null>());
  const latest = useRef<Doing>('nothing');
  useEffect(() => {
    if (doing === 'nothing') openers.current.get(latest.current)?.focus();
    latest.current = doing;
  }, [doing]);
  const opens = (what: Doing) => ({
    ref: (button: HTMLButtonElement | null) => void openers.current.set(what, button),
    onClick: () => onDo(what),
  });
  // The counting takes the whole screen.
  if (doing === 'closing') return null;
  return (
    <div className="register-actions">
      <Button variant="outline" size="md" {...opens('suprimento')}>
        <Icon of={ArrowDownToLine} size={18} />
        <Trans>Suprimento</Trans>
      </Button>
      <Button variant="outline" size="md" {...opens('sangria')}>
        <Icon of={ArrowUpFromLine} size={18} />
        <Trans>Sangria</Trans>
      </Button>
      <Button size="md" {...opens('closing')}>
        <Trans>Fechar caixa</Trans>
      </Button>
    </div>
  );
}
