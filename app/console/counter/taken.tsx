// After the order is sent: its number, the Pix to show or send, and the next order.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { OrderType } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { orderPath } from '#contract/order-path.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useSiteOrigin } from '../../brand/site-origin.ts';
import { useIsMarket } from '../../brand/use-is-market.ts';
import { useSlotDay } from '../../checkout/slot-text.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useKindLabel } from '../board/order-kind.tsx';
import { useKeydown } from '../frame/use-keydown.ts';
import { staffOrderPath } from '../order-history/order-path.ts';
import { CounterPix } from './counter-pix.tsx';
import { MessageLink } from './message-link.tsx';

type Receipt = OutputOf<Endpoints['takeOrder']>;
export type TakenOrder = {
  kind: OrderType;
  /** Null: it went onto the bill of a table. */
  receipt: Receipt | null;
  /** The table's name; null: no table, or not known here. */
  table: string | null;
  /** Start of the slot; empty: as soon as possible, or not known here. */
  slot: string;
  /** Null: what was sent first is not known here. */
  total: Cents | null;
  phone: string;
  name: string;
  /** An earlier attempt made the order, without what was changed since; a sentence that says so. */
  first?: string;
};

function useTitle({ receipt, slot }: TakenOrder): string {
  const { t, i18n } = useLingui();
  const isMarket = useIsMarket();
  if (receipt === null) return t`O pedido está na cozinha e na conta.`;
  const number = i18n.number(receipt.numero);
  if (receipt.status === ORDER_STATUS.paymentPending) return t`Pedido ${number} espera o Pix`;
  if (slot !== '') return t`Pedido ${number} está agendado`;
  return isMarket ? t`Pedido ${number} está em separação` : t`Pedido ${number} está na cozinha`;
}

type TakenProps = { store: Store; order: TakenOrder; onNext: () => void };

export function Taken({ store, order, onNext }: TakenProps) {
  const { t, i18n } = useLingui();
  const title = useTitle(order);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { receipt } = order;
  const number = receipt === null ? '' : i18n.number(receipt.numero);
  const waits = receipt?.status === ORDER_STATUS.paymentPending;
  useKeydown((event) => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    onNext();
  });
  return (
    <section className="card counter-taken stack">
      <h2 className="t-section" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Facts store={store} order={order} />
      {order.first === undefined ? null : (
        <Notice
          tone="warning"
          title={order.first}
          action={
            receipt === null ? undefined : (
              <Link to={staffOrderPath(receipt.id)}>
                <Trans>Abrir o pedido</Trans>
              </Link>
            )
          }
        >
          <Trans>O que você mudou depois não está nele.</Trans>
        </Notice>
      )}
      {receipt === null ? null : waits ? (
        <TakenPix order={order} receipt={receipt} number={number} />
      ) : (
        <SendLink order={order} receipt={receipt} text={t`Recebemos seu pedido ${number}.`} />
      )}
      <Button onClick={onNext}>
        <Trans>Novo pedido</Trans>
        <kbd className="pick-key">F2</kbd>
      </Button>
    </section>
  );
}

/** Who gets it, where, when, and for how much. */
function Facts({ store, order }: Pick<TakenProps, 'store' | 'order'>) {
  const { kind, table, name, slot, total } = order;
  const kindLabel = useKindLabel();
  const slotDay = useSlotDay(store.fusoHorario);
  const money = useMoney();
  const facts = [
    // A bill's guests have names of their own.
    kind === ORDER_TYPE.table ? null : name,
    table ?? kindLabel(kind),
    slot === '' ? null : slotDay({ inicio: slot }),
    total === null ? null : money(total),
  ].filter((fact) => fact !== null);
  return <p className="t-sub">{facts.join(' · ')}</p>;
}

function TakenPix({
  order,
  receipt,
  number,
}: {
  order: TakenOrder;
  receipt: Receipt;
  number: string;
}) {
  const { t } = useLingui();
  const money = useMoney();
  const amount = order.total === null ? '' : money(order.total);
  return (
    <CounterPix
      id={receipt.id}
      amount={amount}
      send={(code) => (
        <SendLink
          order={order}
          receipt={receipt}
          text={
            amount === ''
              ? t`Pedido ${number}. Código Pix: ${code}`
              : t`Pedido ${number}, ${amount}. Código Pix: ${code}`
          }
        />
      )}
    />
  );
}

/** With the page of the order. */
function SendLink({
  order: { phone },
  receipt,
  text,
}: {
  order: TakenOrder;
  receipt: Receipt;
  text: string;
}) {
  const origin = useSiteOrigin();
  const { id, status, codigoEstabelecimento, chaveAcompanhamento: chave } = receipt;
  const path = orderPath({ id, status, codigoEstabelecimento });
  const page = `${origin}${path}?${new URLSearchParams({ chave })}`;
  return <MessageLink phone={phone} text={`${text} ${page}`} />;
}
