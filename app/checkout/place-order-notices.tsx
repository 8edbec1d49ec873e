// The result of the last attempt to order. One lost to the network is retried automatically, with
// the same key, when the connection returns.

import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isLost } from '#contract/lost-replies.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { useOnline } from '../offline/use-online.ts';
import { Notice } from '../ui/notice.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { whenSiteAnswers } from '../when-site-answers.ts';
import type { Placing } from './use-place-order.ts';

export function PlacingNotices({ placing, onRetry }: { placing: Placing; onRetry: () => void }) {
  const failureText = useFailureText();
  const { failure, busy } = placing;
  const online = useOnline();
  const waiting = failure !== null && isLost(failure) && !busy && !online;
  useSendWhenBack(waiting, onRetry);
  if (failure === null || busy) return null;
  if (!isLost(failure)) return <Notice tone="danger" role="alert" title={failureText(failure)} />;
  return (
    <Notice
      tone="warning"
      role="alert"
      title={failureText(failure)}
      // A server that answered with an error was reached.
      {...(failure.status === 0 && { icon: WifiOff })}
    >
      {online ? (
        <Trans>Nada se perdeu. Se o pedido já chegou à loja, tentar de novo não faz outro.</Trans>
      ) : (
        <Trans>
          Nada se perdeu. Assim que a internet voltar, enviamos o pedido por você, uma vez só.
        </Trans>
      )}
      <RetryButton onRetry={onRetry} />
    </Notice>
  );
}

/** Once per disconnection: if the retry fails too, the customer decides. */
function useSendWhenBack(waiting: boolean, send: () => void): void {
  const sendNow = useEffectEvent(send);
  const [wanted, setWanted] = useState(false);
  if (waiting && !wanted) setWanted(true);
  useEffect(() => {
    if (!wanted) return;
    return whenSiteAnswers(() => {
      setWanted(false);
      sendNow();
    });
  }, [wanted]);
}
