// The ordered items and their price.
import { Trans } from '@lingui/react/macro';
import type { Order, StoredItem } from '#contract/entities/order.ts';
import { useMoney } from '../ui/money.tsx';
import { Totals } from '../ui/totals.tsx';
import '../styles/amounts.css';
import { choiceLines } from './choice-lines.ts';
import { keyedItems } from './keyed-items.ts';
import { usePriceLines } from './price-lines.ts';
import { WhyThatTotal } from './price-reasons.tsx';

export function OrderLines({ order, number }: { order: Order; number: string }) {
  const priceLines = usePriceLines();
  return (
    <section className="card">
      <header className="row between">
        <h2 className="t-head">
          <Trans>Seu pedido</Trans>
        </h2>
        <span className="t-cap num">{number}</span>
      </header>
      <ul className="mini-lines">
        {keyedItems(order.itens).map(({ key, item }) => (
          <Line key={key} item={item} />
        ))}
      </ul>
      {order.observacao === '' ? null : (
        <p className="t-sub remark order-note">{order.observacao}</p>
      )}
      <Totals lines={priceLines(order)} />
      <WhyThatTotal order={order} />
    </section>
  );
}

function Line({ item }: { item: StoredItem }) {
  const money = useMoney();
  return (
    <li>
      <b className="num">{item.quantidade}×</b>
      <span>
        {item.estornado ? <s>{item.nome}</s> : item.nome}
        {choiceLines(item).map((line) => (
          <small key={line}>{line}</small>
        ))}
        {item.observacao === '' ? null : <small className="remark">{item.observacao}</small>}
      </span>
      <span className="num">
        {item.estornado ? <s>{money(item.valorTotal)}</s> : money(item.valorTotal)}
      </span>
    </li>
  );
}
