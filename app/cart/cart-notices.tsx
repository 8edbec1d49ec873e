// Notices about the cart: no connection, a refusal, or changes to confirm.
import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { failureCodes } from '#contract/failures.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useAskLogin } from '../account/ask-login.tsx';
import { hasSessionEnded } from '../account/session-ended.ts';
import { acceptLoss } from '../coupons/saved-coupon.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import type { PricedCartView } from './use-priced-cart.ts';
import { markOf } from './use-server-quote.ts';

/** Shown where they can be corrected, so not here. */
const saidElsewhere: readonly number[] = [
  failureCodes.addressMissing,
  failureCodes.notServed,
  failureCodes.otherStoreServes,
  failureCodes.cityNotServed,
  failureCodes.deliveryMinimum,
  failureCodes.pickupMinimum,
  failureCodes.storeClosed,
  failureCodes.storePaused,
];

export function CartNotices({ store, view }: { store: Store; view: PricedCartView }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const ask = useAskLogin();
  const [later, setLater] = useState('');
  const { cart, delivery, priced } = view;
  const { difference, failure } = priced;
  const mark = difference === null ? '' : markOf(difference);
  const read = () => {
    const fee = difference?.after.taxaEntrega;
    // From now on, the accepted fee counts.
    if (
      delivery.tipoPedido === ORDER_TYPE.delivery &&
      delivery.quote !== null &&
      fee !== undefined &&
      fee !== delivery.quote.taxaEntrega
    ) {
      delivery.setAddress(delivery.address, { ...delivery.quote, taxaEntrega: fee });
    }
    if (difference?.coupon) acceptLoss(difference.coupon);
    priced.acknowledge();
  };
  if (difference !== null && later !== mark) {
    return (
      <ChangeSheet
        store={store}
        cart={cart}
        difference={difference}
        onRead={read}
        onLater={() => setLater(mark)}
        neighbourhood={
          delivery.tipoPedido === ORDER_TYPE.delivery ? (delivery.address?.bairro ?? '') : ''
        }
        method={view.facts.payment?.nome ?? ''}
      />
    );
  }
  if (difference !== null) {
    const action = (
      <Button variant="quiet" size="sm" onClick={() => setLater('')}>
        <Trans>Ver</Trans>
      </Button>
    );
    return (
      <Notice tone="warning" title={t`Sua sacola mudou`} action={action}>
        <Trans>Confira antes de pedir.</Trans>
      </Notice>
    );
  }
  if (failure === null || saidElsewhere.includes(failure.codErro)) return null;
  const offline = failure.status === 0;
  const retry = async () => {
    // Asked again as the same customer, the server would refuse again.
    const refused = failure.codErro === failureCodes.wrongContext;
    if (refused && (await hasSessionEnded())) ask('order', priced.refresh);
    else priced.refresh();
  };
  return (
    <Notice
      tone={offline ? 'warning' : 'danger'}
      title={failureText(failure)}
      role="status"
      {...(offline && { icon: WifiOff })}
    >
      {offline ? <Trans>Sua sacola está guardada neste aparelho.</Trans> : null}
      <RetryButton onRetry={() => void retry()} />
    </Notice>
  );
}
