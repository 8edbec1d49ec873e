// The checkout panel: submitting, and handling a refusal. `checkout-screen.tsx` renders it.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import type { Failure } from '#contract/reply.ts';
import { useAskLogin } from '../account/ask-login.tsx';
import { hasSessionEnded } from '../account/session-ended.ts';
import { leaveIfSignedOut } from '../account/start-refresh.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { tellStaleStore } from '../brand/stale-store.ts';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { useEmptiedElsewhere } from '../cart/use-emptied-elsewhere.ts';
import type { Listing } from '../listing/listing.ts';
import { Panel } from '../panel.tsx';
import { usePanels } from '../panel-address.ts';
import { getUp } from '../tables/connect.ts';
import { useCardStep } from './card-step.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';
import { changeDraft } from './draft.ts';
import { focusOn, focusOnNext } from './lines/focus-on.ts';
import { lineId } from './lines/line-names.ts';
import { staleAfter, takesForGuest } from './refusals.ts';
import { openSteps } from './state-words.ts';
import { useTableName } from './table-name.tsx';
import { useCheckout } from './use-checkout.ts';
import { useForgetRefusal } from './use-forget-refusal.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useTrackedCheckout } from './use-tracked-checkout.ts';

export function CheckoutPanel({
  store,
  listing,
  unwatched,
}: {
  store: Store;
  listing: Listing;
  unwatched: boolean;
}) {
  const { t } = useLingui();
  const panels = usePanels();
  const { appNome } = useBrand();
  const now = useCheckout({ store, listing });
  const { cart, delivery, priced } = now.view;
  useTrackedCheckout(cart);
  const card = useCardStep(now, store.id);
  const tableName = useTableName(now.atTable, now.who.customer);
  const [naming, setNaming] = useState(false);
  const ask = useAskLogin();
  const onRefused = async (refusal: Failure) => {
    if (now.who.customer !== null && takesForGuest(refusal)) {
      // Nothing is read again as a guest: what only a customer has would be taken off the order.
      if (await hasSessionEnded()) return signInAgain();
      void leaveIfSignedOut(appNome);
    }
    const stale = staleAfter(refusal);
    if (stale === 'address') delivery.setAddress(delivery.address, null);
    if (stale === 'slot') changeDraft(store.id, { slot: null });
    if (stale === 'seat') getUp();
    if (stale === 'store') tellStaleStore();
    if (stale !== null) priced.refresh();
    card.afterRefusal(refusal);
  };
  const placing = usePlaceOrder(store.id, (refusal) => void onRefused(refusal));
  const signInAgain = () => {
    placing.forgetFailure();
    ask('order', () => {
      priced.refresh();
      focusOnNext(lineId('payment'));
    });
  };
  const { failure } = placing;
  const blocked = now.problems.length > 0 || openSteps(now).length > 0;
  useForgetRefusal(placing, priced.difference !== null || blocked);
  const checkout = useHeld(now, placing.busy);
  // Notices are at the top, the button at the bottom.
  useEffect(() => {
    if (failure !== null) focusOnNext('co-store');
  }, [failure]);
  const title = t`Finalizar pedido`;
  const emptiedElsewhere = useEmptiedElsewhere(store.id);
  if (!cart.ready) return <Panel title={title}>{null}</Panel>;
  if (checkout.view.cart.lines.length === 0) {
    return (
      <Panel title={title}>
        <EmptyCart listing={listing} to={panels.to(null)} elsewhere={emptiedElsewhere} />
      </Panel>
    );
  }
  const send = async () => {
    if (priced.difference !== null) return focusOn('co-store');
    // The kitchen reads the name on the order. Without one the order goes all the same.
    if (now.atTable) {
      setNaming(true);
      await tableName.save();
      setNaming(false);
    }
    card.pay(
      (sent) =>
        void placing.place(checkout.view.situation, priced.totals, {
          ...checkout.details,
          ...sent,
        }),
    );
  };
  return (
    <>
      <CheckoutScreen
        title={title}
        store={store}
        checkout={checkout}
        unwatched={unwatched}
        card={card}
        tableName={tableName}
        placing={{ ...placing, busy: placing.busy || naming }}
        onSend={() => void send()}
      />
      {card.frame}
    </>
  );
}

/** Keep showing what was sent until the order page opens: the cart is already empty. */
function useHeld<T>(value: T, hold: boolean): T {
  const held = useRef(value);
  useEffect(() => {
    if (!hold) held.current = value;
  }, [value, hold]);
  return hold ? held.current : value;
}
