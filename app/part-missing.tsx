// A part failed to load: says so over the page, with a retry, which is made by itself once the site
// can be reached.
import { Trans } from '@lingui/react/macro';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from './ui/button.tsx';
import { Icon } from './ui/icon.tsx';
import { whenSiteAnswers } from './when-site-answers.ts';
import './styles/loading.css';

const FIRST_WAIT_MS = 1_000;

type PartMissingProps = {
  /** How often it has failed: each time the next retry by itself waits longer. */
  times?: number;
  onAgain: () => void;
  /** Without a press: it must keep the page. */
  onAgainByItself?: () => void;
  /** Without it, it only hides itself. */
  onClosed?: ((closed: true) => void) | undefined;
};

export function PartMissing({ times = 1, onAgain, onAgainByItself, onClosed }: PartMissingProps) {
  const [closed, setClosed] = useState(false);
  const byItself = useEffectEvent(() => onAgainByItself?.());
  useEffect(() => {
    if (!closed) return whenSiteAnswers(() => byItself(), FIRST_WAIT_MS * 2 ** Math.min(times, 6));
  }, [closed, times]);
  if (closed) return null;
  return (
    <div className="part-missing" role="alert">
      <Icon of={WifiOff} />
      <p className="grow">
        <Trans>Esta parte não carregou. Verifique sua conexão!</Trans>
      </p>
      <Button size="sm" onClick={onAgain}>
        <Icon of={RefreshCw} size={16} />
        <Trans>Tentar de novo</Trans>
      </Button>
      <Button size="sm" variant="quiet" onClick={() => (onClosed ?? setClosed)(true)}>
        <Trans>Fechar</Trans>
      </Button>
    </div>
  );
}
