// How it is paid: at the door or counter, or first with a Pix.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { PaymentMethod, Store } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { paysFirst } from '#rules/orders/payment.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { useCashProblem } from '../../order-changes/use-cash-problem.ts';
import { CheckRow } from '../../ui/choice-row.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MoneyField } from '../forms/typed-fields.tsx';
import { managers, mayOpen } from '../frame/navigation.ts';
import { useRole } from '../frame/use-role.ts';
import { asksForChange, type CounterDraft, methodsOf } from './draft.ts';

type PaymentPartProps = {
  store: Store;
  draft: CounterDraft;
  total: Cents | null;
  /** Somebody tried to send: what is wrong is shown at once. */
  tried: boolean;
  onChange: (change: Partial<CounterDraft>) => void;
};

export function PaymentPart({ store, draft, total, tried, onChange }: PaymentPartProps) {
  const { t } = useLingui();
  const money = useMoney();
  const role = useRole();
  const methods = methodsOf(store);
  const chosen = methods.find(({ id }) => id === draft.paymentId);
  const [left, setLeft] = useState(draft.change !== '');
  const wrong = useCashProblem(draft.change, total);
  const notes = parseMoneyInput(draft.change);
  const byHand = chosen !== undefined && !paysFirst(chosen.tipo);
  const choose = (method: PaymentMethod) =>
    onChange({ paymentId: method.id, paidNow: draft.paidNow && !paysFirst(method.tipo) });
  const back = notes !== null && total !== null && notes > total ? money(notes - total) : '';
  return (
    <>
      <fieldset
        id="counter-pay"
        tabIndex={-1}
        className="pick-set"
        onKeyDown={({ key }) => {
          const method = /^[1-9]$/.test(key) ? methods[Number(key) - 1] : undefined;
          if (method !== undefined) choose(method);
          if (key.toLowerCase() === 'p' && byHand) onChange({ paidNow: !draft.paidNow });
        }}
      >
        <legend className="row between">
          <Trans>Pagamento</Trans>
          <kbd className="pick-key">F9</kbd>
        </legend>
        <div className="chipwrap">
          {methods.map((method, at) => {
            const { id, nome } = method;
            return (
              <label key={id} className={id === draft.paymentId ? 'chip on' : 'chip'}>
                <input
                  className="sr"
                  type="radio"
                  name="counter-payment"
                  checked={id === draft.paymentId}
                  onChange={() => choose(method)}
                />
                <kbd className="pick-key">{at + 1}</kbd>
                {paysFirst(method.tipo) ? t`${nome} por código` : nome}
              </label>
            );
          })}
        </div>
      </fieldset>
      {methods.length > 0 ? null : (
        <Notice
          tone="warning"
          title={t`Nenhuma forma de pagamento da loja serve no balcão.`}
          action={
            mayOpen(role, managers) ? (
              <Link to={`${consolePages.stores}?aba=pagamento`}>
                <Trans>Formas de pagamento</Trans>
              </Link>
            ) : undefined
          }
        >
          <Trans>Cartão pelo site só o próprio cliente paga.</Trans>
        </Notice>
      )}
      {byHand ? (
        <div className="card pad0 list">
          <CheckRow
            label={t`Já recebido`}
            detail={t`Entra no caixa, se estiver aberto. Tecla P no pagamento.`}
            checked={draft.paidNow}
            onChange={(event) => onChange({ paidNow: event.currentTarget.checked })}
          />
        </div>
      ) : null}
      {asksForChange(draft, store) ? (
        <MoneyField
          id="counter-change"
          label={t`Troco para`}
          optional
          value={draft.change}
          error={left || tried ? wrong : undefined}
          hint={back === '' ? undefined : t`O troco é ${back}.`}
          onChange={(change) => onChange({ change })}
          onBlur={({ target }) => target.value !== '' && setLeft(true)}
        />
      ) : null}
    </>
  );
}
