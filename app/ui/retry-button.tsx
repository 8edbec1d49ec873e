// The button of a notice about something that did not load.
import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';

/** Below the text: beside it, a phone has too little room. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <span className="notice-act">
      <Button variant="outline" size="sm" onClick={onRetry}>
        <Trans>Tentar de novo</Trans>
      </Button>
    </span>
  );
}
