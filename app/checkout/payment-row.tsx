// One way to pay. A way with variants is a row with a chip for each of them: pressing the row
// chooses the best one.
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { PaymentMethod, Store } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { CardChoice } from '../payments/card-choice.tsx';
import type { MethodGroup } from '../payments/method-groups.ts';
import { useMethodName } from '../payments/method-name.ts';
import { useMethodWords } from '../payments/method-words.ts';
import type { SavedCards } from '../payments/use-saved-cards.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { CashChange } from './cash-change.tsx';
import { changeDraft, type Draft } from './draft.ts';
import { LINE_FORM } from './lines/line-sheet.tsx';

/** What every row of the payment sheet needs to know. */
export type PaymentFacts = {
  store: Store;
  draft: Draft;
  payment: PaymentMethod | null;
  pickup: boolean;
  atTable: boolean;
  signedIn: boolean;
  total: Cents;
  savingWith(method: PaymentMethod): Cents;
  savedCards: SavedCards;
  changeProblem: string | null;
};

type PaymentRowProps = PaymentFacts & { group: MethodGroup; changeTried: boolean };

export function PaymentRow(props: PaymentRowProps) {
  const { group, store, draft, payment, pickup, total, changeProblem, changeTried } = props;
  const { t } = useLingui();
  const id = useId();
  const words = useMethodWords(pickup);
  const nameOf = useMethodName();
  const { best } = group;
  const chosen = group.methods.find((method) => method.id === payment?.id) ?? null;
  const { icon, detail } = words((chosen ?? best).tipo);
  // Before a choice, only what is true of each of them.
  const alike = chosen !== null || group.methods.every(({ tipo }) => tipo === best.tipo);
  const several = group.methods.length > 1;
  const radio = (method: PaymentMethod) => (
    <input
      className="sr"
      type="radio"
      name="co-payment-method"
      id={`${id}-${method.id}`}
      aria-label={`${nameOf(method.nome)} ${words(method.tipo).detail}`}
      checked={method.id === payment?.id}
      onChange={() => changeDraft(store.id, { paymentId: method.id })}
    />
  );
  const name = !several
    ? nameOf(best.nome)
    : group.kind === 'pix'
      ? 'Pix'
      : t`Cartão na maquininha`;
  return (
    <div>
      <label className={classes('li', chosen && 'on')} htmlFor={`${id}-${best.id}`}>
        {several ? null : radio(best)}
        <span className="icon-tile">
          <Icon of={icon} />
        </span>
        <span className="grow">
          <b className="t-label">{name}</b>
          <span className="t-cap own-line">{alike ? detail : t`Pelo aplicativo do banco`}</span>
        </span>
        <Saving {...props} method={chosen ?? best} />
        <span className="radio" />
      </label>
      {several ? (
        <div className={classes('co-kinds', chosen && 'on')}>
          {group.methods.map((method) => (
            <label
              key={method.id}
              className={classes('chip', method === chosen && 'on')}
              htmlFor={`${id}-${method.id}`}
            >
              {radio(method)}
              {nameOf(method.nome)}
            </label>
          ))}
        </div>
      ) : null}
      {chosen?.tipo === 'dinheiro' ? (
        <CashChange
          answer={draft}
          total={total}
          error={changeProblem}
          shown={changeTried}
          form={LINE_FORM}
          onChange={(answer) =>
            changeDraft(store.id, { ...answer, paymentId: draft.paymentId ?? chosen.id })
          }
        />
      ) : null}
      {chosen?.tipo === 'cartaoOnline' ? (
        <CardChoice
          saved={props.savedCards}
          chosen={draft.cardId}
          onChoose={(cardId) => changeDraft(store.id, { cardId })}
        />
      ) : null}
    </div>
  );
}

function Saving({ method, savingWith }: PaymentRowProps & { method: PaymentMethod }) {
  const money = useMoney();
  const saving = savingWith(method);
  if (saving === 0) return null;
  return <span className="badge success num">{`\u2212${money(saving)}`}</span>;
}
