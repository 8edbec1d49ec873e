// Another address or payment of an order that is being changed; both stay unless they are opened.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { paysFirst } from '#rules/orders/payment.ts';
import { AddressFields } from '../../addresses/address-fields.tsx';
import { checkAddress, draftOf, emptyAddress, toAddress } from '../../addresses/draft.ts';
import { Button } from '../../ui/button.tsx';
import type { ChangeDraft } from './change-draft.ts';

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
  const [typed, setTyped] = useState(
    order.endereco === null ? emptyAddress : draftOf(order.endereco),
  );
  const delivers = order.tipoPedido === ORDER_TYPE.delivery;
  const payable = order.statusPagamento === PAYMENT_STATUS.onDelivery;
  if (!delivers && !payable) return null;
  return (
    <section className="card stack counter-part">
      {delivers ? (
        draft.address === undefined ? (
          <Button variant="outline" size="md" onClick={() => onChange({ address: null })}>
            <Trans>Outro endereço</Trans>
          </Button>
        ) : (
          <>
            <AddressFields
              draft={typed}
              errors={{}}
              cep={null}
              cities={[]}
              neighbourhood={null}
              onChange={(change) => {
                const next = { ...typed, ...change };
                setTyped(next);
                const whole = checkAddress(next).length === 0;
                const address = { point: null, fromList: false };
                onChange({ address: whole ? toAddress(next, address) : null });
              }}
            />
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
          chosen={draft.paymentId ?? order.formaPagamento.id}
          onChoose={(id) => onChange({ paymentId: id === order.formaPagamento.id ? null : id })}
        />
      ) : null}
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
    <fieldset className="counter-set">
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
