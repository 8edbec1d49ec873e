// The sheet of the line that is open.
import type { Store } from '#contract/entities/store.ts';
import type { CheckoutProblemCode } from '#rules/cart/checkout.ts';
import type { AmountFacts } from '../cart/amount.tsx';
import type { CardStep } from './card-step.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import type { Part } from './lines/line-names.ts';
import { MoreSheet } from './more-sheet.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import { useProblemWords } from './problem-words.ts';
import { ReceiveSheet } from './receive-sheet.tsx';
import { type Checkout, findProblem } from './use-checkout.ts';
import { WhenSheet } from './when-sheet.tsx';

type OpenSheetProps = {
  part: Part | null;
  store: Store;
  checkout: Checkout;
  unwatched: boolean;
  card: CardStep;
  amount: AmountFacts;
  onClose(): void;
  onLeave(part: Part): void;
};

export function OpenSheet({
  part,
  store,
  checkout,
  unwatched,
  card,
  amount,
  onClose,
  onLeave,
}: OpenSheetProps) {
  const words = useProblemWords();
  const { view, draft, problems } = checkout;
  const { delivery, facts, priced } = view;
  const problem = (...codes: CheckoutProblemCode[]) => {
    const found = findProblem(problems, ...codes);
    return found === null ? null : words(found);
  };
  const shared = { amount, onClose };
  switch (part) {
    case 'where':
      return (
        <ReceiveSheet
          {...shared}
          store={store}
          delivery={delivery}
          problem={problem('notServed')}
          onLeave={() => onLeave('where')}
        />
      );
    case 'who':
      return checkout.contactAsked === null ? null : (
        <ContactSheet
          {...shared}
          asked={checkout.contactAsked}
          contact={checkout.contact}
          nameProblem={problem('nameMissing')}
          phoneProblem={problem('phoneInvalid')}
          onChange={checkout.changeContact}
        />
      );
    case 'when':
      return (
        <WhenSheet
          {...shared}
          store={checkout.store}
          delivery={delivery}
          draft={draft}
          later={checkout.later}
          unwatched={unwatched}
          problem={problem('slotMissing')}
        />
      );
    case 'payment':
      return (
        <PaymentSheet
          {...shared}
          store={store}
          draft={draft}
          payment={checkout.payment}
          pickup={facts.pickup || checkout.atTable}
          atTable={checkout.atTable}
          signedIn={checkout.who.customer !== null}
          total={priced.totals.valorTotal}
          savingWith={view.savingWith}
          savedCards={card.saved}
          paymentProblem={problem('paymentMissing')}
          changeProblem={problem('changeMissing', 'changeTooLow')}
          signInSentence={problem('onlineNeedsSignIn')}
        />
      );
    case 'more':
      return (
        <MoreSheet
          {...shared}
          storeId={store.id}
          draft={draft}
          view={view}
          cpfProblem={problem('cpfInvalid')}
          atTable={checkout.atTable}
        />
      );
    default:
      return null;
  }
}
