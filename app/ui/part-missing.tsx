// A part failed to load: says so over the page, with a retry. A second retry reloads the page,
// because some browsers cache the failure.
import { Trans } from '@lingui/react/macro';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import '../styles/loading.css';

type PartMissingProps = { times?: number; onAgain: () => void; onClosed?: (closed: true) => void };

export function PartMissing({ times = 1, onAgain, onClosed }: PartMissingProps) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className="part-missing" role="alert">
      <Icon of={WifiOff} />
      <p className="grow">
        <Trans>Esta parte não carregou. Verifique sua conexão!</Trans>
      </p>
      <Button size="sm" onClick={() => (times > 1 ? location.reload() : onAgain())}>
        <Icon of={RefreshCw} size={16} />
        <Trans>Tentar de novo</Trans>
      </Button>
      <Button size="sm" variant="quiet" onClick={() => (onClosed ?? setClosed)(true)}>
        <Trans>Fechar</Trans>
      </Button>
    </div>
  );
}
