// Another address, payment or remark of an order that is being changed; all stay unless somebody
// changes them.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { paysFirst } from '#rules/orders/payment.ts';
import { ShortAddress } from '../addresses/short-address.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import '../picking/picking.css';
import { type ChangeDraft, cashText } from './change-draft.ts';
import { useCashProblem } from './use-cash-problem.ts';

type ChangeTermsProps = {
  order: Order;
  store: Store;
  draft: ChangeDraft;
  onChange: (change: Partial<ChangeDraft>) => void;
};

/** The store's ways to pay on handover. */
const methodsOnHandover = ({ formasPagamento }: Pick<Store, 'formasPagamento'>) =>
  formasPagamento.filter(({ tipo }) => !paysFirst(tipo));

export function ChangeTerms({ order, store, draft, onChange }: ChangeTermsProps) {
  const { t } = useLingui();
  const wrong = useCashProblem(draft.cash, null);
  const delivers = order.tipoPedido === ORDER_TYPE.delivery;
  const payable = order.statusPagamento === PAYMENT_STATUS.onDelivery;
  const chosen = draft.paymentId ?? order.formaPagamento.id;
  const isCash = store.formasPagamento.find(({ id }) => id === chosen)?.tipo === 'dinheiro';
  return (
    <section className="card stack">
      {delivers ? (
        draft.address === undefined ? (
          <Button variant="outline" size="md" onClick={() => onChange({ address: null })}>
            <Trans>Outro endereço</Trans>
          </Button>
        ) : (
          <>
            <ShortAddress store={store} onAddress={(address) => onChange({ address })} />
            <Button variant="neutral" size="sm" onClick={() => onChange({ address: undefined })}>
              <Trans>O endereço fica</Trans>
            </Button>
          </>
        )
      ) : null}
      {payable ? (
        <MethodChips
          label={t`Pagamento`}
          name="change-payment"
          store={store}
          chosen={chosen}
          onChoose={(id) =>
            onChange(
              id === order.formaPagamento.id
                ? { paymentId: null, cash: cashText(order.troco) }
                : { paymentId: id, cash: '' },
            )
          }
        />
      ) : null}
      {payable && isCash ? (
        <TextField
          label={t`Troco para quanto?`}
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={draft.cash}
          error={wrong}
          onChange={(event) => onChange({ cash: event.target.value })}
        />
      ) : null}
      <TextField
        label={t`Observação do pedido`}
        optional
        autoComplete="off"
        maxLength={300}
        value={draft.remark}
        onChange={(event) => onChange({ remark: event.target.value })}
      />
    </section>
  );
}

type MethodChipsProps = {
  label: string;
  name: string;
  store: Store;
  chosen: number | null;
  onChoose: (id: number) => void;
};

export function MethodChips({ label, name, store, chosen, onChoose }: MethodChipsProps) {
  return (
    <fieldset className="pick-set">
      <legend>{label}</legend>
      <div className="chipwrap">
        {methodsOnHandover(store).map(({ id, nome }) => (
          <label key={id} className={id === chosen ? 'chip on' : 'chip'}>
            <input
              className="sr"
              type="radio"
              name={name}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {nome}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
