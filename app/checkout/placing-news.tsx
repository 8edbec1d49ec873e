// What became of the last try to order.
import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { RetryButton } from '../cart/news.tsx';
import { useFailureText } from '../errors/failure-text.ts';
import { Notice } from '../ui/notice.tsx';
import { isLost } from './refusals.ts';
import type { Placing } from './use-place-order.ts';

export function PlacingNews({ placing, onRetry }: { placing: Placing; onRetry: () => void }) {
  const failureText = useFailureText();
  const { failure, busy } = placing;
  if (failure === null || busy) return null;
  if (!isLost(failure)) return <Notice tone="danger" role="alert" title={failureText(failure)} />;
  return (
    <Notice tone="warning" role="alert" icon={WifiOff} title={failureText(failure)}>
      <Trans>Nada se perdeu. Se o pedido já chegou à loja, tentar de novo não faz outro.</Trans>
      <RetryButton onRetry={onRetry} />
    </Notice>
  );
}
