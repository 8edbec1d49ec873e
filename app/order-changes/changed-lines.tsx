// The lines of an order that is being changed: what stays, and what is new.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, StoredItem } from '#contract/entities/order.ts';
import { changeQuantity, removeLine } from '#rules/cart/cart.ts';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Stepper } from '../ui/stepper.tsx';
import type { ChangeDraft } from './change-draft.ts';
import './order-change.css';

type ChangedLinesProps = {
  order: Order;
  draft: ChangeDraft;
  /** The chosen options of an item, in lines. */
  choicesOf: (item: StoredItem) => readonly string[];
  onChange: (change: Partial<ChangeDraft>) => void;
};

export function ChangedLines({ order, draft, choicesOf, onChange }: ChangedLinesProps) {
  const { t } = useLingui();
  const money = useMoney();
  const set = (at: number, quantity: number) =>
    onChange({ quantities: draft.quantities.with(at, quantity) });
  return (
    <section className="card">
      <h2 className="t-item">{t`Itens`}</h2>
      <ul>
        {order.itens.map((item, at) => {
          const quantity = draft.quantities[at] ?? 0;
          const key = `${at} ${item.idProduto}`;
          const { nome } = item;
          return (
            <li key={key} className="change-line">
              <span className="grow">
                {quantity === 0 ? <s>{nome}</s> : nome}
                {choicesOf(item).map((line) => (
                  <small key={line}>{line}</small>
                ))}
                {item.observacao === '' ? null : <small>{item.observacao}</small>}
              </span>
              <span className="num">{money(item.valorUnitario * quantity)}</span>
              {quantity === 0 ? (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t`Desfazer: ${nome} fica`}
                  onClick={() => set(at, item.quantidade)}
                >
                  <Trans>Desfazer</Trans>
                </Button>
              ) : (
                <Stepper
                  name={nome}
                  value={quantity}
                  max={item.quantidade}
                  onChange={(count) => set(at, count)}
                  onRemove={() => set(at, 0)}
                />
              )}
            </li>
          );
        })}
        {draft.lines.map(({ key, produto, valorProdutoHistorico }) => (
          <li key={key} className="change-line change-new">
            <span className="grow">
              <small>
                <Trans>Novo</Trans>
              </small>
              {produto.nome}
              <small>
                {[produto.descricaoOpcoes, produto.observacao].filter(Boolean).join(', ')}
              </small>
            </span>
            <span className="num">{money(valorProdutoHistorico * produto.quantidade)}</span>
            <Stepper
              name={produto.nome}
              value={produto.quantidade}
              onChange={(count) => onChange({ lines: changeQuantity(draft.lines, key, count) })}
              onRemove={() => onChange({ lines: removeLine(draft.lines, key) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
