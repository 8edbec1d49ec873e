// How the order is paid: online before the kitchen starts, or on delivery.
import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import type { PaymentMethod, Store } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { paysFirst } from '#rules/orders/payment.ts';
import { formatPercent } from '#rules/price/currency.ts';
import { PrivateLink } from '../account/private-link.tsx';
import { CardChoice } from '../payments/card-choice.tsx';
import { MethodLine } from '../payments/method-line.tsx';
import { useMethodWords } from '../payments/method-words.ts';
import type { SavedCards } from '../payments/use-saved-cards.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { CashChange } from './cash-change.tsx';
import { changeDraft, type Draft } from './draft.ts';
import { ProblemNote } from './receive-section.tsx';

type PaymentSectionProps = {
  store: Store;
  draft: Draft;
  pickup: boolean;
  total: Cents;
  problem: string | null;
  changeProblem: string | null;
  /** The chosen method needs an account, and the customer is not signed in. */
  signInSentence: string | null;
  savedCards: SavedCards;
};

export function PaymentSection(props: PaymentSectionProps) {
  const { store, pickup, problem, signInSentence } = props;
  const { t } = useLingui();
  const now = store.formasPagamento.filter(({ tipo }) => paysFirst(tipo));
  const then = store.formasPagamento.filter(({ tipo }) => !paysFirst(tipo));
  return (
    <section className="co" id="co-payment" tabIndex={-1}>
      <h2 className="t-head" id="co-payment-name">
        <Trans>Pagamento</Trans>
      </h2>
      {/* One radio group in two parts: the arrow keys move across both. */}
      <div
        className="co"
        role="radiogroup"
        aria-labelledby="co-payment-name"
        aria-describedby={problem === null ? undefined : 'co-payment-note'}
      >
        <PaymentMethods {...props} name={t`Pagar agora`} methods={now} />
        {signInSentence === null ? null : <SignInFirst sentence={signInSentence} />}
        <PaymentMethods
          {...props}
          name={pickup ? t`Pagar na retirada` : t`Pagar na entrega`}
          methods={then}
        />
      </div>
      <ProblemNote id="co-payment-note" text={problem} />
    </section>
  );
}

export type MethodsProps = Omit<PaymentSectionProps, 'problem' | 'signInSentence'> & {
  name: string;
  methods: PaymentMethod[];
};

export function PaymentMethods({
  store,
  draft,
  pickup,
  total,
  changeProblem,
  savedCards,
  name,
  methods,
}: MethodsProps) {
  const words = useMethodWords(pickup);
  const { i18n } = useLingui();
  if (methods.length === 0) return null;
  return (
    <>
      <p className="overline">{name}</p>
      <fieldset className="card pad0 list" aria-label={name}>
        {methods.map((method) => (
          <div key={method.id}>
            <label className="li">
              <input
                className="sr"
                type="radio"
                name="co-payment-method"
                checked={method.id === draft.paymentId}
                onChange={() => changeDraft(store.id, { paymentId: method.id })}
              />
              <MethodLine method={method} words={words} />
              {method.desconto > 0 ? (
                <span className="badge success">
                  {`\u2212${formatPercent(method.desconto, i18n.locale)}`}
                </span>
              ) : null}
              <span className="radio" />
            </label>
            {method.tipo === 'dinheiro' && method.id === draft.paymentId ? (
              <CashChange
                answer={draft}
                total={total}
                error={changeProblem}
                onChange={(answer) => changeDraft(store.id, answer)}
              />
            ) : null}
            {method.tipo === 'cartaoOnline' && method.id === draft.paymentId ? (
              <CardChoice
                saved={savedCards}
                chosen={draft.cardId}
                onChoose={(cardId) => changeDraft(store.id, { cardId })}
              />
            ) : null}
          </div>
        ))}
      </fieldset>
    </>
  );
}

/**
 * Shown as soon as the method is chosen; the login opens over the checkout, which keeps its state.
 */
export function SignInFirst({ sentence }: { sentence: string }) {
  return (
    <Notice
      tone="info"
      role="status"
      title={sentence}
      action={
        <PrivateLink
          className={buttonClass({ variant: 'tonal', size: 'sm' })}
          reason="payment"
          focus="co-payment"
        >
          <Icon of={LogIn} />
          <Trans>Entrar</Trans>
        </PrivateLink>
      }
    />
  );
}
