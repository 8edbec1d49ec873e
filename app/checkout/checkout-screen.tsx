// The checkout's layout: sections in one column, sum and button in the other, or below on a phone.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Store } from '#contract/entities/store.ts';
import type { CheckoutProblemCode } from '#rules/cart/checkout.ts';
import { CartNews } from '../cart/cart-notices.tsx';
import { Sum, WhyThisTotal } from '../cart/sum.tsx';
import { CouponSection } from '../coupons/coupon-section.tsx';
import { LoyaltySection } from '../loyalty/loyalty-section.tsx';
import { Panel } from '../panel.tsx';
import { usePanels } from '../panel-address.ts';
import './checkout.css';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import type { CardStep } from './card-step.tsx';
import { HeldNotice, Reason } from './checkout-notes.tsx';
import { ContactSection, SignInSection } from './contact-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PlacingNews } from './place-order-notices.tsx';
import { blockers, useProblemWords } from './problem-words.ts';
import { ReceiptSection } from './receipt-section.tsx';
import { ReceiveSection } from './receive-section.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { changeShown, cpfShown } from './shown-problems.ts';
import { TableSection } from './table-section.tsx';
import { UnwatchedStoreNotice } from './unwatched-store-notice.tsx';
import { type Checkout, findProblem } from './use-checkout.ts';
import type { usePlaceOrder } from './use-place-order.ts';
import { WhenSection } from './when-section.tsx';

type ScreenProps = {
  title: string;
  store: Store;
  checkout: Checkout;
  unwatched: boolean;
  card: CardStep;
  placing: ReturnType<typeof usePlaceOrder>;
  onPress: () => void;
};

export function CheckoutScreen({
  title,
  store,
  checkout,
  unwatched,
  card,
  placing,
  onPress,
}: ScreenProps) {
  const { t } = useLingui();
  const money = useMoney();
  const panels = usePanels();
  const words = useProblemWords();
  const { view, draft, problems } = checkout;
  const { cart, delivery, facts, priced } = view;
  const total = priced.totals.valorTotal;
  const shown = (...codes: CheckoutProblemCode[]) => {
    const problem = findProblem(problems, ...codes);
    return problem === null || !draft.pressed ? null : words(problem);
  };
  const blocker = problems.find((problem) => blockers.has(problem.code));
  const reason =
    blocker !== undefined
      ? words(blocker)
      : checkout.signInNeeded
        ? t`Entre na sua conta para pedir.`
        : undefined;
  // A pending fee is part of the total: no order before it is known.
  const waiting = checkout.atTable
    ? !priced.settled && priced.failure === null
    : !facts.feeKnown && delivery.address !== null && !priced.settled && priced.failure === null;
  const button = (
    <Button
      block
      split
      // Only the server knows a table's service charge, so the total waits for it.
      loading={placing.busy || (waiting && (checkout.atTable || draft.pressed))}
      unavailable={reason}
      onUnavailable={onPress}
      onClick={onPress}
    >
      <span>
        {checkout.atTable && checkout.payment === null ? (
          <Trans>Enviar para a cozinha</Trans>
        ) : checkout.later ? (
          <Trans>Agendar pedido</Trans>
        ) : (
          <Trans>Fazer pedido</Trans>
        )}
      </span>
      {facts.notServed ? null : <span className="num">{money(total)}</span>}
    </Button>
  );
  // Report an unserved address at once, before the rest is filled in.
  const notServed = findProblem(problems, 'notServed');
  const online = findProblem(problems, 'onlineNeedsSignIn');
  return (
    <Panel title={title}>
      <div className="page wrap two-col">
        <div className="stack xl">
          <h1 className="t-display desk-only">{title}</h1>
          <div className="stack md co-news" id="co-store" tabIndex={-1}>
            {checkout.heldUntil === null ? null : (
              <HeldNotice until={checkout.heldUntil} store={store} />
            )}
            {unwatched && !checkout.later ? <UnwatchedStoreNotice /> : null}
            {blocker === undefined ? null : <Notice tone="warning" title={words(blocker)} />}
            <PlacingNews placing={placing} onRetry={onPress} />
            <CartNews store={store} view={view} />
          </div>
          {checkout.atTable ? (
            <TableSection
              store={store}
              draft={draft}
              total={total}
              savedCards={card.saved}
              signInSentence={online === null ? null : words(online)}
            />
          ) : (
            <ReceiveSection
              store={store}
              delivery={delivery}
              problem={
                notServed !== null
                  ? words(notServed)
                  : shown('addressMissing', 'deliveryNotOffered', 'pickupNotOffered')
              }
            />
          )}
          {checkout.signInNeeded ? <SignInSection /> : null}
          {checkout.contactAsked !== null && !checkout.signInNeeded ? (
            <ContactSection
              asked={checkout.contactAsked}
              contact={checkout.contact}
              onChange={checkout.changeContact}
              nameError={shown('nameMissing')}
              phoneError={shown('phoneInvalid')}
            />
          ) : null}
          {checkout.atTable ? null : (
            <>
              <WhenSection
                store={checkout.store}
                delivery={delivery}
                draft={draft}
                later={checkout.later}
                problem={shown('slotMissing')}
              />
              <PaymentSection
                store={store}
                draft={draft}
                pickup={facts.pickup}
                total={total}
                problem={shown('paymentMissing')}
                changeProblem={changeShown(checkout, shown, words)}
                signInSentence={online === null ? null : words(online)}
                savedCards={card.saved}
              />
            </>
          )}
          <ReceiptSection
            storeId={store.id}
            draft={draft}
            cpfError={cpfShown(checkout, shown, words)}
            atTable={checkout.atTable}
          />
        </div>
        <div className="stack lg">
          <CouponSection view={view} storeId={store.id} />
          <LoyaltySection view={view} />
          <section className="card sum-card">
            <div className="row between">
              <h2 className="t-head">
                <Trans>Resumo</Trans>
              </h2>
              <Link className="link t-label hit" to={panels.to('sacola')} preventScrollReset>
                <Plural value={cart.count} one="Ver # item" other="Ver # itens" />
              </Link>
            </div>
            <Sum facts={facts} />
            {checkout.atTable ? <ServiceChoice onChanged={priced.refresh} /> : null}
            <WhyThisTotal facts={facts} />
            <div className="desk-only">
              <Reason text={reason} />
              {button}
            </div>
          </section>
        </div>
      </div>
      <div className="dock-space mob-only" />
      <div className={reason === undefined ? 'actionbar mob-only' : 'actionbar col mob-only'}>
        <Reason text={reason} />
        {button}
      </div>
    </Panel>
  );
}
