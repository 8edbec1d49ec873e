// How the order is paid: one row for each way, the variants of a way inside its row.
import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { paysFirst } from '#rules/orders/payment.ts';
import { PrivateLink } from '../account/private-link.tsx';
import type { AmountFacts } from '../cart/amount.tsx';
import { type MethodGroup, methodGroups } from '../payments/method-groups.ts';
import { buttonClass } from '../ui/button.tsx';
import { RadioRow } from '../ui/choice-row.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { changeDraft } from './draft.ts';
import { focusOn } from './lines/focus-on.ts';
import { LineSheet } from './lines/line-sheet.tsx';
import { ProblemNote } from './lines/problem-note.tsx';
import { type PaymentFacts, PaymentRow } from './payment-row.tsx';

type PaymentSheetProps = PaymentFacts & {
  paymentProblem: string | null;
  /** The chosen method needs an account, and the customer is not signed in. */
  signInSentence: string | null;
  amount: AmountFacts;
  onClose(): void;
};

export function PaymentSheet(props: PaymentSheetProps) {
  const { store, pickup, atTable, payment, paymentProblem, changeProblem, signInSentence } = props;
  const { t } = useLingui();
  const [tried, setTried] = useState(false);
  const [changeTried, setChangeTried] = useState(false);
  const offered = atTable
    ? store.formasPagamento.filter(({ tipo }) => paysFirst(tipo))
    : store.formasPagamento;
  const groups = methodGroups(offered, props);
  const paid = (pays: MethodGroup['pays']) => groups.filter((group) => group.pays === pays);
  const check = () => {
    setTried(true);
    // Without cash there is no change to try: it is not wrong before it was asked for.
    if (changeProblem !== null) setChangeTried(true);
    if (paymentProblem === null && changeProblem === null) return true;
    focusOn(paymentProblem === null ? 'co-change' : 'co-payment');
    return false;
  };
  const rows = { ...props, changeTried };
  const shown = tried ? paymentProblem : null;
  return (
    <LineSheet
      title={t`Como quer pagar?`}
      amount={props.amount}
      onClose={props.onClose}
      onDone={check}
    >
      {/* One radio group in parts: the arrow keys move across all. */}
      <div
        className="co"
        id="co-payment"
        tabIndex={-1}
        role="radiogroup"
        aria-label={t`Pagamento`}
        aria-describedby={shown === null ? undefined : 'co-payment-note'}
      >
        {atTable ? <PayAtTheEnd store={store} chosen={payment === null} /> : null}
        <Rows {...rows} groups={paid('mixed')} />
        <Rows {...rows} name={t`Pagar agora`} groups={paid('now')} />
        {signInSentence === null ? null : <SignInFirst sentence={signInSentence} />}
        <Rows
          {...rows}
          name={pickup ? t`Pagar na retirada` : t`Pagar na entrega`}
          groups={paid('then')}
        />
      </div>
      <ProblemNote id="co-payment-note" text={shown} />
    </LineSheet>
  );
}

type RowsProps = PaymentSheetProps & {
  changeTried: boolean;
  name?: string;
  groups: readonly MethodGroup[];
};

function Rows({ name, groups, ...props }: RowsProps) {
  if (groups.length === 0) return null;
  return (
    <>
      {name === undefined ? null : <p className="overline">{name}</p>}
      <div className="card pad0 list">
        {groups.map((group) => (
          <PaymentRow key={group.methods[0].id} {...props} group={group} />
        ))}
      </div>
    </>
  );
}

function PayAtTheEnd({ store, chosen }: { store: Store; chosen: boolean }) {
  const { t } = useLingui();
  return (
    <div className="card pad0 list">
      <RadioRow
        name="co-payment-method"
        checked={chosen}
        label={t`Pagar no final`}
        detail={t`O valor entra na conta da mesa`}
        start={
          <span className="icon-tile">
            <Icon of={ReceiptText} />
          </span>
        }
        onChange={() => changeDraft(store.id, { paymentId: null })}
      />
    </div>
  );
}

/** The login opens over the checkout, which keeps its state. */
function SignInFirst({ sentence }: { sentence: string }) {
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
