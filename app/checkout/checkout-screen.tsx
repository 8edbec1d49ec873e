// The checkout's layout: a summary that fits one screen, and one button for the next step.
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Store } from '#contract/entities/store.ts';
import { useAskLogin } from '../account/ask-login.tsx';
import { useBlockedPress } from '../brand/use-blocked-press.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { CartNotices } from '../cart/cart-notices.tsx';
import { Sum, WhyThisTotal } from '../cart/sum.tsx';
import { LoyaltySection } from '../loyalty/loyalty-section.tsx';
import { Panel } from '../panel.tsx';
import { usePanels } from '../panel-address.ts';
import './checkout.css';
import { Amount, amountOf } from '../cart/amount.tsx';
import { Button } from '../ui/button.tsx';
import type { CardStep } from './card-step.tsx';
import { HeldNotice, Reason } from './checkout-notes.tsx';
import { changeDraft } from './draft.ts';
import { focusOnNext } from './lines/focus-on.ts';
import { lineId, type Part, partOf } from './lines/line-names.ts';
import { MoreLine } from './more-line.tsx';
import { OpenSheet } from './open-sheet.tsx';
import { PlacingNotices } from './place-order-notices.tsx';
import { useProblemWords } from './problem-words.ts';
import { ServiceChoice } from './service-choice.tsx';
import { openSteps, useStateWords } from './state-words.ts';
import { SummaryLines } from './summary-lines.tsx';
import { TableName, type useTableName } from './table-name.tsx';
import type { Checkout } from './use-checkout.ts';
import type { usePlaceOrder } from './use-place-order.ts';

type ScreenProps = {
  title: string;
  store: Store;
  checkout: Checkout;
  unwatched: boolean;
  card: CardStep;
  tableName: ReturnType<typeof useTableName>;
  placing: ReturnType<typeof usePlaceOrder>;
  onSend: () => void;
};

export function CheckoutScreen({
  title,
  store,
  checkout,
  unwatched,
  card,
  tableName,
  placing,
  onSend,
}: ScreenProps) {
  const words = useProblemWords();
  const state = useStateWords();
  const [open, setOpen] = useState<Part | null>(null);
  const { view, draft, problems, atTable } = checkout;
  const { delivery, facts, priced } = view;
  const leave = (part: Part) => changeDraft(store.id, { leftAt: lineId(part) });
  const [back] = useState(draft.leftAt);
  useEffect(() => {
    if (back === null) return;
    changeDraft(store.id, { leftAt: null });
    focusOnNext(back);
  }, [back, store.id]);
  const press = usePress({ checkout, onOpen: setOpen, onLeave: leave, onSend });

  const blocker = problems.find(({ code }) => partOf[code] === 'store');
  const reason = blocker === undefined ? undefined : words(blocker);
  const onBlocked = useBlockedPress();
  const [step] = openSteps(checkout);
  // A pending fee is part of the total: no order before it is known, nor before the customer is.
  // What credit, a full card and a coupon without an answer take off, only the server knows.
  const priceAwaited = !priced.settled && priced.failure === null;
  const feeAwaited = !facts.feeKnown && delivery.address !== null;
  const waiting = atTable
    ? priceAwaited
    : checkout.who.expected ||
      (priceAwaited && (feeAwaited || view.usesLoyalty || view.asksForCoupon));
  const amount = amountOf(facts);
  const button = (
    <Button
      block
      split
      // Only the server knows a table's service charge, so the total waits for it.
      loading={placing.busy || (waiting && step === undefined)}
      unavailable={reason}
      onUnavailable={onBlocked}
      onClick={press}
    >
      <span>{step === undefined ? <SendWords checkout={checkout} /> : state.step(step)}</span>
      <Amount {...amount} />
    </Button>
  );
  return (
    <Panel title={title}>
      <div className="page wrap two-col co-page">
        <div className="stack md">
          <h1 className="t-sub desk-only">{title}</h1>
          <div className="co-title">
            <h2 className="t-display" aria-live="polite">
              {state.title(checkout)}
            </h2>
            {blocker === undefined ? (
              <p className="t-sub">{state.detail(checkout, unwatched)}</p>
            ) : null}
          </div>
          <div className="stack md co-notices" id="co-store" tabIndex={-1}>
            {checkout.heldUntil === null ? null : (
              <HeldNotice until={checkout.heldUntil} store={store} />
            )}
            <PlacingNotices placing={placing} onRetry={press} />
            <CartNotices store={store} view={view} />
          </div>
          <SummaryLines
            store={store}
            checkout={checkout}
            unwatched={unwatched}
            onOpen={setOpen}
            onLeave={leave}
          />
          {atTable ? <TableName {...tableName} /> : null}
          <MoreLine
            draft={draft}
            coupon={priced.coupon}
            counted={view.coupon !== null}
            onOpen={() => setOpen('more')}
          />
        </div>
        <section className="co-sum">
          <h2 className="sr">
            <Trans>Resumo</Trans>
          </h2>
          <CartLines lines={view.cart.lines} />
          <Sum facts={facts} />
          {atTable ? <ServiceChoice onChanged={priced.refresh} /> : null}
          <WhyThisTotal facts={facts} />
          <div className="desk-only">
            <Reason text={reason} />
            {button}
          </div>
        </section>
        {/* Below the total, because it comes with the server's price, and would move the rest. */}
        <div className="co-loyalty">
          <LoyaltySection view={view} />
        </div>
      </div>
      <div className="dock-space mob-only" />
      <div className={reason === undefined ? 'actionbar mob-only' : 'actionbar col mob-only'}>
        <Reason text={reason} />
        {button}
      </div>
      <OpenSheet
        part={open}
        store={store}
        checkout={checkout}
        unwatched={unwatched}
        card={card}
        amount={amount}
        onClose={() => setOpen(null)}
        onLeave={leave}
      />
    </Panel>
  );
}

function SendWords({ checkout }: { checkout: Checkout }) {
  if (checkout.atTable && checkout.payment === null) return <Trans>Enviar para a cozinha</Trans>;
  return checkout.later ? <Trans>Agendar pedido</Trans> : <Trans>Enviar pedido</Trans>;
}

type PressFacts = {
  checkout: Checkout;
  onOpen(part: Part): void;
  onLeave(part: Part): void;
  onSend(): void;
};

/** The button opens what is missing, or sends. */
function usePress({ checkout, onOpen, onLeave, onSend }: PressFacts): () => void {
  const navigate = useNavigate();
  const panels = usePanels();
  const ask = useAskLogin();
  return () => {
    const [step] = openSteps(checkout);
    if (step === undefined) return onSend();
    if (step === 'login') return ask('checkout', () => focusOnNext('co-store'));
    if (step === 'onlineNeedsSignIn')
      return ask('payment', () => document.getElementById(lineId('payment'))?.focus());
    if (step !== 'addressMissing' && step !== 'notServed') return onOpen(partOf[step]);
    onLeave('where');
    void navigate(panels.to('endereco'), { preventScrollReset: true });
  };
}
