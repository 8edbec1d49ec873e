// The ordered items and their price.

import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { StoredItem } from '#contract/entities/order-item.ts';
import { OwnWords } from '../brand/own-words.tsx';
import { Media } from '../ui/media.tsx';
import { useMoney } from '../ui/money.tsx';
import { Totals } from '../ui/totals.tsx';
import '../styles/amounts.css';
import { useTimes } from '../ui/use-times.ts';
import { choiceLines } from './choice-lines.ts';
import { keyedItems } from './keyed-items.ts';
import { itemPicture, type OrderPicture } from './order-pictures.ts';
import { usePriceLines } from './price-lines.ts';
import { WhyThatTotal } from './price-reasons.tsx';

type Pictures = Readonly<Record<number, OrderPicture>>;
type OrderLinesProps = { order: Order; number: string; pictures: Pictures };

export function OrderLines({ order, number, pictures }: OrderLinesProps) {
  const priceLines = usePriceLines();
  return (
    <section className="card">
      <header className="row between">
        <h2 className="t-head">
          <Trans>Seu pedido</Trans>
        </h2>
        <span className="t-cap num">
          <Trans>nº {number}</Trans>
        </span>
      </header>
      <ul className="mini-lines with-pictures">
        {keyedItems(order.itens).map(({ key, item }) => (
          <Line key={key} item={item} pictures={pictures} />
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

type ItemLinesProps = { label: string; items: readonly StoredItem[] };

/** The items alone, without pictures and the order's sums. */
export function ItemLines({ label, items }: ItemLinesProps) {
  const times = useTimes();
  const money = useMoney();
  return (
    <ul className="mini-lines" aria-label={label}>
      {keyedItems(items).map(({ key, item }) => (
        <li key={key}>
          <b className="num">{times(item)}</b>
          <span>
            <OwnWords>{item.nome}</OwnWords>
            {choiceLines(item).map((line) => (
              <small key={line}>
                <OwnWords>{line}</OwnWords>
              </small>
            ))}
          </span>
          <span className="num">{money(item.valorTotal)}</span>
        </li>
      ))}
    </ul>
  );
}

function Line({ item, pictures }: { item: StoredItem; pictures: Pictures }) {
  const times = useTimes();
  const money = useMoney();
  return (
    <li>
      <Media
        src={itemPicture(item, pictures)}
        name={item.nome}
        tint={pictures[item.idProduto]?.tom}
      />
      <b className="num">{times(item)}</b>
      <span>
        {item.estornado ? (
          <s>
            <OwnWords>{item.nome}</OwnWords>
          </s>
        ) : (
          <OwnWords>{item.nome}</OwnWords>
        )}
        {choiceLines(item).map((line) => (
          <small key={line}>
            <OwnWords>{line}</OwnWords>
          </small>
        ))}
        {item.observacao === '' ? null : <small className="remark">{item.observacao}</small>}
      </span>
      <span className="num">
        {item.estornado ? <s>{money(item.valorTotal)}</s> : money(item.valorTotal)}
      </span>
    </li>
  );
}
